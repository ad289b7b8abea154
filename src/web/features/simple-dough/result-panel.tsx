import { useEffect, useRef } from 'react'
import { type GuideStep, guideSteps } from '#domain/dough/simple/simple-guide.ts'
import { PIZZA_TYPE_PRESETS } from '#domain/dough/simple/simple-presets.ts'
import { simpleFormOf, simpleShortQueryOf } from '#domain/dough/simple/simple-query.ts'
import { estimateSimpleYeast, warningOfList } from '#domain/dough/simple/simple-yeast-estimate.ts'
import { printPart } from '../../ui/print-part.ts'
import { PrintedAddress } from '../../ui/printed-address.tsx'
import { PrintedOn } from '../../ui/printed-on.tsx'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { AnalysisCard } from './analysis-card.tsx'
import { CompositionChart } from './composition-chart.tsx'
import { ExpertBox } from './expert-box.tsx'
import { IngredientsCard } from './ingredients-card.tsx'
import { ResultActions, SaveForm } from './result-actions.tsx'
import { PrintedTips, ResultDetails } from './result-details.tsx'
import { TimesCard } from './times-card.tsx'
import type { Calculated, SimpleDough } from './use-simple-dough.ts'

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
          <TimesCard params={params} />
        </div>
      </div>
      <div className="no-print grid gap-4 rounded-md border border-line p-4">
        <SaveForm onSave={onSave} />
        <ResultActions calculated={calculated} onPrint={() => printPart(sheet.current)} />
      </div>
      <AnalysisCard analysis={result.analysis} />
      <div className="no-print">
        <ResultDetails calculated={calculated} tips={tips} />
      </div>
      <PrintedTips tips={tips} />
      {isExpert && <ExpertBox calculated={calculated} />}
      <Guide steps={guideSteps(params, result.analysis.optimalBakingTemp, warning)} />
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
  <section aria-labelledby="quattro-passi">
    <h4 id="quattro-passi" className="mb-4 text-lg font-semibold print:mb-2">
      In quattro passi
    </h4>
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
  </section>
)
