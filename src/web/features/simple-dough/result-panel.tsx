import { type ReactNode, useEffect, useRef } from 'react'
import type { SimpleDoughAnalysis } from '#domain/dough/simple/simple-analysis.ts'
import { difficultyBarPct } from '#domain/dough/simple/simple-difficulty.ts'
import { flourFit } from '#domain/dough/simple/simple-flour.ts'
import { type GuideStep, guideSteps } from '#domain/dough/simple/simple-guide.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { PIZZA_TYPE_PRESETS } from '#domain/dough/simple/simple-presets.ts'
import { simpleFormOf, simpleShortQueryOf } from '#domain/dough/simple/simple-query.ts'
import { bakeNote, expertTip, FIXED_TIMES, type OvenBake } from '#domain/dough/simple/simple-texts.ts'
import { displayedLeaveningH } from '#domain/dough/simple/simple-times.ts'
import { estimateSimpleYeast, warningOfList } from '#domain/dough/simple/simple-yeast-estimate.ts'
import { simpleBakeIn } from '#domain/kitchen/kitchen-simple.ts'
import { formatDecimal } from '../../ui/format.ts'
import { printPart } from '../../ui/print-part.ts'
import { PrintedAddress } from '../../ui/printed-address.tsx'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { Titled } from '../../ui/titled.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { CompositionChart } from './composition-chart.tsx'
import { IngredientsCard } from './ingredients-card.tsx'
import { ResultActions, SaveForm } from './result-actions.tsx'
import { PrintedTips, ResultDetails } from './result-details.tsx'
import type { Calculated, SimpleDough } from './use-simple-dough.ts'
import { YeastModels } from './yeast-estimate.tsx'

interface ResultPanelProps {
  dough: SimpleDough
  calculated: Calculated
  isExpert: boolean
  onSave: (name: string) => boolean
}

export default function ResultPanel({ dough, calculated, isExpert, onSave }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { firstSight } = dough
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new result is looked at
  useEffect(() => {
    if (firstSight()) heading.current?.focus()
  }, [calculated])
  const { params, result } = calculated
  const { label } = PIZZA_TYPE_PRESETS[params.pizzaType]
  const { kitchen } = useKitchen()
  const bake = simpleBakeIn(params.pizzaType, kitchen)
  const warning = warningOfList(params, estimateSimpleYeast(params, result.ingredients.flour))
  const tips = warning ? [warning, ...result.analysis.tips] : result.analysis.tips
  return (
    <div ref={sheet} className="grid grid-cols-1 gap-8 print:gap-3.5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Il tuo impasto: {label.toLocaleLowerCase('it')}, {params.pizzaCount}{' '}
          {params.pizzaCount === 1 ? 'pizza' : 'pizze'}
        </h3>
        <PrintedOn prefix="Dosi del" />
        <ChangeNotice dough={dough} calculated={calculated} />
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 print:grid-cols-2">
        <IngredientsCard calculated={calculated} isExpert={isExpert} onYeast={dough.chooseYeast} />
        <div className="grid grid-cols-1 gap-8 print:gap-4">
          <div className="no-print">
            <CompositionChart ingredients={result.ingredients} />
          </div>
          <TimesCard params={params} bake={bake} />
        </div>
      </div>
      <div className="no-print grid gap-4 rounded-md border border-line p-4">
        <SaveForm onSave={onSave} />
        <ResultActions calculated={calculated} onPrint={() => printPart(sheet.current)} />
      </div>
      <AnalysisCard analysis={result.analysis} maxC={kitchen?.maxC} />
      <div className="no-print">
        <ResultDetails calculated={calculated} tips={tips} />
      </div>
      <PrintedTips tips={tips} />
      {isExpert && <ExpertBox calculated={calculated} />}
      <Guide steps={guideSteps(params, result.analysis.optimalBakingTemp, warning, bake)} />
      <FirstAidLink />
      <PrintedAddress of="Questo impasto" path="/" query={simpleShortQueryOf(params)} />
    </div>
  )
}

