import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { dismissToast, type ToastEntry, toasts } from './toast-store.ts'

const none: readonly ToastEntry[] = []

const actionClass = 'mt-1 justify-self-start text-sm font-semibold underline'

const tones = {
  default: 'border-line bg-paper text-ink',
  destructive: 'border-tomato-fill bg-tomato-fill text-on-fill',
  warning: 'border-medium bg-medium text-on-medium',
}

const leaveToDialog = (event: KeyboardEvent) => {
  if (event.target instanceof Element && event.target.closest('[role=dialog]')) event.preventDefault()
}

function useRoom(shown: ToastEntry | undefined) {
  const area = useRef<HTMLOListElement>(null)
  const id = shown?.id // each notification has its own live region
  useEffect(() => {
    const { style } = document.documentElement
    if (id === undefined || !area.current) return
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--toast-room', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    watch.observe(area.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--toast-room')
    }
  }, [id])
  return area
}

export default function Toaster() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
  const area = useRoom(entries.find(({ open }) => open))
  return (
    // The key gives each notification its own provider. With a common provider Radix's timer would stay paused
    // after a notification is closed by hand.
    <Primitive.Provider
      key={entries[0]?.id}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label="Notifica"
    >
      {entries.map(({ id, open, title, description, tone = 'default', stays, action }) => (
        <Primitive.Root
          key={id}
          open={open}
          {...(stays && { duration: Number.POSITIVE_INFINITY })}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          onEscapeKeyDown={leaveToDialog}
          className={clsx(
            'pointer-events-auto relative flex items-start gap-4 rounded-md border p-4 pr-11 shadow-lift',
            'data-[state=open]:animate-slide data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            'data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
            tones[tone],
          )}
        >
          <div className="grid min-w-0 gap-0.5 wrap-anywhere">
            <Primitive.Title className="font-semibold">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="max-h-[40dvh] overflow-y-auto text-sm">
                {description}
              </Primitive.Description>
            )}
            {action && (
              <Primitive.Action altText={action.label} asChild>
                {'to' in action ? (
                  <Link to={action.to} className={actionClass}>
                    {action.label}
                  </Link>
                ) : (
                  <button type="button" className={actionClass} onClick={action.onSelect}>
                    {action.label}
                  </button>
                )}
              </Primitive.Action>
            )}
          </div>
          <Primitive.Close
            aria-label="Chiudi la notifica"
            className="absolute top-2 right-2 rounded-full p-2"
          >
            <X className="size-4" aria-hidden />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport
        ref={area}
        hotkey={['F8']}
        label="Notifiche ({hotkey})"
        // `aria-live="off"` announces nothing, but makes this area a live region. Dialogs hide everything except
        // live regions from screen readers.
        aria-live="off"
        className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-100 flex w-full flex-col gap-2 p-4 pb-[calc(1rem+var(--bar))] outline-none md:left-auto md:max-w-[420px]"
      />
    </Primitive.Provider>
  )
}
