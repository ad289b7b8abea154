import { useMemo } from 'react'
import {
  readShoppingList,
  SHOPPING_LIST_KEY,
  type StoredShoppingList,
  withShoppingList,
} from '#domain/shopping-list/stored-list.ts'
import { storedText } from '#web/ui/stored-text.ts'

const stored = storedText(SHOPPING_LIST_KEY)

/** Changes the currently stored list, because another tab may have changed it. Returns the previous list. */
export function changeList(next: (list: StoredShoppingList) => StoredShoppingList): StoredShoppingList {
  const kept = stored.read()
  const before = readShoppingList(kept)
  const text = withShoppingList(kept, next(before))
  if (!stored.write(text)) stored.hold(text)
  return before
}

export function useStoredList(): StoredShoppingList {
  const text = stored.use()
  return useMemo(() => readShoppingList(text), [text])
}