function ChangeNotice({
  dough: { form, setTab },
  calculated,
}: Pick<ResultPanelProps, 'dough' | 'calculated'>) {
  const shown = simpleFormOf(calculated.params)
  const isSame = (Object.keys(shown) as (keyof typeof shown)[]).every(
    (field) => shown[field] === form[field].trim().replace('.', ','),
  )
  if (isSame) return null
  return (
    <p className="no-print mt-2 text-sm text-ink-soft">
      Hai cambiato i parametri: queste sono ancora le dosi di prima.{' '}
      <button type="button" className="link-quiet min-h-11" onClick={() => setTab('base')}>
        Torna ai parametri
      </button>
    </p>
  )
}

const Guide = ({ steps }: { steps: readonly GuideStep[] }) => (
  <Titled as="h4" id="quattro-passi" title="In quattro passi" look="mb-4 text-lg font-semibold print:mb-2">
    <ol className="grid gap-5 sm:grid-cols-2 print:gap-x-8 print:gap-y-2">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-crust font-display text-lg text-tomato"
          >
            {index + 1}
          </span>
          <div>
            <h5 className="font-semibold">{title}</h5>
            <p className="mt-0.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Titled>
)

interface AnalysisProps {
  analysis: SimpleDoughAnalysis
  maxC: number | null | undefined
}

function AnalysisCard({ analysis, maxC }: AnalysisProps) {
  const { expectedTexture, difficultyLevel, optimalBakingTemp } = analysis
  const pct = difficultyBarPct(difficultyLevel)
  return (
    <Titled as="h4" id="analisi-impasto" title="Analisi dell'impasto" look="mb-3 text-lg font-semibold">
      <dl className="grid gap-5 sm:grid-cols-3">
        <Fact name="Consistenza">{expectedTexture}</Fact>
        <Fact name="Difficoltà">
          <span className="font-semibold">{difficultyLevel}</span>
          <span
            role="progressbar"
            aria-label="Difficoltà"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={pct}
            aria-valuetext={difficultyLevel}
            className="mt-2 block h-2.5 overflow-hidden rounded-full bg-crust"
          >
            <span className="block h-full rounded-full bg-tomato-fill" style={{ width: `${pct}%` }} />
          </span>
        </Fact>
        <Fact name="Temperatura ideale del forno">
          <span className="figure text-2xl">{formatDecimal(optimalBakingTemp)} °C</span>
          {maxC != null && maxC < optimalBakingTemp && (
            <span className="ml-2 text-sm text-ink-soft">il tuo arriva a {maxC} °C</span>
          )}
        </Fact>
      </dl>
    </Titled>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)

function ExpertBox({ calculated }: { calculated: Calculated }) {
  const { params } = calculated
  const { label, protein, strength, suggested } = flourFit(params)
  return (
    <Titled
      as="h4"
      id="per-esperti"
      title="Per esperti"
      look="text-lg font-semibold"
      className="rounded-md bg-char p-5 text-on-char print:p-0"
    >
      <p className="mt-2">{expertTip(params)}</p>
      <p className="mt-2">
        {label}: proteine {protein}, {strength}.
        {suggested && ` Per queste ore e questi gradi si consiglia ${suggested} (stima).`}
      </p>
      <YeastModels calculated={calculated} />
    </Titled>
  )
}

function TimesCard({ params, bake }: { params: SimpleDoughParams; bake: OvenBake }) {
  const times = [
    ['Impasto', FIXED_TIMES.dough],
    ['Lievitazione', `${displayedLeaveningH(params)} ore`],
    ['Cottura', FIXED_TIMES.baking],
    ["Temperatura ideale dell'acqua", FIXED_TIMES.idealWater],
  ]
  return (
    <Titled as="h4" id="tempi-impasto" title="Tempi di preparazione" look="mb-2 text-lg font-semibold">
      <dl>
        {times.map(([name, time]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 print:py-0.5"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold whitespace-nowrap">{time}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{bakeNote(bake)}</p>
    </Titled>
  )
}
