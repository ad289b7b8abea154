import { useDeferredValue, useId, useMemo } from 'react'
import { allergenNames } from '#domain/ingredients/species.ts'
import { reviewRecipe } from '#domain/recipes/recipe-review.ts'
import { Button } from '../../../ui/button.tsx'
import { Lines } from '../../../ui/titled.tsx'
import { dietSentence } from './diet-sentence.ts'

type Flags = { isVegan: boolean; isGlutenFree: boolean }
interface RecipeFindingsProps {
  lines: readonly string[]
  flags: Flags
  onFlags: (change: Partial<Flags>) => void
}

export default function RecipeFindings({ lines, flags, onFlags }: RecipeFindingsProps) {
  const id = useId()
  const list = useDeferredValue(lines.join('\n'))
  const { contains, mayContain, species, maySpecies, unknown, vegan, glutenFree } = useMemo(
    () => reviewRecipe(list === '' ? [] : list.split('\n')),
    [list],
  )
  if (list === '') return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in each fieldset would read its legend twice
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-3 rounded-lg col-span-full border border-line p-4 text-sm"
    >
      <h3 id={id} className="font-sans text-sm font-semibold">
        Allergeni e diete
      </h3>
      <div aria-live="polite" className="grid gap-2">
        {unknown.length > 0 && <Unknown lines={unknown} />}
        <p>
          Contiene: {allergenNames(contains, species) || 'nessuno dei quattordici allergeni'}.
          {mayContain.length > 0 && ` Può contenere: ${allergenNames(mayContain, maySpecies)}.`}
        </p>
      </div>
      <DietLine
        finding={dietSentence('vegan', vegan, flags.isVegan)}
        onMark={(isVegan) => onFlags({ isVegan })}
      />
      <DietLine
        finding={dietSentence('glutenFree', glutenFree, flags.isGlutenFree)}
        onMark={(isGlutenFree) => onFlags({ isGlutenFree })}
      />
    </div>
  )
}

const Unknown = ({ lines }: { lines: readonly string[] }) => (
  <div className="text-tomato">
    <p className="font-semibold">
      {lines.length === 1 ? 'Un ingrediente che non conosciamo:' : 'Ingredienti che non conosciamo:'}
    </p>
    <Lines className="list-disc pl-5 wrap-anywhere" of={lines} />
    <p>Allergeni, diete e valori nutrizionali ne sanno soltanto ciò che dicono le parole.</p>
  </div>
)

interface DietLineProps {
  finding: ReturnType<typeof dietSentence>
  onMark: (isMarked: boolean) => void
}

const DietLine = ({ finding, onMark }: DietLineProps) =>
  finding && (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className={finding.isWrong ? 'font-semibold text-tomato' : undefined}>{finding.text}</p>
      {finding.proposes && (
        <Button look="secondary" size="small" onClick={() => onMark(finding.proposes?.isMarked === true)}>
          {finding.proposes.label}
        </Button>
      )}
    </div>
  )
