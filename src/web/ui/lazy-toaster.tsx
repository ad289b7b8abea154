import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toasts } from './toast-store.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** The notification area is not part of the first load: it arrives with the first notification, and then stays. */
export function LazyToaster() {
  const wanted = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.current().length > 0,
    () => false,
  )
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
