import { CalendarPlus, Printer } from 'lucide-react'
import type { Plan } from '#domain/dough/plan/plan.ts'
import { dosesOfStep } from '#domain/dough/plan/plan-doses.ts'
import { planIdOf, planToIcs } from '#domain/dough/plan/plan-ics.ts'
import type { PlanStep, PlanStepKind } from '#domain/dough/plan/plan-steps.ts'
import { byDay, formatTime } from '#domain/words/clock-format.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/download-file.ts'
import { Lines } from '../../ui/titled.tsx'
import { DoughAddress } from './dough-address.tsx'
import type { Result } from './use-calculator.ts'

interface PlanTimelineProps {
  plan: Plan
  when: string
  result: Result
  onPrint: () => void
}

const WEIGHED: ReadonlySet<PlanStepKind> = new Set(['preferment', 'mix', 'balls'])

export const PlanTimeline = ({ plan, when, result, onPrint }: PlanTimelineProps) => (
  <div className="mt-6 print:mt-2">
    <h3 className="mb-4 text-xl print:mb-2">In forno {when}</h3>
    {plan.warnings.length > 0 && (
      <Lines
        label="Avvertenze"
        className="mb-5 space-y-1 rounded-md bg-crust p-4 print:mb-2 print:p-0"
        of={plan.warnings}
      />
    )}
    <div className="plan-days grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {[...byDay(plan.steps, plan.timeZone)].map(([day, steps]) => (
        <section key={day} aria-label={day}>
          <h4 className="mb-3 text-lg first-letter:uppercase print:mb-1">{day}</h4>
          <ol className="border-l-2 border-line">
            {steps.map((step) => (
              <Step
                key={`${step.kind}-${step.startMs}`}
                step={step}
                timeZone={plan.timeZone}
                result={result}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
    <DoughAddress className="printed-alone" />
    <div className="no-print mt-4 flex flex-wrap gap-2 noscript:hidden">
      <SaveCalendar plan={plan} result={result} />
      <Button look="secondary" onClick={onPrint}>
        <Printer className="size-4" aria-hidden /> Stampa il piano
      </Button>
    </div>
  </div>
)

const Step = ({ step, timeZone, result }: { step: PlanStep; timeZone: string; result: Result }) => (
  <li className="relative pb-4 pl-5 print:pb-1.5">
    <span
      aria-hidden
      className={`absolute top-2 -left-[7px] size-3 rounded-full print:hidden ${step.isRest ? 'border-2 border-line bg-paper' : 'bg-tomato-fill'}`}
    />
    <p className="font-semibold">
      <time dateTime={new Date(step.startMs).toISOString()} className="tabular-nums">
        {formatTime(step.startMs, timeZone)}
      </time>{' '}
      {step.title}
      {step.isAtNight && <span className="font-normal text-tomato"> (fuori dalle tue ore)</span>}
    </p>
    <p className="text-sm text-ink-soft print:text-ink">{step.note}</p>
    {/* Printed only with the plan: the dough's sheet shows the doses already. */}
    {WEIGHED.has(step.kind) && <p className="printed-alone">{dosesOfStep(step.kind, result)}</p>}
  </li>
)

function SaveCalendar({ plan, result }: Pick<PlanTimelineProps, 'plan' | 'result'>) {
  const { publicUrl } = useSite()
  const save = () => {
    const text = planToIcs(plan, {
      planId: planIdOf(result.form, plan.bakeAtMs),
      host: new URL(publicUrl).hostname,
      stampMs: Date.now(),
      name: result.form.name,
      dosesOf: (step) => dosesOfStep(step.kind, result),
    })
    saveFile('piano-impasto.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <Button look="secondary" onClick={save}>
      <CalendarPlus className="size-4" aria-hidden /> Aggiungi al calendario
    </Button>
  )
}
