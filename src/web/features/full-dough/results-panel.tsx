import { useEffect, useState } from 'react'
import { INVALID_DIMENSIONS } from '#domain/dough/full/full-calculator.ts'
import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback.tsx'
import { formatUpTo } from '../../ui/format.ts'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { DosesTable, doseText, rowsOf } from './doses-table.tsx'
import { DoughAddress } from './dough-address.tsx'
import { ResultActions } from './result-actions.tsx'
import { SimpleRule, useIsFar } from './simple-rule.tsx'
import { SplitTable } from './split-table.tsx'
import { type Result, summaryOf, useCalculator } from './use-calculator.ts'
import { WrongFields } from './wrong-fields.tsx'

const MOST_NOTES = 120

export function ResultsPanel({ house }: { house: number }) {
  const { result } = useCalculator()
  return (
    <section id="dosi" aria-labelledby="titolo-dosi" className="scroll-mt-24">
      <Card className="max-sm:p-4">
        <h2 id="titolo-dosi" tabIndex={-1} className="text-2xl outline-none">
          {result ? <span className="no-print">Le tue dosi</span> : 'Le tue dosi'}
          {result && <span className="hidden print:inline">{result.form.name}</span>}
        </h2>
        {result ? <Doses result={result} house={house} /> : <NoDoses />}
        <ResultActions />
      </Card>
    </section>
  )
}

function Doses({ result, house }: { result: Result; house: number }) {
  const isFar = useIsFar()
  return (
    <div className="dough-sheet" data-full={result.form.notes.length > MOST_NOTES || isFar || undefined}>
      <SimpleRule house={house} />
      <p className="mt-1 text-ink-soft sm:text-lg">{summaryOf(result)}</p>
      <SpokenDoses result={result} />
      <PrintedOn prefix="Dosi del" />
      <RecipeFacts form={result.form} />
      <div className="print:grid print:grid-cols-2 print:items-start print:gap-10">
        <div>
          <DosesTable {...result} />
        </div>
        <SplitTable form={result.form} />
      </div>
      {result.form.notes && (
        <p className="mt-3 hidden whitespace-pre-line print:block">{result.form.notes}</p>
      )}
      <DoughAddress />
    </div>
  )
}

const RESTED_MS = 600

/** The page's only live region for doses: other answers change with the same key press. */
function SpokenDoses({ result: { form, outputs, exact } }: { result: Result }) {
  const text = rowsOf(form)
    .map(({ part, name }) => `${name} ${doseText(part, outputs[part], exact[part])}`)
    .join(', ')
  const [said, say] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => say(text), RESTED_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

function NoDoses() {
  const { form, conflict, errors } = useCalculator()
  const action = (
    <p className="flex flex-wrap justify-center gap-2 empty:hidden noscript:hidden">
      <WrongFields className={buttonClass('secondary')} />
    </p>
  )
  return (
    <div className="mt-4" aria-live="polite">
      {conflict !== null ? (
        <EmptyState title="Così non si può dividere" action={action}>
          {conflict}
        </EmptyState>
      ) : form ? (
        <EmptyState title={INVALID_DIMENSIONS} action={action}>
          Inserisci il diametro della pizza tonda, oppure lunghezza e larghezza della teglia: le dosi tornano
          da sole.
        </EmptyState>
      ) : (
        <EmptyState title="Qualcosa non torna" action={action}>
          {errors.yeastFactor
            ? `Nel link il lievito della ricetta (yeastFactor) non va: ${errors.yeastFactor}.`
            : 'Le dosi tornano appena questo è a posto.'}
        </EmptyState>
      )}
    </div>
  )
}

export const MODES = { room: 'a temperatura ambiente', cold: 'in frigo', quick: 'rapida' }

const sizeOf = ({ shape, diameterCm, panLengthCm, panWidthCm }: DoughForm) =>
  shape === 'round'
    ? `tonda, ${formatUpTo(diameterCm ?? 0, 1)} cm`
    : `teglia ${formatUpTo(panLengthCm ?? 0, 1)} × ${formatUpTo(panWidthCm ?? 0, 1)} cm`

const RecipeFacts = ({ form }: { form: DoughForm }) => (
  <dl className="mt-3 hidden grid-cols-4 gap-x-6 gap-y-2 print:grid">
    {[
      ['Forma', sizeOf(form)],
      ['Spessore', `${formatUpTo(form.thicknessFactor, 3)} g/cm²`],
      ['Fermentazione', `${formatUpTo(form.fermentHours, 1)} ore ${MODES[form.fermentMode]}`],
      [
        'Temperature',
        form.fermentMode === 'cold'
          ? `stanza ${formatUpTo(form.roomTempC, 1)} °C, frigo ${formatUpTo(form.fridgeTempC, 1)} °C`
          : `stanza ${formatUpTo(form.roomTempC, 1)} °C`,
      ],
    ].map(([name, value]) => (
      <div key={name}>
        <dt className="text-xs text-ink-soft">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
