import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { dismissToast, type ToastEntry, toasts } from './toast-store.ts'

const Toaster = lazyPart(() => import('./toaster.tsx'), { missing: () => <PlainToasts /> })

const none: readonly ToastEntry[] = []

export function LazyToaster() {
  useEffect(() => {
    // Nearly all notifications answer something that the reader does.
    const acts = { capture: true, once: true, passive: true }
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, Toaster.fetch, acts)
  }, [])
  const wanted = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.current().length > 0,
    () => false,
  )
  return wanted ? <Toaster /> : null
}

function PlainToasts() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
  return (
    <div
      role="status"
      className="no-print fixed inset-x-0 top-17 z-100 p-2 md:top-auto md:bottom-(--bar) md:left-auto md:p-4 md:max-w-[420px]"
    >
      {entries
        .filter(({ open }) => open)
        .map(({ id, title, description, action }) => (
          <div key={id} className="rounded-md border border-line bg-paper p-4 shadow-lift">
            <p className="font-semibold">{title}</p>
            {description && <p className="text-sm">{description}</p>}
            <div className="mt-2 flex gap-4 text-sm font-semibold underline">
              {action && 'onSelect' in action && (
                <button
                  type="button"
                  onClick={() => {
                    action.onSelect()
                    dismissToast(id)
                  }}
                >
                  {action.label}
                </button>
              )}
              <button type="button" onClick={() => dismissToast(id)}>
                Chiudi
              </button>
            </div>
          </div>
        ))}
    </div>
  )
}
