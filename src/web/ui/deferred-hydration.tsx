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

/** A reader's events on a part; React hydrates the part at once and replays the event, so none is lost. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'submit', 'dragenter'] as const
/** A part is near when it is at most one screen away. */
const NEAR = '100% 0px'
/** A busy phone is never idle: after this time the next part is hydrated anyway. */
const LONGEST_WAIT_MS = 400

/** Mutable: a part that is hydrated in the middle of another update must see the change at once. */
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
    waiting.delete(this)
    queued.delete(this)
    this.#resolve()
  }
}

const openGate = Object.assign(new Gate(), { isOpen: true })
/** Parts of the server's markup that do not handle events yet. */
const unhydrated = new Set<Gate>()
let afterHydration: (() => void) | undefined

/** Runs `then` once every deferred part of the first page handles events. Called once. */
export function whenHydrated(then: () => void) {
  if (unhydrated.size > 0) afterHydration = then
  else then()
}

function countHydrated(gate: Gate) {
  if (unhydrated.delete(gate) && unhydrated.size === 0) afterHydration?.()
}

/** Parts that are not hydrated yet, in the order of the page. */
const waiting = new Set<Gate>()
/** Those that are hydrated next. */
const queued = new Set<Gate>()
let hasReaderMoved = false
let isTouched = false

const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
    : setTimeout(task, LONGEST_WAIT_MS / 4)

/** One part, then a pause: all at once would be a single long task. */
function hydrateNext() {
  const [next] = queued
  next?.open()
  if (queued.size > 0) whenIdle(hydrateNext)
}

function hydrateInTurn(gates: Iterable<Gate>) {
  const isHydrating = queued.size > 0
  for (const gate of gates) if (!gate.isOpen) queued.add(gate)
  if (!isHydrating && queued.size > 0) whenIdle(hydrateNext)
}

function hydrateAll() {
  isTouched = true
  for (const gate of waiting) gate.open()
}

if (!import.meta.env.SSR) {
  for (const type of TOUCHES) addEventListener(type, hydrateAll, { capture: true, once: true })
  // In turn, so that they are ready when the first is touched.
  whenReaderMoves(() => {
    hasReaderMoved = true
    hydrateInTurn(waiting)
  })
}

/** A part far below waits until the reader comes near it; the others are hydrated in turn. */
function defer(isFar: boolean): Gate {
  if (isTouched) return openGate
  const gate = new Gate()
  waiting.add(gate)
  if (!isFar || hasReaderMoved) hydrateInTurn([gate])
  return gate
}

const nothingChanges = () => () => undefined
/** True while the server's markup is hydrated, false in a part that the browser renders itself. */
const useIsServerMarkup = () =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => !import.meta.env.SSR,
  )

interface DeferredHydrationProps {
  children: ReactNode
  /** For a part far below the first screen. */
  roomPx?: RoomPx
}

/** Heights in CSS pixels on a phone and on a wide screen, and for logged-in users if theirs differs. */
interface RoomPx {
  phone: number
  wide: number
  account?: number
}

/**
 * A part of a long page that is hydrated when the browser is idle or the reader interacts. Hydrating all parts of the home
 * page at once keeps a phone busy for half a second in which it handles no event. A part with `roomPx` is not even laid
 * out until the reader moves or comes near.
 */
export function DeferredHydration({ children, roomPx }: DeferredHydrationProps) {
  const isServerMarkup = useIsServerMarkup()
  const [isFirstView] = useState(import.meta.env.SSR || isServerMarkup)
  const [gate] = useState(() => (isServerMarkup ? defer(roomPx !== undefined) : openGate))
  useEffect(() => {
    if (gate === openGate) return
    unhydrated.add(gate)
    return () => countHydrated(gate)
  }, [gate])
  // React would discard the markup of a waiting part that is rendered again: any change around it hydrates it first.
  const surroundings = [children, useLocation().key, useNavigation().state]
  const [first] = useState(surroundings)
  if (!gate.isOpen && surroundings.some((now, at) => now !== first[at])) gate.open()
  const part = <DeferredPart gate={gate}>{children}</DeferredPart>
  // Not in a page that the browser renders itself: going back restores the scroll position, and these heights are estimates.
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
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrateInTurn([gate]),
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

/** Does not render again with its parent. */
const DeferredPart = memo(({ gate, children }: { gate: Gate; children: ReactNode }) => (
  <Suspense>
    <Suspended gate={gate}>{children}</Suspended>
  </Suspense>
))

function Suspended({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened)
  return <Hydrated gate={gate}>{children}</Hydrated>
}

/** A component of its own: React replays one that waits for a promise, and must find the same hooks then. */
function Hydrated({ gate, children }: { gate: Gate; children: ReactNode }) {
  useEffect(() => countHydrated(gate), [gate])
  return children
}
