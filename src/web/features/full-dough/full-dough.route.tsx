import { useEffect, useRef } from 'react'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { isDoughField } from '#domain/dough/full/full-limits.ts'
import { TYPED_PERCENTAGES } from '#domain/dough/full/full-query.ts'
import { LAST_DOUGH_CALCULATION_KEY, lastDoughCalculation } from '#domain/dough/full/full-records.ts'
import { isToolField } from '#domain/dough/full/full-tools.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { DoughFields } from './dough-form.tsx'
import { FlourTool } from './flour-tool.tsx'
import { PlanTool } from './plan-tool.tsx'
import { PresetsBar } from './presets-bar.tsx'
import { ResultsPanel } from './results-panel.tsx'
import { SavedRecipes } from './saved-recipes.tsx'
import { StartFrom } from './start-from.tsx'
import { TipsBox } from './tips-box.tsx'
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
  const calculator = useCalculatorState()
  useLastCalculation(calculator.result)
  return (
    <CalculatorContext value={calculator}>
      <PageMeta
        title="Calcolatore Impasto"
        description="Calcola farina, acqua, sale e lievito per la tua pizza: forma, idratazione, ore e temperatura."
        path={PATH}
        image={pagePictureUrl(PATH)}
      />
      <div className="no-print">
        <PageHeader kicker="Strumenti" title="Calcolatore Impasto">
          <p>Dalla forma della pizza ai grammi di lievito: scrivi, e le dosi cambiano mentre le guardi.</p>
        </PageHeader>
      </div>
      <CalculatorForm />
    </CalculatorContext>
  )
}

/** A single form with all fields, so that a browser without JavaScript sends all of them. */
function CalculatorForm() {
  const baking = useBakingState()
  const form = useRef<HTMLFormElement>(null)
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
        className="wrap grid grid-cols-1 gap-8 pb-20 print:block print:px-2 print:py-0"
      >
        {/* The first button of a form answers the Enter key: without it, a preset would. */}
        <button type="submit" hidden tabIndex={-1} aria-label="Calcola" />
        <input type="hidden" {...TYPED_PERCENTAGES} />
        <PresetsBar />
        <StartFrom />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.25fr_1fr] print:block">
          <DoughFields />
          <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-24 print:static! print:gap-4">
            <ResultsPanel />
            <TipsBox />
          </div>
        </div>
        <SavedRecipes />
        <PlanTool />
        <div className="no-print grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.15fr_1fr]">
          <YeastEstimateTool />
          <div className="grid gap-6">
            <WaterTool />
            <FlourTool />
          </div>
        </div>
      </form>
    </BakingContext>
  )
}
