import { clsx } from 'clsx'
import {
  type ComponentType,
  type CSSProperties,
  memo,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'
import { typedIn } from './use-typed-before.ts'

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'submit', 'dragenter'] as const
const NEAR = '25% 0px'
/** A busy phone may never be idle. After this time the next part is hydrated anyway. */
const LONGEST_WAIT_MS = 400

/** The code of a part. */
class Code<Props> {
  Part: ComponentType<Props> | undefined
  readonly #fetch: () => Promise<ComponentType<Props>>
  #loading: Promise<void> | undefined

  constructor(fetch: () => Promise<ComponentType<Props>>) {
    this.#fetch = fetch
  }

  load(): Promise<void> {
    this.#loading ??= this.#fetch().then(
      (Part) => {
        this.Part = Part
      },
      (failure) => {
        this.#loading = undefined // the next touch asks again
        throw failure
      },
    )
    return this.#loading
  }
}

/** The gate is mutable and no React state, because a part that is being hydrated must see the change at
 * once. */
class Gate {
  isOpen = false
  room: Element | null = null
  /** A button that was pressed before its code was there. It is pressed again when it can act. */
  pressed: HTMLButtonElement | null = null
  readonly code: { readonly Part: unknown; load: () => Promise<void> } | undefined
  readonly opened: Promise<void>
  #resolve: () => void = () => undefined

  constructor(code?: Gate['code']) {
    this.code = code
    this.opened = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  open() {
    queued.delete(this)
    if (this.code?.Part) {
      this.isOpen = true
      waiting.delete(this)
      this.#resolve()
    } else {
      this.code?.load().then(
        () => this.open(),
        () => undefined, // what the server sent stays
      )
    }
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

const whenIdle = (task: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(task, { timeout: LONGEST_WAIT_MS })
    : setTimeout(task, LONGEST_WAIT_MS / 4)

function hydrateNext() {
  const [next] = queued
  next?.open()
  if (queued.size > 0) whenIdle(hydrateNext)
}

function hydrateInTurn(gate: Gate) {
  const isHydrating = queued.size > 0
  if (!gate.isOpen) queued.add(gate)
  if (!isHydrating && queued.size > 0) whenIdle(hydrateNext)
}

function hydrateTouched({ type, target }: Event) {
  for (const gate of waiting) {
    if (!gate.room?.contains(target as Node)) continue
    gate.open()
    if (type === 'click' && !gate.isOpen) gate.pressed = (target as Element).closest('button[type=button]')
  }
}

if (!import.meta.env.SSR) {
  for (const type of TOUCHES) addEventListener(type, hydrateTouched, { capture: true, passive: true })
}

const nothingChanges = () => () => undefined
const useIsServerMarkup = () =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => !import.meta.env.SSR,
  )

function closedGate(code: Gate['code']): Gate {
  const gate = new Gate(code)
  waiting.add(gate)
  return gate
}

/** A change of the address or of the part opens the gate: React would discard HTML that is not hydrated. */
function useGate(code: Gate['code'], isServerMarkup: boolean, part: ReactNode) {
  const [gate] = useState(() => (isServerMarkup ? closedGate(code) : openGate))
  useEffect(() => {
    if (gate === openGate) return
    unhydrated.add(gate)
    return () => {
      waiting.delete(gate)
      countHydrated(gate)
    }
  }, [gate])
  const surroundings = [part, useLocation().key]
  const [first] = useState(surroundings)
  if (!gate.isOpen && surroundings.some((now, at) => now !== first[at])) gate.open()
  return gate
}

interface RoomPx {
  phone: number
  wide: number
  account?: number
}

/**
 * A part of a page whose code is loaded, and which is hydrated, when the reader comes near or touches it. A page that the
 * browser makes itself loads all its parts first (`parts` of its module).
 */
export function deferredPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  roomPx?: RoomPx,
) {
  const code = new Code(fetch)
  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of modules only, as `lazy` is
  function Part(props: Props) {
    const isServerMarkup = useIsServerMarkup()
    // Heights are reserved only in the first view. They are estimates, and Back must restore the exact scroll
    // position.
    const [isFirstView] = useState(import.meta.env.SSR || isServerMarkup)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the same values are the same part
    const part = useMemo(() => <Loaded code={code} props={props} />, Object.values(props))
    const gate = useGate(code, isServerMarkup, part)
    // Until the code is there the part stays as it is.
    const content = <DeferredPart gate={gate}>{useDeferredValue(part)}</DeferredPart>
    return isFirstView ? (
      <Room roomPx={roomPx} gate={gate}>
        {content}
      </Room>
    ) : (
      content
    )
  }
  return Object.assign(Part, { load: () => code.load() })
}

function Loaded<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  if (!code.Part) use(code.load())
  const { Part } = code
  return Part && <Part {...props} />
}

interface RoomProps {
  roomPx: RoomPx | undefined
  gate: Gate
  children: ReactNode
}

function Room({ roomPx, gate, children }: RoomProps) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (gate.isOpen || !room.current) return
    gate.room = room.current
    if (typedIn(room.current)) gate.open()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrateInTurn(gate),
      { rootMargin: NEAR },
    )
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [gate])
  return (
    <div ref={room} data-part="" {...(roomPx && reserved(roomPx))}>
      {children}
    </div>
  )
}

const reserved = ({ phone, wide, account }: RoomPx) => ({
  className: clsx(
    '[contain-intrinsic-block-size:auto_var(--phone)] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_var(--wide)] print:[content-visibility:visible]',
    account &&
      'account:[contain-intrinsic-block-size:auto_var(--account)] sm:account:[contain-intrinsic-block-size:auto_var(--account)]',
  ),
  style: {
    '--phone': `${phone}px`,
    '--wide': `${wide}px`,
    ...(account && { '--account': `${account}px` }),
  } as CSSProperties,
})

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
  useEffect(() => {
    countHydrated(gate)
    gate.pressed?.click()
    gate.pressed = null
  }, [gate])
  return children
}
