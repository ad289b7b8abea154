import type { DataRouter } from 'react-router'
import { toast } from '../ui/toast-store.ts'
import { keepWhatIsRead } from './keep-what-is-read.ts'
import { SKIP_WAITING } from './offline-pages.ts'

export function keepOffline(router: DataRouter): void {
  addEventListener('offline', () =>
    toast({
      title: 'Sei senza rete',
      description:
        'I calcolatori, la guida al forno, gli abbinamenti, la serata pizza, la lista della spesa, la ricerca, il pronto soccorso, il glossario e le ultime ricette lette funzionano lo stesso.',
      tone: 'warning',
    }),
  )
  addEventListener('online', () => toast({ title: 'Di nuovo in rete' }))
  if ('serviceWorker' in navigator) void register(router)
}

/** Time limit for the new worker to become active. In Chromium this sometimes takes minutes. */
const PATIENCE_MS = 2_000

/** Without a worker the page is loaded from the network and registers the new worker. The caches stay. */
async function startAnew(registration: ServiceWorkerRegistration) {
  await registration.unregister()
  location.reload()
}

async function register(router: DataRouter) {
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return // Private windows may refuse it. The site works without it.
  keepWhatIsRead(router)
  if (registration.waiting) offerUpdate(registration, registration.waiting)
  if (registration.installing) offerWhenInstalled(registration, registration.installing)
  registration.addEventListener('updatefound', () => {
    if (registration.installing) offerWhenInstalled(registration, registration.installing)
  })
}

function offerWhenInstalled(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(registration, worker)
  })
}

function offerUpdate(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  const update = () => {
    const stuck = setTimeout(() => void startAnew(registration), PATIENCE_MS)
    const takenOver = () => {
      clearTimeout(stuck)
      location.reload()
    }
    navigator.serviceWorker.addEventListener('controllerchange', takenOver, { once: true })
    worker.postMessage(SKIP_WAITING)
  }
  toast({
    title: 'È pronta una nuova versione',
    description: 'Aggiorna quando hai finito quello che stai facendo.',
    action: { label: 'Aggiorna', onSelect: update },
  })
}
