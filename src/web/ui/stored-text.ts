import { useSyncExternalStore } from 'react'

export const KEPT_HERE = [
  'pizzaNights',
  'pizzaNightAnswers',
  'savedDoughRecipes',
  'shoppingList',
  'kitchen',
  'begunBeforeLogin',
]
/** Marks that persistent storage was requested. Some browsers ask the user, so it is requested only once. */
const ASKED_KEY = 'memoriaChiesta'

function askToKeep(key: string): void {
  if (!KEPT_HERE.includes(key) || localStorage.getItem(ASKED_KEY) !== null) return
  // `navigator.storage` is undefined over plain HTTP.
  const storage: Partial<StorageManager> | undefined = navigator.storage
  if (!storage?.persist) return
  localStorage.setItem(ASKED_KEY, '1')
  storage.persist().catch(() => undefined)
}

/**
 * A text in localStorage. Its changes reach all parts of the page and all other tabs. With `ownInTab` a tab
 * keeps its own text, even after a reload. A new tab starts with the last written text.
 */
export function storedText(key: string, ownInTab = false) {
  const listeners = new Set<() => void>()
  let held: string | null = null
  const notify = () => {
    for (const listener of listeners) listener()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  const read = (): string | null => {
    if (held !== null) return held
    try {
      return (ownInTab ? sessionStorage.getItem(key) : null) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  }

  return {
    read,
    /** Returns false if the browser's storage is full or forbidden. */
    write(text: string): boolean {
      let isNew: boolean
      try {
        if (ownInTab) sessionStorage.setItem(key, text)
        isNew = localStorage.getItem(key) !== text
        localStorage.setItem(key, text)
      } catch {
        return false
      }
      if (isNew) askToKeep(key)
      held = null
      notify()
      return true
    },
    /** Replaces the stored text only if it is `seen`. A newer text of another tab stays. */
    amend(seen: string, text: string) {
      if (held === seen) held = text
      try {
        for (const storage of ownInTab ? [sessionStorage, localStorage] : [localStorage])
          if (storage.getItem(key) === seen) storage.setItem(key, text)
      } catch {
        // If the browser refuses to write, the old text stays.
      }
      notify()
    },
    hold(text: string) {
      held = text
      notify()
    },
    /** Null on the server and during hydration. */
    use: () => useSyncExternalStore(subscribe, read, () => null),
  }
}
