import { clsx } from 'clsx'
import { List } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { type AskedDoses, servingsMade } from '#domain/recipes/doses/doses.ts'
import { servingsText } from '#domain/words/servings.ts'
import { Button } from '../../ui/button.tsx'
import { IngredientGroups } from './ingredients-panel.tsx'

/** What cook mode shows whole in the place of the step. */
export type CookList = 'steps' | 'ingredients'

const LISTS = [
  { list: 'ingredients', name: 'Ingredienti', icon: <span className="glyph glyph-basket size-4" /> },
  { list: 'steps', name: 'Tutti i passi', icon: <List className="size-4" aria-hidden /> },
] as const

export const Toggle = (props: ComponentProps<typeof Button>) => (
  <Button
    look="secondary"
    className="px-4 text-sm max-sm:px-2.5 max-sm:text-[0.8125rem] max-sm:*:hidden aria-[expanded=true]:bg-crust aria-pressed:border-basil-fill aria-pressed:bg-basil-fill aria-pressed:text-on-fill"
    {...props}
  />
)

interface ListTogglesProps {
  open: CookList | null
  onChoose: (list: CookList) => void
}

export const ListToggles = ({ open, onChoose }: ListTogglesProps) =>
  LISTS.map(({ list, name, icon }) => (
    <Toggle key={list} aria-expanded={open === list} onClick={() => onChoose(list)}>
      {icon} {name}
    </Toggle>
  ))

interface AllIngredientsProps {
  recipe: Recipe
  asked: Pick<AskedDoses, 'doses' | 'factor'>
  isLarge: boolean
}

export const AllIngredients = ({ recipe, asked, isLarge }: AllIngredientsProps) => (
  <section aria-label="Ingredienti" className={clsx('mt-4', isLarge && 'text-xl')}>
    <p className="font-semibold">Per {servingsText(servingsMade(recipe, asked), recipe.servingsUnit)}</p>
    <div className="grid gap-x-10 sm:grid-cols-2">
      <IngredientGroups recipe={recipe} factor={asked.factor} />
    </div>
  </section>
)

interface AllStepsProps {
  steps: string[]
  position: number
  isLarge: boolean
  onChoose: (step: number) => void
}

export const AllSteps = ({ steps, position, isLarge, onChoose }: AllStepsProps) => (
  <ol aria-label="Tutti i passi" className={clsx('mt-4 grid gap-2', isLarge && 'text-xl')}>
    {steps.map((step, index) => (
      <li key={index}>
        <button
          type="button"
          aria-current={index === position ? 'step' : undefined}
          onClick={() => onChoose(index)}
          className="flex w-full gap-4 rounded-md border border-line bg-paper px-4 py-3 text-left hover:border-ink-soft aria-[current=step]:border-tomato aria-[current=step]:bg-crust"
        >
          <span className="w-6 shrink-0 text-right font-semibold text-tomato tabular-nums">{index + 1}</span>
          <span>{step}</span>
        </button>
      </li>
    ))}
  </ol>
)
