import { Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { PRESET_PARAMETER } from '#domain/dough/full/full-address.ts'
import { DOUGH_LIMITS, isDoughField } from '#domain/dough/full/full-limits.ts'
import {
  DOUGH_PRESETS,
  type DoughPreset,
  applyPreset as formOfPreset,
  matchingPreset,
  usualBall,
} from '#domain/dough/full/full-presets.ts'
import { TYPED_PERCENTAGES } from '#domain/dough/full/full-query.ts'
import { LAST_DOUGH_CALCULATION_KEY, lastDoughCalculation } from '#domain/dough/full/full-records.ts'
import { SEASONAL_YEAST_TIP, tipsFor } from '#domain/dough/full/full-tips.ts'
import { isToolField } from '#domain/dough/full/full-tools.ts'
import { type Kitchen, toldWithin } from '#domain/kitchen/kitchen.ts'
import { houseForm } from '#domain/kitchen/kitchen-dough.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { percentText } from '#domain/words/kitchen-number.ts'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Lines, Titled } from '../../ui/titled.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { FirstAidLink } from '../first-aid/first-aid-link.tsx'
import { KitchenLine } from '../kitchen/kitchen-line.tsx'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { DosesBar } from './doses-bar.tsx'
import { BasicSection, FermentationSection, MoreFields } from './dough-form.tsx'
import { FlourTool } from './flour-tool.tsx'
import { PlanTool } from './plan-tool.tsx'
import { MODES, ResultsPanel } from './results-panel.tsx'
import { SavedRecipes } from './saved-recipes.tsx'
import { StyleShape } from './style-shape.tsx'
import { BakingContext, useBakingState } from './use-baking.ts'
import { CalculatorContext, type Result, useCalculator, useCalculatorState } from './use-calculator.ts'
import { WaterTool } from './water-tool.tsx'
import { YeastEstimateTool } from './yeast-estimate.tsx'

const PATH = '/calcolatore-impasto'

/** Stores the calculation for the oven guide. Storage errors are ignored. */
function useLastCalculation(result: Result | null) {
  const record = result && JSON.stringify(lastDoughCalculation(result.form, result.outputs))
  useEffect(() => {
    if (record === null) return
    try {
      localStorage.setItem(LAST_DOUGH_CALCULATION_KEY, record)
    } catch {}
  }, [record])
}

export default function DoughCalculatorPage() {
  const { kitchen } = useKitchen()
  const calculator = useCalculatorState(kitchen)
  useLastCalculation(calculator.result)
  return (
    <CalculatorContext value={calculator}>
      <PageMeta
        title="Calcolatore Impasto"
        description="Calcola farina, acqua, sale e lievito per la tua pizza: forma, idratazione, ore e temperatura."
        path={PATH}
        image={pagePictureUrl(PATH)}
      />
      <CalculatorForm kitchen={kitchen} />
    </CalculatorContext>
  )
}

const DEGREES = [
  ['roomTempC', 'roomC', 'stanza'],
  ['fridgeTempC', 'fridgeC', 'frigo'],
] as const

/** A link has degrees of its own. They stay until the reader takes those of the kitchen. */
function useOtherDegrees(kitchen: Kitchen | null) {
  const { form, set } = useCalculator()
  const others = DEGREES.flatMap(([field, name, words]) => {
    const told = toldWithin(kitchen?.[name], DOUGH_LIMITS[field])
    return form && told !== undefined && told !== form[field] ? [{ field, told, words }] : []
  })
  if (!form || others.length === 0) return undefined
  const said = others.map(
    ({ field, told, words }) =>
      `${words} a ${italianDecimal(told, 1)} °C, qui ${italianDecimal(form[field], 1)}`,
  )
  return {
    words: said.join('; '),
    take: () => {
      for (const { field, told } of others) set(field, italianDecimal(told, 1))
    },
  }
}

/** Two columns in which no card waits for the end of its neighbour. A float never starts above an earlier one,
 * so the left column ends before the right one goes on. */
const COLUMNS = 'flow-root -mb-4 *:mb-4 lg:-mb-5 lg:*:mb-5'
const PILE = 'grid grid-cols-1 gap-4 lg:gap-5 print:block'
const LEFT = `${PILE} lg:not-print:float-left lg:not-print:clear-left lg:not-print:w-[calc(56%-0.625rem)]`
const RIGHT = `${PILE} lg:not-print:float-right lg:not-print:clear-right lg:not-print:w-[calc(44%-0.625rem)]`

/** A single form with all fields, so that a browser without JavaScript sends all of them. */
function CalculatorForm({ kitchen }: { kitchen: Kitchen | null }) {
  const baking = useBakingState()
  const form = useRef<HTMLFormElement>(null)
  const house = houseForm(kitchen).thicknessFactor
  const { set, setTool } = useCalculator()
  useTypedBefore(form, (typed) => {
    for (const [name, text = ''] of Object.entries(typed)) {
      if (isDoughField(name)) set(name, text)
      else if (isToolField(name)) setTool(name, text)
    }
  })
  return (
    <BakingContext value={baking}>
      <form
        ref={form}
        action={PATH}
        method="get"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="wrap flex flex-col gap-4 pb-20 lg:gap-5 print:block print:px-2 print:py-0"
      >
        {/* Enter activates the first submit button of a form. Without this button that would be a preset. */}
        <button type="submit" hidden tabIndex={-1} aria-label="Calcola" />
        <input type="hidden" {...TYPED_PERCENTAGES} />
        <div className="no-print grid gap-4">
          <header className="pt-3 sm:pt-9">
            <p className="kicker mb-2 text-gold max-sm:hidden">Strumenti</p>
            <h1 className="text-3xl sm:text-4xl">Calcolatore Impasto</h1>
          </header>
          <KitchenLine kitchen={kitchen} differs={useOtherDegrees(kitchen)} />
          <PresetsBar house={house} />
        </div>
        <DosesBar />
        <div className={COLUMNS}>
          <div className={LEFT}>
            <BasicSection house={house} />
          </div>
          <div className={RIGHT}>
            <ResultsPanel house={house} />
          </div>
          <div className={LEFT}>
            <FermentationSection />
            <MoreFields />
            <PlanTool />
            <WaterTool />
          </div>
          <div className={RIGHT}>
            <YeastEstimateTool house={house} />
            <FlourTool />
            <TipsBox />
            <FirstAid />
          </div>
        </div>
        <SavedRecipes />
      </form>
    </BakingContext>
  )
}

function FirstAid() {
  const { result, shortQuery } = useCalculator()
  if (!result) return null
  const dough = new URLSearchParams(shortQuery())
  return <FirstAidLink from={`impasto=${encodeURIComponent(`${dough}`)}`} />
}

const presetWords = ({ name, hydrationPct, fermentHours, fermentMode }: DoughPreset) =>
  `${name}: idratazione ${percentText(hydrationPct, 1)}, ${fermentHours} ore ${MODES[fermentMode]}.`

/** Why the pieces of one style weigh more than those of another. */
const weightWords = ({ form, outputs }: Result) =>
  `Con il suo spessore, ${formatUpTo(form.thicknessFactor, 3)} g/cm², ogni ${form.shape === 'round' ? 'panetto' : 'teglia'} pesa ${formatDecimal(outputs.perBallWeightG)} g.`

/** Without JavaScript each button submits the form, and the server applies the preset. */
function PresetsBar({ house }: { house: number }) {
  const { form, result, notices, applyPreset, set } = useCalculator()
  const active = form && matchingPreset(form, house)
  return (
    <Titled id="stili" title="Parti da uno stile" look="mb-2 text-lg sm:text-xl">
      {notices.map((notice) => (
        <p key={notice} role="alert" className="mb-3 font-medium text-tomato">
          {notice}
        </p>
      ))}
      <div className="flex flex-wrap gap-2 max-sm:gap-1.5">
        {DOUGH_PRESETS.map((preset) => (
          <button
            key={preset.id}
            type="submit"
            name={PRESET_PARAMETER}
            value={preset.id}
            aria-pressed={active?.id === preset.id}
            title={preset.description}
            onClick={(event) => {
              event.preventDefault()
              applyPreset(preset)
              const usual = form?.yeastByEstimate && usualBall(formOfPreset(form, preset), house)
              if (usual) set('thicknessFactor', italianDecimal(usual.thicknessFactor))
              toast({ title: 'Preset applicato', description: presetWords(preset) })
            }}
            className="min-h-11 rounded-full border border-line bg-paper px-4 font-semibold max-sm:px-2 max-sm:text-[0.8125rem] transition-colors hover:border-ink-soft aria-pressed:border-basil-fill aria-pressed:bg-basil-fill aria-pressed:text-on-fill"
          >
            {preset.name}
          </button>
        ))}
      </div>
      {active && <StyleShape of={active} />}
      {active && (
        <p className="mt-2 text-ink-soft max-sm:text-sm">
          {active.description} {result && weightWords(result)}
        </p>
      )}
    </Titled>
  )
}

function TipsBox() {
  const { result } = useCalculator()
  const tips = result ? tipsFor(result.form, result.exact) : [SEASONAL_YEAST_TIP]
  if (tips.length === 0) return null
  return (
    <section
      aria-labelledby="consigli"
      className="rounded-lg bg-crust p-4 sm:p-6 print:bg-transparent print:p-0"
    >
      <h2 id="consigli" className="flex items-center gap-2 text-xl">
        <Lightbulb className="size-5 text-gold" aria-hidden /> Consigli
      </h2>
      <Lines className="mt-3 list-disc space-y-2 pl-5 print:mt-1 print:space-y-0.5" of={tips} />
    </section>
  )
}
