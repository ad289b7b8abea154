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
import { addGate, Code, closedGate, type Gate, hydrateInTurn, openGate } from './deferred-gates.ts'
import { typedIn } from './use-typed-before.ts'

const nothingChanges = () => () => undefined
/** Once true it stays true: a value that changes after hydration would render every part again, in one long task. */
function useIsServerMarkup() {
  const [markup] = useState({ isServers: false })
  return useSyncExternalStore(
    nothingChanges,
    () => markup.isServers,
    () => {
      markup.isServers = !import.meta.env.SSR
      return markup.isServers
    },
  )
}

/** A change of the address or of the part opens the gate: React would discard HTML that is not hydrated. */
function useGate(code: Gate['code'], isServerMarkup: boolean, part: ReactNode) {
  const [gate] = useState(() => (isServerMarkup ? closedGate(code) : openGate))
  useEffect(() => {
    if (gate === openGate) return
    return addGate(gate)
  }, [gate])
  const surroundings = [part, useLocation().key]
  const [first] = useState(surroundings)
  if (!gate.isOpen && surroundings.some((now, at) => now !== first[at])) gate.open()
  return gate
}

/** When a part that is near may come. */
type When = (go: () => void) => void
const atOnce: When = (go) => go()

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
  when: When = atOnce,
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
      <Room roomPx={roomPx} when={when} gate={gate}>
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

const NEAR = '25% 0px'

interface RoomProps {
  roomPx: RoomPx | undefined
  when: When
  gate: Gate
  children: ReactNode
}

function Room({ roomPx, when, gate, children }: RoomProps) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (gate.isOpen || !room.current) return
    gate.room = room.current
    if (typedIn(room.current)) gate.open()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrateInTurn(gate),
      { rootMargin: NEAR },
    )
    const near = room.current
    when(() => observer.observe(near))
    return () => observer.disconnect()
  }, [gate, when])
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
  useEffect(() => gate.hydrated(), [gate])
  return children
}
