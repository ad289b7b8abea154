import { toast } from '../ui/toast-store.ts'
import { SKIP_WAITING } from './offline-pages.ts'

/** The worker that answers without a network, its updates, and a word when the network goes and comes. */
export function keepOffline(): void {
  addEventListener('offline', () =>
    toast({
      title: 'Sei senza rete',
      description:
        'I calcolatori, la guida al forno, la lista della spesa e le ultime ricette lette funzionano lo stesso.',
      tone: 'warning',
    }),
  )
  addEventListener('online', () => toast({ title: 'Di nuovo in rete' }))
  if ('serviceWorker' in navigator) void register()
}

async function register() {
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return // Private windows may refuse it: the site works without.
  if (registration.waiting) offerUpdate(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first version, not an update.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker)
    })
  })
}

function offerUpdate(worker: ServiceWorker) {
  const update = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage(SKIP_WAITING)
  }
  toast({
    title: 'È pronta una nuova versione',
    description: 'Aggiorna quando hai finito quello che stai facendo.',
    action: { label: 'Aggiorna', onSelect: update },
  })
}
