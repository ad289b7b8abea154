import { FileDown, Printer, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { printNutritionLabel } from '#contracts/nutrition/nutrition.endpoints.ts'
import type { NutritionAnswer, NutritionRequest } from '#contracts/nutrition/nutrition.ts'
import { NUTRIENTS, type NutrientName, type Nutrients } from '#domain/ingredients/nutrients.ts'
import { isAtLeast, isUnknowable } from '#domain/nutrition/certainty.ts'
import { LABEL_FILE_NAME } from '#domain/nutrition/label.ts'
import { UNKNOWN_CELL } from '#domain/nutrition/label-cells.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile, sayPdf } from '../../ui/download-file.ts'
import { formatUpTo } from '../../ui/format.ts'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { shareOrCopy } from '../../ui/share.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Lines, Titled } from '../../ui/titled.tsx'
import { AllergenBlock } from './allergen-block.tsx'
import { LabelTable } from './label-table.tsx'
import { useFoodNames } from './nutrition-queries.ts'
import type { Calculated } from './use-calculation.ts'
import type { Nutrition } from './use-nutrition.ts'

const NUTRIENT_NAMES: Readonly<Record<NutrientName, string>> = {
  kcal: 'Energia',
  protein_g: 'Proteine',
  carbs_g: 'Carboidrati',
  fat_g: 'Grassi',
  sat_fat_g: 'di cui saturi',
  fiber_g: 'Fibre',
  sugar_g: 'Zuccheri',
  sodium_mg: 'Sodio',
}

const unitOf = (name: NutrientName) => (name === 'kcal' ? 'kcal' : name === 'sodium_mg' ? 'mg' : 'g')
const digitsOf = (name: NutrientName) => (unitOf(name) === 'g' ? 1 : 0)

export function ResultCard({ nutrition, calculated }: { nutrition: Nutrition; calculated: Calculated }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { firstSight, isStale } = nutrition
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new result is looked at
  useEffect(() => {
    if (firstSight()) heading.current?.focus()
  }, [calculated])
  const { answer } = calculated
  return (
    <Card className="px-4 sm:px-6">
      <section aria-labelledby="risultato" className="grid grid-cols-1 gap-8 print:gap-4">
        <div>
          <StaleNotice nutrition={nutrition} />
          <h2 id="risultato" ref={heading} tabIndex={-1} className="text-3xl outline-none">
            <span className="hidden print:block">
              Valori nutrizionali{nutrition.origin && `: ${nutrition.origin.recipe.name}`}
            </span>
            <span className="print:mt-1 print:block print:text-xl">{headline(answer)}</span>
          </h2>
          <PrintedOn prefix="Calcolo del" />
          <p className="mt-2 print:mt-1 text-ink-soft">
            {isUnknowable(answer) ? whyUnknowable(answer) : sizes(answer)}
          </p>
        </div>
        {!isUnknowable(answer) && <Figures answer={answer} />}
        <AllergenBlock answer={answer} />
        <PrintedIngredients lines={calculated.request.ingredients} />
        <ResultNotes answer={answer} />
        <ResultActions calculated={calculated} isStale={isStale} />
      </section>
    </Card>
  )
}

/** The region is rendered even without text: screen readers announce only changes of an existing region. */
const StaleNotice = ({ nutrition: { isStale, calculate, isPending } }: { nutrition: Nutrition }) => (
  <div role="status">
    {isStale && (
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-md border border-tomato px-4 py-3">
        <p className="font-semibold">Hai cambiato la ricetta: questi valori sono quelli di prima.</p>
        <Button look="secondary" disabled={isPending} onClick={calculate} className="no-print">
          Ricalcola
        </Button>
      </div>
    )}
  </div>
)

function Figures({ answer }: { answer: NutritionAnswer }) {
  const [tab, setTab] = useState('slice')
  const content = (values: Nutrients) => <Values values={values} answer={answer} />
  return (
    <div className="grid grid-cols-1 items-start gap-8 print:block lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div className="no-print">
        <Tabs
          label="Valori nutrizionali"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'totals', label: 'Totali', content: content(answer.totals) },
            { value: 'hundred', label: 'Per 100g', content: content(answer.per_100g) },
            { value: 'slice', label: 'Per fetta', content: content(answer.per_slice) },
          ]}
        />
      </div>
      <LabelTable answer={answer} />
    </div>
  )
}

function headline(answer: NutritionAnswer): string {
  if (isUnknowable(answer)) return 'Valori non calcolabili'
  const energy = `${formatUpTo(answer.per_slice.kcal, 0)} kcal per fetta`
  return isAtLeast(answer, 'kcal') ? `Almeno ${energy}` : energy
}

