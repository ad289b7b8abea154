import { type ReactNode, useId } from 'react'
import { START_PARAMETER, type StartKind } from '#domain/dough/full/full-address.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Titled } from '../../ui/titled.tsx'
import { ToolNumberField } from './fields.tsx'
import { Foldable } from './foldable.tsx'
import { useCalculator } from './use-calculator.ts'

export function StartFrom() {
  const { refusal, started } = useCalculator()
  const wrong = (kind: StartKind) => (refusal?.kind === kind ? refusal.errors : undefined)
  return (
    <Foldable title="Parti da quello che hai" isWanted={refusal !== null || started !== null}>
      <p className="mt-1 text-ink-soft">
        La farina nel sacchetto, una teglia o i panetti che vuoi: il resto si calcola da solo.
      </p>
      <div className="mt-4 grid gap-6 md:grid-cols-3">
        <Start kind="flour" title="Ho della farina" action="Usa tutta la farina">
          <ToolNumberField name="haveFlourG" label="Farina (g)" errors={wrong('flour')} />
        </Start>
        <Start kind="pan" title="Ho una teglia" action="Riempi la teglia">
          <div className="grid grid-cols-3 gap-3">
            <ToolNumberField name="havePanLengthCm" label="Lungh. (cm)" errors={wrong('pan')} />
            <ToolNumberField name="havePanWidthCm" label="Largh. (cm)" errors={wrong('pan')} />
            <ToolNumberField name="havePans" label="Teglie" errors={wrong('pan')} />
          </div>
        </Start>
        <Start kind="balls" title="Voglio questi panetti" action="Calcola i panetti">
          <div className="grid grid-cols-2 gap-3">
            <ToolNumberField name="haveBalls" label="Panetti" errors={wrong('balls')} />
            <ToolNumberField name="haveBallG" label="Peso di uno (g)" errors={wrong('balls')} />
          </div>
        </Start>
      </div>
    </Foldable>
  )
}

interface StartProps {
  kind: StartKind
  title: string
  action: string
  children: ReactNode
}

function Start({ kind, title, action, children }: StartProps) {
  const id = useId()
  const { start, started, refusal } = useCalculator()
  const message = refusal?.kind === kind ? refusal.message : ''
  return (
    <Titled as="h3" id={id} title={title} look="text-lg" className="flex flex-col gap-3">
      {children}
      {message && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {message}
        </p>
      )}
      <p role="status" className="text-sm empty:hidden">
        {started?.kind === kind && started.message}
      </p>
      <button
        type="submit"
        name={START_PARAMETER}
        value={kind}
        className={buttonClass('secondary', 'medium', 'self-start')}
        onClick={(event) => {
          event.preventDefault()
          start(kind)
        }}
      >
        {action}
      </button>
    </Titled>
  )
}
