import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'submit', 'dragenter'] as const
/** A busy phone may never be idle. After this time the next part is hydrated anyway. */
const LONGEST_WAIT_MS = 400

/** The code of a part that is not in the first load (deferred-part.tsx). */
export class Code {
  Part: ComponentType | undefined
  readonly #fetch: () => Promise<ComponentType>
  #loading: Promise<void> | undefined

  constructor(fetch: () => Promise<ComponentType>) {
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

/** Mutable instead of React state, because a part that is being hydrated must see the change at once. */
export class Gate {
  isOpen = false
  room: Element | null = null
  readonly code: Code | undefined
  readonly opened: Promise<void>
  #resolve: () => void = () => undefined

  constructor(code?: Code) {
    this.code = code
    this.opened = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  open() {
    queued.delete(this)
    if (this.code && !this.code.Part) {
      this.code.load().then(
        () => this.open(),
        () => undefined, // what the server sent stays
      )
      return
    }
    this.isOpen = true
    waiting.delete(this)
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

export function hydrateInTurn(gate: Gate) {
  const isHydrating = queued.size > 0
  if (!gate.isOpen) queued.add(gate)
  if (!isHydrating && queued.size > 0) whenIdle(hydrateNext)
}

function hydrateTouched({ target }: Event) {
  isTouched = true
  for (const gate of waiting) if (!gate.code || gate.room?.contains(target as Node)) gate.open()
}

if (!import.meta.env.SSR) {
  for (const type of TOUCHES) addEventListener(type, hydrateTouched, { capture: true, passive: true })
}

function defer(code: Code | undefined): Gate {
  if (isTouched && !code) return openGate
  const gate = new Gate(code)
  waiting.add(gate)
  if (!code) hydrateInTurn(gate)
  return gate
}

const nothingChanges = () => () => undefined
export const useIsServerMarkup = () =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => !import.meta.env.SSR,
  )

/** A change of the address or of the children opens the gate: React would discard HTML that is not hydrated. */
export function useGate(code: Code | undefined, children: ReactNode) {
  const isServerMarkup = useIsServerMarkup()
  const [gate] = useState(() => (isServerMarkup ? defer(code) : openGate))
  useEffect(() => {
    if (gate === openGate) return
    unhydrated.add(gate)
    return () => {
      waiting.delete(gate)
      countHydrated(gate)
    }
  }, [gate])
  const surroundings = [children, useLocation().key]
  const [first] = useState(surroundings)
  if (!gate.isOpen && surroundings.some((now, at) => now !== first[at])) gate.open()
  return gate
}

/** A part that is hydrated when the browser is idle or the reader interacts: all at once would block a phone. */
export function DeferredHydration({ children }: { children: ReactNode }) {
  const gate = useGate(undefined, children)
  return <DeferredPart gate={gate}>{children}</DeferredPart>
}

export const DeferredPart = memo(({ gate, children }: { gate: Gate; children: ReactNode }) => (
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
