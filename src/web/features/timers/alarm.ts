import { type ToastContent, toast } from '#web/ui/toast-store.ts'
import { prepareRing, ring } from './ring.ts'
import { askToNotify } from './system-notification.ts'

/** Call it in the tap that starts a timer: browsers allow later sounds and notifications only after a tap. */
export function prepareAlarm(): void {
  prepareRing()
  void askToNotify().catch(() => undefined)
}

export function alarm(description: string, action?: ToastContent['action']) {
  toast({ title: 'Tempo scaduto', description, stays: true, ...(action && { action }) })
  ring()
}
