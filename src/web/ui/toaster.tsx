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

const ROOM = ['--toast-room', '--toast-shift', '--toast-top'] as const

/** Dialogs (`--toast-room`, `--toast-shift`) and what is scrolled to (`--toast-top`) leave room for the
 * notification: on phones it stands under the header, in wide windows at the bottom on the
 * left: the results of the calculators are on the right. */
function useRoom(shown: ToastEntry | undefined) {
  const area = useRef<HTMLOListElement>(null)
  const id = shown?.id // each notification has its own live region
  useEffect(() => {
    const { style } = document.documentElement
    const place = area.current
    if (id === undefined || !place) return
    const watch = new ResizeObserver(() => {
      const { top, height, bottom } = place.getBoundingClientRect()
      const isAbove = top < innerHeight / 2
      const roomPx = isAbove ? bottom : height
      const values = [roomPx, isAbove ? roomPx / 2 : -roomPx / 2, isAbove ? bottom : 0]
      for (const [at, name] of ROOM.entries()) style.setProperty(name, `${values[at]}px`)
      if (isAbove) {
        moveTitle(top, bottom)
        uncover(bottom)
      }
    })
    watch.observe(place)
    return () => {
      watch.disconnect()
      for (const name of ROOM) style.removeProperty(name)
      main()?.style.removeProperty('translate')
    }
  }, [id])
  return area
}

const main = () => document.querySelector('main')

/** At the top of a page its title would be covered: the page makes room. */
function moveTitle(topPx: number, bottomPx: number) {
  const page = main()
  const title = page?.querySelector('h1')?.getBoundingClientRect()
  if (!page || !title || page.style.translate) return
  if (title.bottom > topPx && title.top < bottomPx) page.style.translate = `0 ${bottomPx - title.top}px`
}

/** The result that has just got the focus is not left under the notification. */
function uncover(bottomPx: number) {
  const result = document.activeElement
  if (!result?.closest('main')) return
  const { top, bottom } = result.getBoundingClientRect()
  if (bottom > 0 && top < bottomPx) scrollBy({ top: top - bottomPx, behavior: 'instant' })
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
      {entries.map(({ id, open, title, description, tone = 'default', stays, action, toCopy }) => (
        <Primitive.Root
          key={id}
          open={open}
          {...(stays && { duration: Number.POSITIVE_INFINITY })}
          onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
          onEscapeKeyDown={leaveToDialog}
          className={clsx(
            'pointer-events-auto relative flex items-start gap-4 rounded-md border p-4 pr-11 shadow-lift max-md:py-2.5',
            'data-[state=open]:animate-slide md:[--slide-from:-110%] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            'data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
            tones[tone],
          )}
        >
          <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
            <Primitive.Title className="font-semibold max-md:text-sm">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="max-h-[40dvh] overflow-y-auto text-sm max-md:leading-snug">
                {description}
              </Primitive.Description>
            )}
            {toCopy !== undefined && <CopyByHand text={toCopy} />}
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
        className="no-print pointer-events-none fixed inset-x-0 top-17 z-100 flex w-full flex-col gap-2 p-2 outline-none md:top-auto md:right-auto md:bottom-0 md:max-w-[420px] md:p-4 md:pb-[calc(1rem+var(--bar))]"
      />
    </Primitive.Provider>
  )
}

/** Characters of a line on a narrow phone. */
const LINE_LENGTH = 32

const CopyByHand = ({ text }: { text: string }) => (
  <textarea
    ref={(field) => {
      field?.focus()
      field?.select()
    }}
    readOnly
    aria-label="Da copiare a mano"
    rows={Math.min(4, Math.max(text.split('\n').length, Math.ceil(text.length / LINE_LENGTH)))}
    value={text}
    className="mt-2 w-full resize-none rounded-sm border border-line bg-paper px-2 py-1.5 text-sm text-ink"
  />
)
