import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SHOP_CATEGORIES, SHOP_SORTS, type ShopCategory, type ShopSort } from '#domain/shop/product.ts'

/** Delay between a choice and the new products, from the site's specification. */
const FILTER_DELAY_MS = 300

interface Shelf {
  category: ShopCategory
  sort: ShopSort
}

const read = (address: URLSearchParams): Shelf => ({
  category: SHOP_CATEGORIES.find((category) => category === address.get('categoria')) ?? 'tutte',
  sort: SHOP_SORTS.find((sort) => sort === address.get('ordine')) ?? 'featured',
})

/**
 * The choice in the URL (/shop?categoria=forni&ordine=price-low) is shown after the delay. Each choice is a
 * history entry, so that Back undoes the choice.
 */
export function useShelfAddress() {
  const [address, setAddress] = useSearchParams()
  const chosen = read(address)
  const { category, sort } = chosen
  const [shown, setShown] = useState(chosen)
  const isBusy = shown.category !== category || shown.sort !== sort

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setShown({ category, sort }), FILTER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isBusy, category, sort])

  const choose = (changes: Partial<Shelf>) => {
    const next = new URLSearchParams(address)
    next.set('categoria', changes.category ?? category)
    next.set('ordine', changes.sort ?? sort)
    setAddress(next, { preventScrollReset: true })
  }
  return { chosen, shown, isBusy, choose }
}
