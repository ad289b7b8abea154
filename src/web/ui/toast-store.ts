import { messageOf } from '../api/api-client.ts'

/** At most one notification is visible. A closed notification is removed after 1,000,000 ms (specification,
 * part 1, section 9). */
const LIMIT = 1
const REMOVE_DELAY_MS = 1_000_000

export interface ToastContent {
  title: string
  description?: string
  tone?: 'default' | 'destructive' | 'warning'
  stays?: boolean
  /** Shown selected, for who has to copy it by hand. */
  toCopy?: string
  action?: ({ label: string } & ({ to: string } | { onSelect: () => void })) | undefined
}
export interface ToastEntry extends ToastContent {
  id: number
  open: boolean
}

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

export const toasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => entries,
}

const update = (id: number, content: Partial<ToastEntry>) =>
  change(entries.map((entry) => (entry.id === id ? { ...entry, ...content } : entry)))

const remove = (id: number) => {
  clearTimeout(removals.get(id))
  removals.delete(id)
  change(entries.filter((entry) => entry.id !== id))
}

export function dismissToast(id: number) {
  update(id, { open: false })
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => remove(id), REMOVE_DELAY_MS),
    )
}

export const toastError = (description: string, title = 'Errore') =>
  toast({ title, description, tone: 'destructive' })

export function toast(content: ToastContent) {
  const id = ++lastId
  change([{ ...content, id, open: true }, ...entries].slice(0, LIMIT))
  return {
    update: (more: Partial<ToastContent>) => update(id, more),
    dismiss: () => dismissToast(id),
    remove: () => remove(id),
  }
}

/**
 * Shows the notification of a failed request. A text in `words` is shown if the server sent no message. A
 * function in `words` returns the message itself.
 */
export const toastFailure =
  (
    title: string,
    words: string | ((failure: unknown) => string) = 'Controlla la connessione e riprova tra poco.',
    more?: Pick<ToastContent, 'action'>,
  ) =>
  (failure: unknown): void => {
    const description = typeof words === 'string' ? messageOf(failure, words) : words(failure)
    toast({ title, description, tone: 'destructive', ...more })
  }
