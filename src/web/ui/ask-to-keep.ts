export const KEPT_HERE = ['pizzaNights', 'pizzaNightAnswers', 'savedDoughRecipes', 'shoppingList', 'myOven']
/** Marks that persistent storage was requested. Some browsers ask the user, so it is requested only once. */
const ASKED_KEY = 'memoriaChiesta'

export function askToKeep(key: string): void {
  if (!KEPT_HERE.includes(key) || localStorage.getItem(ASKED_KEY) !== null) return
  // `navigator.storage` is undefined over plain HTTP.
  const storage: Partial<StorageManager> | undefined = navigator.storage
  if (!storage?.persist) return
  localStorage.setItem(ASKED_KEY, '1')
  storage.persist().catch(() => undefined)
}
