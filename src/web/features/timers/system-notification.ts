import type { NotificationData } from '#web/offline/notification-data.ts'

const RINGS: Record<NotifyPermission, string> = {
  granted: 'Alla fine la pagina suona e vibra finché non la tocchi, e ti manda una notifica.',
  default:
    'Alla fine la pagina suona e vibra finché non la tocchi; se consenti le notifiche te ne manda anche una.',
  denied:
    'Alla fine la pagina, se è aperta, suona e vibra finché non la tocchi: le sue notifiche sono bloccate nel browser.',
  impossible:
    'Alla fine la pagina, se è aperta, suona finché non la tocchi: questo browser non le permette notifiche.',
}

export const ringsText = (): string => RINGS[notifyPermission()]

type NotifyPermission = NotificationPermission | 'impossible'

const notifyPermission = (): NotifyPermission =>
  'Notification' in window ? Notification.permission : 'impossible'

export async function askToNotify(): Promise<void> {
  if (notifyPermission() === 'default') await Notification.requestPermission()
}

interface SystemNotification {
  title: string
  body: string
  tag: string
  to: string
}

export async function notifySystem({ title, body, tag, to }: SystemNotification): Promise<void> {
  if (notifyPermission() !== 'granted') return
  const data: NotificationData = { to }
  const options = { body, tag, data, lang: 'it', icon: '/icone/icona-192.png', requireInteraction: true }
  const registration = await navigator.serviceWorker?.getRegistration()
  // Phones allow notifications only through the service worker. The service worker also handles a tap on a
  // notification after the page is closed.
  if (registration) await registration.showNotification(title, options)
  else new Notification(title, options)
}
