import { useQuery } from '@tanstack/react-query'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import type { ShopProduct } from '#contracts/shop/shop.ts'
import {
  PRODUCT_CATEGORY_NAMES,
  SHOP_CATEGORIES,
  SHOP_SORTS,
  type ShopCategory,
  type ShopSort,
} from '#domain/shop/product.ts'
import { shelfOf } from '#domain/shop/shelf.ts'
import { useQueries } from '../../api/queries-context.ts'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Select } from '../../ui/select.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ProductCard } from './product-card.tsx'
import { shopProductsQuery } from './shop.loader.ts'
import { useShelfAddress } from './use-shelf-address.ts'

const CATEGORY_LABELS: Readonly<Record<ShopCategory, string>> = {
  tutte: 'Tutte',
  offerte: 'Offerte',
  ...PRODUCT_CATEGORY_NAMES,
}
const SORT_LABELS: Readonly<Record<ShopSort, string>> = {
  featured: 'In evidenza',
  'price-low': 'Prezzo: dal più basso',
  'price-high': 'Prezzo: dal più alto',
  rating: 'Valutazione',
}
const LOADING_PRODUCTS = 6
const sortOptions = SHOP_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

export default function ShopPage() {
  const { data, isError, error, refetch } = useQuery(shopProductsQuery(useQueries().api))
  const { chosen, shown, isBusy, choose } = useShelfAddress()
  return (
    <>
      <PageMeta
        title="Shop"
        description="Forni, piastre, pietre, pale, teglie e libri per fare la pizza, scelti per stile di pizza, con prezzi indicativi."
        path="/shop"
        image={pagePictureUrl('/shop')}
      />
      <PageHeader kicker="Attrezzatura" title="Shop">
        <p>Quello che serve davvero per fare la pizza, e a quale pizza serve. Senza riempire la cucina.</p>
      </PageHeader>
      <div className="wrap pb-20">
        <p className="mb-6 rounded-md bg-crust px-4 py-3 text-sm">
          <strong>Link sponsorizzati.</strong> I pulsanti aprono un negozio, di solito una ricerca su Amazon:
          se compri passando da qui possiamo ricevere una commissione, e tu non paghi di più. I prezzi sono
          indicativi: vale quello che trovi nel negozio.
        </p>
        {isError && (
          <LoadError failure={error} heading="h2" room="min-h-176" onRetry={() => void refetch()}>
            <p>Non siamo riusciti a caricare i prodotti.</p>
          </LoadError>
        )}
        {!isError && (
          <>
            <Select
              label="Ordina per"
              value={chosen.sort}
              options={sortOptions}
              onChange={(value) => choose({ sort: SHOP_SORTS.find((sort) => sort === value) ?? 'featured' })}
              className="mb-5 sm:w-72 noscript:hidden"
            />
            <Tabs
              label="Categorie"
              // Each choice is a history entry. The arrow keys must not choose tabs, because they would add many
              // entries.
              manual
              value={chosen.category}
              onChange={(value) =>
                choose({ category: SHOP_CATEGORIES.find((category) => category === value) ?? 'tutte' })
              }
              tabs={SHOP_CATEGORIES.map((value) => ({
                value,
                label: CATEGORY_LABELS[value],
                content: (
                  <Shelf products={data && shelfOf(data, shown.category, shown.sort)} isBusy={isBusy} />
                ),
              }))}
            />
          </>
        )}
      </div>
    </>
  )
}

const Shelf = ({ products, isBusy }: { products: ShopProduct[] | undefined; isBusy: boolean }) => (
  <div aria-busy={isBusy} className="transition-opacity aria-busy:opacity-50">
    {products?.length === 0 && (
      <EmptyState heading="h2" title="Nessun prodotto trovato">
        <p>Prova con un'altra categoria.</p>
      </EmptyState>
    )}
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {products
        ? products.map((product, place) => (
            <li key={product.id}>
              <ProductCard product={product} place={place} />
            </li>
          ))
        : Array.from({ length: LOADING_PRODUCTS }, (_, place) => <ProductSkeleton key={place} />)}
    </ul>
  </div>
)

const ProductSkeleton = () => (
  <li className="overflow-hidden rounded-lg border border-line bg-paper">
    <Skeleton className="aspect-4/3 rounded-none" />
    <div className="grid gap-3 p-5">
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-5 w-2/3" />
      <div className="flex items-end justify-between gap-3 pt-2">
        <Skeleton className="h-12 w-24" />
        <Skeleton className="h-11 w-40 rounded-full" />
      </div>
    </div>
  </li>
)
