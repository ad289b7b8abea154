import { clsx } from 'clsx'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation, useNavigation } from 'react-router'
import { whenReaderMoves } from './when-reader-moves.ts'

/** What a reader does to a part; the event itself is still answered, because React takes a touched part over at once. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'submit', 'dragenter'] as const
/** A part is near when no more than a screen lies between. */
const NEAR = '100% 0px'
/** A busy phone is never idle: after this time the next part is woken all the same. */
const PATIENCE_MS = 400

/** Changed in place: a part that is woken in the middle of another update must see it at once. */
class Gate {
  isOpen = false
  readonly opened: Promise<void>
  #resolve: () => void = () => undefined

  constructor() {
    this.opened = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  open() {
    this.isOpen = true
    asleep.delete(this)
    due.delete(this)
    this.#resolve()
  }
}

const openGate = Object.assign(new Gate(), { isOpen: true })
/** Parts of the server's markup that do not answer yet. */
const unhydrated = new Set<Gate>()
let afterHydration: (() => void) | undefined

/** Runs `then` once every deferred part of the page that was opened answers events. The page asks for it once. */
export function whenHydrated(then: () => void) {
  if (unhydrated.size > 0) afterHydration = then
  else then()
}

function countHydrated(gate: Gate) {
  if (unhydrated.delete(gate) && unhydrated.size === 0) afterHydration?.()
}

/** In the order of the page. */
const asleep = new Set<Gate>()
/** Those that are woken next. */
const due = new Set<Gate>()
let isSomebodyHere = false
let isTouched = false

const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, { timeout: PATIENCE_MS })
    : setTimeout(task, PATIENCE_MS / 4)

/** One part, then a pause: all at once would be a single long task. */
function wakeNext() {
  const [next] = due
  next?.open()
  if (due.size > 0) whenIdle(wakeNext)
}

function wakeInTurn(gates: Iterable<Gate>) {
  const isWaking = due.size > 0
  for (const gate of gates) if (!gate.isOpen) due.add(gate)
  if (!isWaking && due.size > 0) whenIdle(wakeNext)
}

function wakeAll() {
  isTouched = true
  for (const gate of asleep) gate.open()
}

if (!import.meta.env.SSR) {
  for (const type of TOUCHES) addEventListener(type, wakeAll, { capture: true, once: true })
  // In turn, so that they are awake when the first is touched.
  whenReaderMoves(() => {
    isSomebodyHere = true
    wakeInTurn(asleep)
  })
}

/** One far below waits until somebody comes near it; the others are woken in turn. */
function sleep(isFar: boolean): Gate {
  if (isTouched) return openGate
  const gate = new Gate()
  asleep.add(gate)
  if (!isFar || isSomebodyHere) wakeInTurn([gate])
  return gate
}

const nothingChanges = () => () => undefined
/** True while markup of the server is taken over, false in a part that the browser makes itself. */
const useIsServerMarkup = () =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => !import.meta.env.SSR,
  )

interface WakesLaterProps {
  children: ReactNode
  /** For a part far below the first screen. */
  roomPx?: RoomPx
}

/** Heights in CSS pixels on a phone and on a wide screen, and where somebody has logged in if it is another. */
interface RoomPx {
  phone: number
  wide: number
  account?: number
}

/**
 * A part of a long page that stays what the server sent until the browser has nothing else to do, or the reader begins
 * to do something. Taking all parts of the home page over at once keeps a phone busy for half a second in which it
 * answers nothing. One with `roomPx` sleeps on, and is not even laid out, until the reader moves or comes near.
 */
export function WakesLater({ children, roomPx }: WakesLaterProps) {
  const isServerMarkup = useIsServerMarkup()
  const [isFirstView] = useState(import.meta.env.SSR || isServerMarkup)
  const [gate] = useState(() => (isServerMarkup ? sleep(roomPx !== undefined) : openGate))
  useEffect(() => {
    if (gate === openGate) return
    unhydrated.add(gate)
    return () => countHydrated(gate)
  }, [gate])
  // A sleeping part that is rendered again would be thrown away and made anew: whatever changes around it wakes it.
  const surroundings = [children, useLocation().key, useNavigation().state]
  const [first] = useState(surroundings)
  if (!gate.isOpen && surroundings.some((now, at) => now !== first[at])) gate.open()
  const part = <Sleeper gate={gate}>{children}</Sleeper>
  // Not in a page that the browser makes itself: going back, it must find its place, and these heights are estimates.
  return roomPx && isFirstView ? (
    <Room {...roomPx} gate={gate}>
      {part}
    </Room>
  ) : (
    part
  )
}

interface RoomProps extends RoomPx {
  gate: Gate
  children: ReactNode
}

function Room({ phone, wide, account, gate, children }: RoomProps) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (gate.isOpen || !room.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wakeInTurn([gate]),
      { rootMargin: NEAR },
    )
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [gate])
  return (
    <div
      ref={room}
      className={clsx(
        '[contain-intrinsic-block-size:auto_var(--phone)] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_var(--wide)] print:[content-visibility:visible]',
        account &&
          'account:[contain-intrinsic-block-size:auto_var(--account)] sm:account:[contain-intrinsic-block-size:auto_var(--account)]',
      )}
      style={
        {
          '--phone': `${phone}px`,
          '--wide': `${wide}px`,
          ...(account && { '--account': `${account}px` }),
        } as CSSProperties
      }
    >
      {children}
    </div>
  )
}

/** Not rendered again with the part around it. */
const Sleeper = memo(({ gate, children }: { gate: Gate; children: ReactNode }) => (
  <Suspense>
    <Asleep gate={gate}>{children}</Asleep>
  </Suspense>
))

function Asleep({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened)
  return <Awake gate={gate}>{children}</Awake>
}

/** A component of its own: React replays one that waits for a promise, and then must not find a hook more than before. */
function Awake({ gate, children }: { gate: Gate; children: ReactNode }) {
  useEffect(() => countHydrated(gate), [gate])
  return children
}
