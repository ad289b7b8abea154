import type { ComponentType } from 'react'

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'submit', 'dragenter'] as const
/** A busy phone may never be idle. After this time the next part is hydrated anyway. */
const LONGEST_WAIT_MS = 400

/** The code of a part. */
export class Code<Props> {
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
export class Gate {
  isOpen = false
  room: Element | null = null
  /** Clicked before the part could answer. */
  clicked: HTMLElement | undefined
  readonly code: { readonly Part: unknown; load: () => Promise<void> } | undefined
  readonly opened: Promise<void>
  #resolve: () => void = () => undefined

  constructor(code?: Gate['code']) {
    this.code = code
    this.opened = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  hydrated() {
    countHydrated(this)
    const { clicked } = this
    this.clicked = undefined
    clicked?.click()
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
        () => {
          this.clicked = undefined // what the server sent stays
        },
      )
    }
  }
}

export const openGate = Object.assign(new Gate(), { isOpen: true })
const unhydrated = new Set<Gate>()
let afterHydration: (() => void) | undefined

export function whenHydrated(then: () => void) {
  if (unhydrated.size > 0) afterHydration = then
  else then()
}

export function closedGate(code: Gate['code']): Gate {
  const gate = new Gate(code)
  waiting.add(gate)
  return gate
}

export function addGate(gate: Gate) {
  unhydrated.add(gate)
  return () => {
    waiting.delete(gate)
    countHydrated(gate)
  }
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

export function hydrateInTurn(gate: Gate) {
  const isHydrating = queued.size > 0
  if (!gate.isOpen) queued.add(gate)
  if (!isHydrating && queued.size > 0) whenIdle(hydrateNext)
}

/** What does nothing, or something else, without its script. */
const NEEDS_SCRIPT = 'button[type=button], [aria-haspopup]'

function hydrateTouched(event: Event) {
  const target = event.target as Element
  for (const gate of waiting) {
    if (!gate.room?.contains(target)) continue
    gate.open()
    if (event.type === 'click' && !gate.isOpen) keepClick(gate, event as MouseEvent)
  }
}

function keepClick(gate: Gate, event: MouseEvent) {
  const clicked = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_SCRIPT)
  if (!clicked || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  gate.clicked = clicked
}

if (!import.meta.env.SSR) {
  for (const type of TOUCHES)
    addEventListener(type, hydrateTouched, { capture: true, passive: type !== 'click' })
}
