import { useRef } from 'react'
import { suggestedEvenings } from '#domain/dough/full/full-plan.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { printPart } from '../../ui/print-part.ts'
import { CalculateWithoutScripts, ToolNumberField } from './fields.tsx'
import { Foldable } from './foldable.tsx'
import { PlanTimeline } from './plan-timeline.tsx'
import { useBaking } from './use-baking.ts'
import { useCalculator } from './use-calculator.ts'

const fullDay = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' })

/** 'sabato 28 novembre 2026 alle 20:00', from a date and time field. */
const wallMoment = (text: string): string =>
  `${fullDay.format(Date.parse(`${text}Z`))} alle ${text.slice(11, 16)}`

const shortDay = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', timeZone: 'UTC' })

const wallDay = (text: string): string => shortDay.format(Date.parse(`${text}Z`))

function closedAnswer(bakeAt: string, [first]: readonly string[]): string {
  if (bakeAt !== '') return `In forno ${wallDay(bakeAt)} alle ${bakeAt.slice(11, 16)}`
  return first ? `Fai in tempo per ${wallDay(first)} alle 20` : 'Scegli giorno e ora'
}

export function PlanTool() {
  const baking = useBaking()
  const { tools } = useCalculator()
  const plan = baking?.plan
  const errors = plan && 'errors' in plan ? plan.errors : undefined
  const isPlanned = plan && 'plan' in plan
  const sheet = useRef<HTMLElement>(null)
  const evenings = baking && tools.bakeAt === '' ? suggestedEvenings(baking.result.form, baking.moment) : []
  return (
    <section
      ref={sheet}
      aria-labelledby="titolo-piano"
      className={isPlanned ? 'break-inside-avoid print:mt-4' : 'no-print'}
    >
      <Foldable
        id="titolo-piano"
        title={
          <>
            <span className="no-print">Quando vuoi infornare?</span>
            <span className="hidden print:inline">Il tuo piano</span>
            <span className="printed-alone">: {baking?.result.form.name}</span>
          </>
        }
        answer={errors ? 'Controlla i campi segnati' : closedAnswer(tools.bakeAt, evenings)}
        isWanted={tools.bakeAt !== '' || errors !== undefined}
        isPrinted
      >
        <p className="no-print mt-2 text-ink-soft">
          Il piano parte dal forno e torna indietro fino alla prima farina, lasciandoti dormire.
        </p>
        <div className="no-print mt-4 grid grid-cols-2 items-start gap-x-4 gap-y-5 sm:grid-cols-3">
          <PlanField
            name="bakeAt"
            label="Quando inforni"
            type="datetime-local"
            className="col-span-2 sm:col-span-3"
            error={errors?.bakeAt}
          />
          <PlanField name="wakeFrom" label="Sveglio dalle" type="time" error={errors?.wakeFrom} />
          <PlanField name="wakeTo" label="Sveglio fino alle" type="time" error={errors?.wakeTo} />
          <ToolNumberField name="folds" label="Pieghe" hint="da 0 a 4" errors={errors} />
        </div>
        <Evenings of={evenings} />
        {isPlanned && baking.doubt && <p className="no-print mt-4 font-semibold">{baking.doubt}</p>}
        {plan && 'plan' in plan && (
          <PlanTimeline
            plan={plan.plan}
            when={wallMoment(tools.bakeAt)}
            result={baking.result}
            onPrint={() => printPart(sheet.current)}
          />
        )}
        {!baking && <p className="mt-4">Il piano arriva insieme alle dosi.</p>}
        <CalculateWithoutScripts />
      </Foldable>
    </section>
  )
}

interface PlanFieldProps {
  name: 'bakeAt' | 'wakeFrom' | 'wakeTo'
  label: string
  type: 'datetime-local' | 'time'
  className?: string
  error?: string | undefined
}

function PlanField({ name, ...rest }: PlanFieldProps) {
  const { tools, setTool } = useCalculator()
  return (
    <Field
      {...rest}
      name={name}
      value={tools[name]}
      onChange={(event) => setTool(name, event.target.value)}
    />
  )
}

function Evenings({ of: evenings }: { of: readonly string[] }) {
  const { setTool } = useCalculator()
  if (evenings.length === 0) return null
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-2">
      <p className="mr-1">Fai in tempo per</p>
      {evenings.map((evening) => (
        <Button key={evening} look="secondary" onClick={() => setTool('bakeAt', evening)}>
          {wallDay(evening)} alle 20
        </Button>
      ))}
    </div>
  )
}
