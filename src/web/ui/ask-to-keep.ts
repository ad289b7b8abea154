/**
 * What readers keep in the browser for a long time; the rest is where they were. Written out: every page loads this, and
 * should not load what reads them.
 */
export const KEPT_HERE = ['pizzaNights', 'pizzaNightAnswers', 'savedDoughRecipes', 'shoppingList', 'myOven']
/** That the browser was asked: some ask the reader, and nobody is asked twice. */
const ASKED_KEY = 'memoriaChiesta'

/** Asks the browser, with the first thing that is kept, not to clear it by itself. Whatever it answers changes nothing. */
export function askToKeep(key: string): void {
  if (!KEPT_HERE.includes(key) || localStorage.getItem(ASKED_KEY) !== null) return
  // Not there over plain HTTP.
  const storage: Partial<StorageManager> | undefined = navigator.storage
  if (!storage?.persist) return
  localStorage.setItem(ASKED_KEY, '1')
  storage.persist().catch(() => undefined)
}
