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

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'submit', 'dragenter'] as const
const NEAR = '100% 0px'
/** A busy phone may never be idle. After this time the next part is hydrated anyway. */
const LONGEST_WAIT_MS = 400

/** Mutable instead of React state, because a part that is being hydrated must see the change at once. */
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
const unhydrated = new Set<Gate>()
let afterHydration: (() => void) | undefined

export function whenHydrated(then: () => void) {
  if (unhydrated.size > 0) afterHydration = then
  else then()
}

function countHydrated(gate: Gate) {
  if (unhydrated.delete(gate) && unhydrated.size === 0) afterHydration?.()
}

const waiting = new Set<Gate>()
const queued = new Set<Gate>()
let hasReaderMoved = false
let isTouched = false

const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
    : setTimeout(task, LONGEST_WAIT_MS / 4)

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
  whenReaderMoves(() => {
    hasReaderMoved = true
    hydrateInTurn(waiting)
  })
}

function defer(isFar: boolean): Gate {
  if (isTouched) return openGate
  const gate = new Gate()
  waiting.add(gate)
  if (!isFar || hasReaderMoved) hydrateInTurn([gate])
  return gate
}

const nothingChanges = () => () => undefined
const useIsServerMarkup = () =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => !import.meta.env.SSR,
  )

interface DeferredHydrationProps {
  children: ReactNode
  roomPx?: RoomPx
}

interface RoomPx {
  phone: number
  wide: number
  account?: number
}

/**
 * A part of a long page. It is hydrated when the browser is idle or the reader interacts, because hydrating
 * the whole page would block a phone. A part with `roomPx` waits until the reader moves or scrolls near.
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
  const surroundings = [children, useLocation().key, useNavigation().state]
  const [first] = useState(surroundings)
  if (!gate.isOpen && surroundings.some((now, at) => now !== first[at])) gate.open()
  const part = <DeferredPart gate={gate}>{children}</DeferredPart>
  // Heights are reserved only in the first view. They are estimates, and Back must restore the exact scroll
  // position.
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

const DeferredPart = memo(({ gate, children }: { gate: Gate; children: ReactNode }) => (
  <Suspense>
    <Suspended gate={gate}>{children}</Suspended>
  </Suspense>
))

function Suspended({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened)
  return <Hydrated gate={gate}>{children}</Hydrated>
}

/** A separate component, because React renders a suspended component again and must find the same hooks. */
function Hydrated({ gate, children }: { gate: Gate; children: ReactNode }) {
  useEffect(() => countHydrated(gate), [gate])
  return children
}
