import { useEffect, useRef, useState } from 'react'
import type { NutritionAnswer } from '#contracts/nutrition.ts'
import { NUTRIENTS, type NutrientName, type Nutrients } from '#domain/nutrition/nutrients.ts'
import { formatUpTo } from '../../ui/format.ts'
import { Card } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AllergenBlock } from './allergen-block.tsx'
import { LabelTable } from './label-table.tsx'
import { NUTRIENT_NAMES } from './nutrient-names.ts'
import { ResultActions } from './result-actions.tsx'
import { ResultNotes } from './result-notes.tsx'
import type { Calculated } from './use-calculation.ts'
import type { Nutrition } from './use-nutrition.ts'

const unitOf = (name: NutrientName) => (name === 'kcal' ? 'kcal' : name === 'sodium_mg' ? 'mg' : 'g')
const digitsOf = (name: NutrientName) => (unitOf(name) === 'g' ? 1 : 0)

export function ResultCard({ nutrition, calculated }: { nutrition: Nutrition; calculated: Calculated }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [tab, setTab] = useState('slice')
  const { firstSight } = nutrition
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new result is looked at
  useEffect(() => {
    if (firstSight()) heading.current?.focus()
  }, [calculated])
  const { answer } = calculated
  const { totals, per_100g, per_slice } = answer
  return (
    <Card className="px-4 sm:px-6">
      <section aria-labelledby="risultato" className="grid grid-cols-1 gap-8">
        <div>
          <h2 id="risultato" ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {formatUpTo(per_slice.kcal, 0)} kcal per fetta
          </h2>
          <p className="mt-2 text-ink-soft">{sizes(answer)}</p>
        </div>
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <Tabs
            label="Valori nutrizionali"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'totals', label: 'Totali', content: <Values values={totals} /> },
              { value: 'hundred', label: 'Per 100g', content: <Values values={per_100g} /> },
              { value: 'slice', label: 'Per fetta', content: <Values values={per_slice} /> },
            ]}
          />
          <LabelTable answer={answer} />
        </div>
        <AllergenBlock answer={answer} />
        <ResultNotes answer={answer} weightless={calculated.weightless} />
        <ResultActions calculated={calculated} />
      </section>
    </Card>
  )
}

const sizes = ({ servings, mass_cooked_g, mass_raw_g }: NutritionAnswer) =>
  `${servings} ${servings === 1 ? 'fetta' : 'fette'} da ${formatUpTo(mass_cooked_g / servings, 0)} g: ${formatUpTo(mass_cooked_g, 0)} g di pizza cotta da ${formatUpTo(mass_raw_g, 0)} g a crudo.`

const Values = ({ values }: { values: Nutrients }) => (
  <dl>
    {NUTRIENTS.map((name) => (
      <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
        <dt className={name === 'sat_fat_g' ? 'pl-4 text-ink-soft' : ''}>{NUTRIENT_NAMES[name]}</dt>
        <dd className="font-semibold tabular-nums">
          {formatUpTo(values[name], digitsOf(name))} {unitOf(name)}
        </dd>
      </div>
    ))}
  </dl>
)
