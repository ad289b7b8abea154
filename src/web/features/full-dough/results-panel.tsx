import { Braces, Link2, Printer, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fullDoughQuery } from '#contracts/nutrition/dough-query.ts'
import { INVALID_DIMENSIONS } from '#domain/dough/full/full-calculator.ts'
import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import { ballBesideG } from '#domain/dough/full/full-presets.ts'
import { useSite } from '../../api/site-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyAndSay } from '../../ui/copy-text.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { formatUpTo } from '../../ui/format.ts'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { copyLink } from '../../ui/share.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { DosesTable, doseText, rowsOf } from './doses-table.tsx'
import { DoughAddress } from './dough-address.tsx'
import { SplitTable } from './split-table.tsx'
import { type Result, summaryOf, useCalculator } from './use-calculator.ts'
import { useKeepRecipe } from './use-saved-recipes.ts'
import { useIsFar } from './yeast-range.tsx'

const MOST_NOTES = 120

export function ResultsPanel() {
  const { result, shortQuery } = useCalculator()
  return (
    <section id="dosi" aria-labelledby="titolo-dosi" className="scroll-mt-24">
      <Card>
        <h2 id="titolo-dosi" className="text-2xl">
          {result ? <span className="no-print">Le tue dosi</span> : 'Le tue dosi'}
          {result && <span className="hidden print:inline">{result.form.name}</span>}
        </h2>
        {result ? <Doses result={result} /> : <NoDoses />}
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

function Doses({ result }: { result: Result }) {
  const isFar = useIsFar()
  const besideG = ballBesideG(result.form)
  return (
    <div className="dough-sheet" data-full={result.form.notes.length > MOST_NOTES || isFar || undefined}>
      <p className="mt-1 text-lg text-ink-soft">{summaryOf(result)}</p>
      <SpokenDoses result={result} />
      {besideG !== null && (
        <p className="no-print mt-1 text-sm text-ink-soft">
          Il peso del panetto è la regola semplice: una tonda da {formatUpTo(result.form.diameterCm ?? 0, 1)}{' '}
          cm di solito è un panetto da {besideG} g.
        </p>
      )}
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
  return (
    <div className="mt-4" aria-live="polite">
      {conflict !== null ? (
        <EmptyState title="Così non si può dividere">{conflict}</EmptyState>
      ) : form ? (
        <EmptyState title={INVALID_DIMENSIONS}>
          Inserisci il diametro della pizza tonda, oppure lunghezza e larghezza della teglia: le dosi tornano
          da sole.
        </EmptyState>
      ) : (
        <EmptyState title="Qualcosa non torna">
          {errors.yeastFactor
            ? `Nel link il lievito della ricetta (yeastFactor) non va: ${errors.yeastFactor}.`
            : 'Controlla i campi segnati in rosso: le dosi tornano appena sono a posto.'}
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
    <div className="no-print mt-6 flex flex-wrap gap-2 noscript:hidden">
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
