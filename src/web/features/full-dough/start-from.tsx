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
      <div className="mt-4 grid gap-6">
        <Start kind="flour" title="Ho della farina" action="Usa tutta la farina">
          <ToolNumberField
            name="haveFlourG"
            label="Farina (g)"
            className="col-span-3"
            errors={wrong('flour')}
          />
        </Start>
        <Start kind="pan" title="Ho una teglia" action="Riempi la teglia">
          <ToolNumberField name="havePanLengthCm" label="Lungh. (cm)" errors={wrong('pan')} />
          <ToolNumberField name="havePanWidthCm" label="Largh. (cm)" errors={wrong('pan')} />
          <ToolNumberField name="havePans" label="Teglie" errors={wrong('pan')} />
        </Start>
        <Start kind="balls" title="Voglio questi panetti" action="Calcola i panetti">
          <ToolNumberField name="haveBalls" label="Panetti" errors={wrong('balls')} />
          <ToolNumberField
            name="haveBallG"
            label="Peso di uno (g)"
            className="col-span-2"
            errors={wrong('balls')}
          />
        </Start>
      </div>
    </Foldable>
  )
}

/** On a phone below the fields, else in line with the inputs, whose labels stand above. */
const BESIDE = 'self-start max-sm:col-span-3 max-sm:justify-self-start sm:mt-7'

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
    <Titled as="h3" id={id} title={title} look="text-lg" className="grid gap-3">
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-[1fr_1fr_1fr_11.5rem]">
        {children}
        <button
          type="submit"
          name={START_PARAMETER}
          value={kind}
          className={buttonClass('secondary', 'medium', BESIDE)}
          onClick={(event) => {
            event.preventDefault()
            start(kind)
          }}
        >
          {action}
        </button>
      </div>
      {message && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {message}
        </p>
      )}
      <p role="status" className="text-sm empty:hidden">
        {started?.kind === kind && started.message}
      </p>
    </Titled>
  )
}
