import { Braces, Link2, Printer, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fullDoughQuery } from '#contracts/nutrition/dough-query.ts'
import { INVALID_DIMENSIONS } from '#domain/dough/full/full-calculator.ts'
import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import { useSite } from '../../api/site-context.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { copyAndSay } from '../../ui/copy-text.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { formatUpTo } from '../../ui/format.ts'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { copyLink } from '../../ui/share.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { DosesTable, doseText, rowsOf } from './doses-table.tsx'
import { DoughAddress } from './dough-address.tsx'
import { useIsFar } from './simple-rule.tsx'
import { SplitTable } from './split-table.tsx'
import { type Result, summaryOf, useCalculator } from './use-calculator.ts'
import { useKeepRecipe } from './use-saved-recipes.ts'
import { WrongFields } from './wrong-fields.tsx'

const MOST_NOTES = 120

export function ResultsPanel({ house }: { house: number }) {
  const { result, shortQuery } = useCalculator()
  return (
    <section id="dosi" aria-labelledby="titolo-dosi" className="scroll-mt-24">
      <Card className="max-sm:p-4">
        <h2 id="titolo-dosi" tabIndex={-1} className="text-2xl outline-none">
          {result ? <span className="no-print">Le tue dosi</span> : 'Le tue dosi'}
          {result && <span className="hidden print:inline">{result.form.name}</span>}
        </h2>
        {result ? <Doses result={result} house={house} /> : <NoDoses />}
        <ResultActions />
        {result && (
          <FirstAidLink
            className="mt-5"
            from={`impasto=${encodeURIComponent(`${new URLSearchParams(shortQuery())}`)}`}
          />
        )}
      </Card>
    </section>
  )
}

function Doses({ result, house }: { result: Result; house: number }) {
  const isFar = useIsFar()
  return (
    <div className="dough-sheet" data-full={result.form.notes.length > MOST_NOTES || isFar || undefined}>
      <p className="mt-1 text-lg text-ink-soft">{summaryOf(result)}</p>
      <SpokenDoses result={result} />
      <PrintedOn prefix="Dosi del" />
      <RecipeFacts form={result.form} />
      <div className="print:grid print:grid-cols-2 print:items-start print:gap-10">
        <div>
          <DosesTable {...result} house={house} />
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

const MODES = { room: 'a temperatura ambiente', cold: 'in frigo', quick: 'rapida' }

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

const PATH = '/calcolatore-impasto'

const copyAsJson = (outputs: object) =>
  copyAndSay(JSON.stringify(outputs, null, 2), {
    title: 'Copiato',
    description: 'Le dosi sono negli appunti, in formato JSON.',
  })

async function shareLink(title: string, url: string) {
  await copyLink(url)
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return
  try {
    await navigator.share({ title, url })
  } catch {
    // the link is already copied, so a closed or refused share sheet does not matter
  }
}

function ResultActions() {
  const { result, dough, errors, query } = useCalculator()
  const { publicUrl } = useSite()
  const keep = useKeepRecipe()
  return (
    <div className="no-print mt-5 grid grid-cols-2 gap-2 *:px-3 max-sm:*:text-sm sm:flex sm:flex-wrap sm:*:px-5 noscript:hidden">
      <Button disabled={!result || keep.isPending} onClick={() => keep.save(result, errors.name)}>
        <Save className="size-4" aria-hidden /> {keep.isPending ? 'Un momento...' : 'Salva ricetta'}
      </Button>
      <Button look="secondary" onClick={() => void shareLink(dough.name, `${publicUrl}${PATH}?${query()}`)}>
        <Link2 className="size-4" aria-hidden /> Condividi link
      </Button>
      <Button look="secondary" onClick={() => window.print()}>
        <Printer className="size-4" aria-hidden /> Stampa
      </Button>
      {result && (
        <ButtonLink
          look="secondary"
          to={`/calcolatore-nutrizione?${new URLSearchParams(fullDoughQuery(result.outputs, result.form))}`}
        >
          <span className="glyph glyph-salad size-4" /> Calcola nutrizione
        </ButtonLink>
      )}
      {result && (
        <Button look="quiet" onClick={() => void copyAsJson(result.outputs)}>
          <Braces className="size-4" aria-hidden /> Copia JSON
        </Button>
      )}
    </div>
  )
}
