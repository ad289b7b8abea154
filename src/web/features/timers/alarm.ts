import { type ToastContent, toast } from '#web/ui/toast-store.ts'
import { prepareRing, ring } from './ring.ts'
import { askToNotify } from './system-notification.ts'

/** To be called while the reader starts a timer: browsers let a page sound and notify later only after a tap. */
export function prepareAlarm(): void {
  prepareRing()
  void askToNotify().catch(() => undefined)
}

/** A time is over: a notification that waits for the cook, sound and shaking, as far as the device can. */
export function alarm(description: string, action?: ToastContent['action']) {
  toast({ title: 'Tempo scaduto', description, stays: true, ...(action && { action }) })
  ring()
}
