import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

const SEARCH_PAGE = '/cerca'
/** While somebody types, and in a window over the page, the keys mean what they say. */
const BUSY = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu]'

const isSearchKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === '/' ? !ctrlKey && !metaKey && !altKey : key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey

/** The keys `/` and Ctrl+K open the search page; on that page they lead to its field. */
export function useSearchKeys() {
  const navigate = useNavigate()
  const search = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!isSearchKey(event) || event.defaultPrevented) return
    if (target instanceof Element && target.closest(BUSY)) return
    event.preventDefault()
    // The address: a page that is being left is still drawn.
    if (location.pathname === SEARCH_PAGE) document.querySelector<HTMLElement>('main [name=q]')?.focus()
    else void navigate(SEARCH_PAGE)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => search(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
