import type { NotificationData } from '#web/offline/notification-data.ts'

/** What the browser lets the page do once it is out of sight. */
export type NotifyPermission = NotificationPermission | 'impossible'

export const notifyPermission = (): NotifyPermission =>
  'Notification' in window ? Notification.permission : 'impossible'

/** Asks once; the browser remembers the answer. To be called while the reader taps. */
export async function askToNotify(): Promise<void> {
  if (notifyPermission() === 'default') await Notification.requestPermission()
}

interface SystemNotification {
  title: string
  body: string
  /** One of the same name takes the place of the one before. */
  tag: string
  /** Where a tap on it leads, a path of the site. */
  to: string
}

/** Shows a notification of the system, which stays until it is answered. Without the permission, nothing. */
export async function notifySystem({ title, body, tag, to }: SystemNotification): Promise<void> {
  if (notifyPermission() !== 'granted') return
  const data: NotificationData = { to }
  const options = { body, tag, data, lang: 'it', icon: '/icone/icona-192.png', requireInteraction: true }
  const registration = await navigator.serviceWorker?.getRegistration()
  // Through the worker a tap finds its way back also when the page is gone; phones allow no other way.
  if (registration) await registration.showNotification(title, options)
  else new Notification(title, options)
}
