import { clsx } from 'clsx'
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  Code,
  DeferredPart,
  type Gate,
  hydrateInTurn,
  useGate,
  useIsServerMarkup,
} from './deferred-hydration.tsx'
import { typedIn } from './use-typed-before.ts'

const NEAR = '50% 0px'

interface RoomPx {
  phone: number
  wide: number
  account?: number
}

/**
 * A part of a long page whose code is loaded, and which is hydrated, when the reader comes near or touches it. A page
 * that the browser makes itself loads all its parts first (`parts` of its module).
 */
export function deferredPart(fetch: () => Promise<ComponentType>, roomPx: RoomPx) {
  const code = new Code(fetch)
  const part = <Loaded code={code} />
  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of modules only, as `lazy` is
  function Part() {
    const isServerMarkup = useIsServerMarkup()
    // Heights are reserved only in the first view. They are estimates, and Back must restore the exact scroll
    // position.
    const [isFirstView] = useState(import.meta.env.SSR || isServerMarkup)
    const gate = useGate(code, part)
    const content = <DeferredPart gate={gate}>{part}</DeferredPart>
    return isFirstView ? (
      <Room {...roomPx} gate={gate}>
        {content}
      </Room>
    ) : (
      content
    )
  }
  return Object.assign(Part, { load: () => code.load() })
}

function Loaded({ code }: { code: Code }) {
  if (!code.Part) use(code.load())
  const { Part } = code
  return Part && <Part />
}

interface RoomProps extends RoomPx {
  gate: Gate
  children: ReactNode
}

function Room({ phone, wide, account, gate, children }: RoomProps) {
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
    <div
      ref={room}
      data-part=""
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
