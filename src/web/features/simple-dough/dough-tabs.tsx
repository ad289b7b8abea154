import { Check } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { EmptyState, Spinner } from '../../ui/feedback.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdvancedPanel, BasePanel } from './parameter-panels.tsx'
import type { SimpleDough, TabName } from './use-simple-dough.ts'

const loadResult = () => import('./result-panel.tsx')
/** As high as the window, as the result itself: what lies below does not jump up and down again. */
const ResultPanel = lazyPart(loadResult, {
  waiting: (
    <div className="min-h-dvh">
      <Spinner text="Prepariamo il risultato..." />
    </div>
  ),
})

interface DoughTabsProps {
  dough: SimpleDough
  isExpert: boolean
  onSave: (name: string) => boolean
}

export function DoughTabs({ dough, isExpert, onSave }: DoughTabsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { tab, setTab, calculated, hasCalculated } = dough

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (dough.isPending) return
    loadResult().catch(() => undefined) // the panel shows the error
    flushSync(dough.calculate)
    const wrong = frame.current?.querySelector(
      'input[aria-invalid=true], [role=radiogroup][aria-invalid=true] input',
    )
    if (wrong instanceof HTMLInputElement) wrong.focus()
  }
  const panel = (fields: ReactNode) => (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
      {fields}
      <Button type="submit" size="large" disabled={dough.isPending} className="sm:justify-self-start">
        {dough.isPending ? 'Calcolo in corso...' : "Calcola l'impasto"}
      </Button>
    </form>
  )
  return (
    <div ref={frame}>
      <Tabs
        label="Calcolatore di Impasto"
        value={tab}
        onChange={(value) => setTab(value as TabName)}
        tabs={[
          {
            value: 'base',
            label: <TwoWords first="Parametri" second="Base" />,
            content: panel(<BasePanel dough={dough} isExpert={isExpert} />),
          },
          {
            value: 'advanced',
            label: <TwoWords first="Parametri" second="Avanzati" />,
            content: panel(<AdvancedPanel dough={dough} isExpert={isExpert} />),
          },
          {
            value: 'result',
            label: <ResultLabel isReady={calculated !== null} />,
            disabled: !hasCalculated,
            content: calculated ? (
              <ResultPanel dough={dough} calculated={calculated} isExpert={isExpert} onSave={onSave} />
            ) : (
              <EmptyState
                title="Nessun calcolo effettuato"
                action={<Button onClick={() => setTab('base')}>Vai ai parametri</Button>}
              >
                Scegli la pizza e le quantità: il risultato compare qui.
              </EmptyState>
            ),
          },
        ]}
      />
    </div>
  )
}

const TwoWords = ({ first, second }: { first: string; second: string }) => (
  <>
    {first} <br className="sm:hidden" />
    {second}
  </>
)

const ResultLabel = ({ isReady }: { isReady: boolean }) => (
  <span className="inline-flex items-center gap-1.5">
    Risultato
    {isReady && (
      <span className="flex size-5 items-center justify-center rounded-full bg-basil-fill text-on-fill">
        <Check className="size-3.5" aria-hidden />
      </span>
    )}
  </span>
)
