import { useMemo, useSyncExternalStore } from 'react'
import { readShoppingList, SHOPPING_LIST_KEY, type StoredShoppingList } from '#domain/shopping/stored-list.ts'

const listeners = new Set<() => void>()
/** What this page holds where the browser keeps nothing for the site. */
let unsaved: string | null = null

/** Another tab may change the list too. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function storedText(): string | null {
  if (unsaved !== null) return unsaved
  try {
    return localStorage.getItem(SHOPPING_LIST_KEY)
  } catch {
    return null
  }
}

/** Works on what is stored at that moment; answers what was there before. */
export function changeList(next: (list: StoredShoppingList) => StoredShoppingList): StoredShoppingList {
  const before = readShoppingList(storedText())
  const text = JSON.stringify(next(before))
  try {
    localStorage.setItem(SHOPPING_LIST_KEY, text)
    unsaved = null
  } catch {
    unsaved = text
  }
  for (const listener of listeners) listener()
  return before
}

/** The list that this browser keeps; the server knows nothing of it. */
export function useStoredList(): StoredShoppingList {
  const text = useSyncExternalStore(subscribe, storedText, () => null)
  return useMemo(() => readShoppingList(text), [text])
}