const whyUnknowable = ({ mass_raw_g }: NutritionAnswer) =>
  mass_raw_g > 0
    ? 'Nessuno di questi ingredienti è in tabella: del loro contenuto sappiamo solo quello che dice il nome.'
    : 'Nessun ingrediente ha un peso: scrivilo accanto al nome e calcola di nuovo.'

const sizes = ({ servings, mass_cooked_g, mass_raw_g }: NutritionAnswer) =>
  `${servings} ${servings === 1 ? 'fetta' : 'fette'} da ${formatUpTo(mass_cooked_g / servings, 0)} g: ${formatUpTo(mass_cooked_g, 0)} g di pizza cotta da ${formatUpTo(mass_raw_g, 0)} g a crudo.`

const Values = ({ values, answer }: { values: Nutrients; answer: NutritionAnswer }) => (
  <dl>
    {NUTRIENTS.map((name) => (
      <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
        <dt className={name === 'sat_fat_g' ? 'pl-4 text-ink-soft' : ''}>{NUTRIENT_NAMES[name]}</dt>
        <dd className="font-semibold tabular-nums">
          {amountOf(name, values[name], isAtLeast(answer, name))}
        </dd>
      </div>
    ))}
  </dl>
)

function amountOf(name: NutrientName, value: number, isLow: boolean): string {
  const amount = formatUpTo(value, digitsOf(name))
  if (isLow && amount === '0') return UNKNOWN_CELL
  return `${isLow ? 'almeno ' : ''}${amount} ${unitOf(name)}`
}

function PrintedIngredients({ lines }: { lines: NutritionRequest['ingredients'] }) {
  const nameOf = useFoodNames()
  return (
    <Titled
      as="h3"
      id="ingredienti-stampati"
      title="Ingredienti"
      look="text-xl"
      className="hidden print:block"
    >
      <p className="mt-2">
        {lines
          .map(({ id, label = '', grams }) => {
            const name = label || (nameOf({ id, label }) ?? id)
            return grams > 0 ? `${name} ${formatUpTo(grams, 1)} g` : `${name} (senza peso)`
          })
          .join(' · ')}
      </p>
    </Titled>
  )
}

function ResultNotes({ answer }: { answer: NutritionAnswer }) {
  const notes = [
    ...(answer.weightless.length > 0
      ? [`Senza peso, quindi negli allergeni ma non nelle cifre: ${answer.weightless.join(', ')}.`]
      : []),
    ...answer.incomplete.map(
      ({ nutrient, foods }) =>
        `${NUTRIENT_NAMES[nutrient]}: il totale è per difetto, manca il valore di ${foods.join(', ')}.`,
    ),
    ...answer.estimates.map(({ food, why }) => `${food}: stima, ${why}.`),
  ]
  if (notes.length === 0) return null
  return (
    <Titled as="h3" id="note-risultato" title="Da sapere" look="text-xl">
      <Lines className="mt-2 list-disc space-y-1 pl-5 text-ink-soft" of={notes} />
    </Titled>
  )
}

interface ResultActionsProps {
  calculated: Calculated
  /** True if the form has changed since the calculation. A shared link would then not match the result. */
  isStale: boolean
}

function ResultActions({ calculated: { request, answer, query }, isStale }: ResultActionsProps) {
  const { publicUrl } = useSite()
  const [isPreparing, setPreparing] = useState(false)
  async function exportPdf() {
    setPreparing(true)
    const isDone = await downloadFile(LABEL_FILE_NAME, printNutritionLabel.path, request)
    setPreparing(false)
    sayPdf(isDone, "Un foglio A4 con l'etichetta: è tra i tuoi download.")
  }
  const share = () =>
    shareOrCopy({
      title: isUnknowable(answer)
        ? 'Una pizza e i suoi allergeni'
        : `Una fetta da ${isAtLeast(answer, 'kcal') ? 'almeno ' : ''}${Math.round(answer.per_slice.kcal)} kcal`,
      url: `${publicUrl}/calcolatore-nutrizione?${query}`,
    })
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button look="secondary" disabled={isPreparing || isStale} onClick={() => void exportPdf()}>
        <FileDown className="size-4" aria-hidden /> PDF
      </Button>
      <Button look="secondary" disabled={isStale} onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden /> Condividi
      </Button>
      <Button look="secondary" disabled={isStale} onClick={() => window.print()}>
        <Printer className="size-4" aria-hidden /> Stampa
      </Button>
    </div>
  )
}
