import { Minus, Plus } from 'lucide-react'
import type { Recipe } from '#contracts/recipe.ts'
import { scaleIngredientLine } from '#domain/recipe/ingredient-line.ts'
import { servingsNoun } from '#domain/recipe/servings.ts'
import { formatUpTo } from '../../ui/format.ts'
import { RecipeFitness } from './recipe-fitness.tsx'

/** How many times the recipe's own yield a home kitchen can still handle. */
const MOST_TIMES = 10

interface IngredientsPanelProps {
  recipe: Recipe
  /** For how many the reader cooks. */
  servings: number
  setServings: (servings: number) => void
}

export function IngredientsPanel({ recipe, servings, setServings }: IngredientsPanelProps) {
  return (
    <section aria-labelledby="ingredienti" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="ingredienti" className="text-2xl">
        Ingredienti
      </h2>
      <div className="mt-4 flex items-center gap-3">
        <Step
          label={`Meno ${recipe.servingsUnit}`}
          disabled={servings <= 1}
          onClick={() => setServings(servings - 1)}
        >
          <Minus className="size-4" aria-hidden />
        </Step>
        <p aria-live="polite" className="min-w-24 text-center font-semibold">
          {servings} {servingsNoun(servings, recipe.servingsUnit)}
        </p>
        <Step
          label={`Più ${recipe.servingsUnit}`}
          disabled={servings >= recipe.servings * MOST_TIMES}
          onClick={() => setServings(servings + 1)}
        >
          <Plus className="size-4" aria-hidden />
        </Step>
        {servings !== recipe.servings && (
          <button
            type="button"
            className="no-print link-quiet py-2 text-sm"
            onClick={() => setServings(recipe.servings)}
          >
            Torna a {recipe.servings}
          </button>
        )}
      </div>
      {recipe.groups.map((group) => (
        <Group key={group.title} group={group} factor={servings / recipe.servings} />
      ))}
      {recipe.groups.some(({ isDough }) => isDough) && (
        <p className="mt-4 text-sm text-ink-soft">
          Le percentuali sono sul peso della farina: restano le stesse con qualsiasi numero di{' '}
          {recipe.servingsUnit}.
        </p>
      )}
      <RecipeFitness recipe={recipe} />
    </section>
  )
}

const Step = ({
  label,
  ...rest
}: {
  label: string
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}) => (
  <button
    type="button"
    aria-label={label}
    className="no-print flex size-11 items-center justify-center rounded-full border border-line bg-paper hover:border-ink-soft disabled:opacity-40"
    {...rest}
  />
)

const Group = ({
  group: { title, lines, bakersPct },
  factor,
}: {
  group: Recipe['groups'][number]
  factor: number
}) => (
  <div className="mt-6 break-inside-avoid">
    <h3 className="kicker mb-2 font-sans text-gold">{title}</h3>
    <ul>
      {lines.map((line, index) => (
        <li key={index} className="flex justify-between gap-4 border-b border-line py-2">
          <span>{scaleIngredientLine(line, factor)}</span>
          {typeof bakersPct[index] === 'number' && (
            <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
              {formatUpTo(bakersPct[index], 2)}%
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
)
