import { useSyncExternalStore } from 'react'
import { askToKeep } from './ask-to-keep.ts'

/**
 * A text in localStorage; every part of the page, and every other tab, follows its changes. With `ownInTab` a tab goes on
 * with what it wrote itself, also over a reload, and a new one begins with what was written last.
 */
export function storedText(key: string, ownInTab = false) {
  const listeners = new Set<() => void>()
  /** What this page holds where the browser keeps nothing. */
  let held: string | null = null
  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** Another tab may write too. */
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  /** Null when there is none, also where the browser keeps nothing for this site. */
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
    /** False where the browser refuses: its storage is full or forbidden. */
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
    /** Writes over a text that was read, wherever it still stands: what another tab has written since stays. */
    amend(seen: string, text: string) {
      if (held === seen) held = text
      try {
        for (const storage of ownInTab ? [sessionStorage, localStorage] : [localStorage])
          if (storage.getItem(key) === seen) storage.setItem(key, text)
      } catch {
        // A browser that refuses keeps what it has.
      }
      notify()
    },
    /** Holds a text that the browser refuses to store: it lasts as long as the page. */
    hold(text: string) {
      held = text
      notify()
    },
    /** Null on the server and while the page is hydrated. */
    use: () => useSyncExternalStore(subscribe, read, () => null),
  }
}
