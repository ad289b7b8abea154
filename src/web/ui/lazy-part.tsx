import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from './button.tsx'
import { whenIdle } from './when-idle.ts'
import { whenReaderMoves } from './when-reader-moves.ts'

interface LazyPartOptions {
  waiting?: ReactNode
  missing?: (retry: () => void) => ReactNode
}

/**
 * A part of a page that is not in the first load. `fetch` loads it before it is wanted. If it cannot be
 * loaded, only this part shows an error.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting = null, missing = (retry) => <PartMissing onRetry={retry} /> }: LazyPartOptions = {},
) {
  let Part = lazy(load)
  // biome-ignore lint/correctness/noComponentHookFactories: called at the top of modules only, as `lazy` is
  function LazyPart(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const retry = () => {
      Part = lazy(load) // React.lazy keeps a failed import for ever
      setAttempt(attempt + 1)
    }
    return (
      <PartBoundary key={attempt} missing={missing(retry)}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
  const fetch = () => whenReaderMoves(() => whenIdle(() => load().catch(() => undefined)))
  /** For what opens the part: its code is on the way when the hand is. */
  const approach = { onPointerEnter: fetch, onPointerDown: fetch, onFocus: fetch }
  return Object.assign(LazyPart, { fetch, approach })
}

export class PartBoundary extends Component<
  { missing: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? this.props.missing : this.props.children
  }
}

const PartMissing = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="my-3 flex flex-wrap items-center gap-3 rounded-md bg-crust px-4 py-3 text-sm">
    <p>Questa parte della pagina non è arrivata: controlla la connessione.</p>
    <Button look="secondary" size="small" onClick={onRetry}>
      Riprova
    </Button>
  </div>
)
