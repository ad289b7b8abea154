import type { Recipe } from '#contracts/recipes/recipe.ts'
import { scaleIngredientLine } from '#domain/lines/ingredient-line.ts'
import { percentText } from '#domain/words/kitchen-number.ts'
import { Titled } from '../../ui/titled.tsx'
import { DosesDial } from './doses-dial.tsx'
import { RecipeDrawers } from './drawers/recipe-drawers.tsx'
import { PrintedStrip } from './recipe-strip.tsx'
import type { ChosenDoses } from './use-doses.ts'

export const IngredientsPanel = ({ recipe, doses }: { recipe: Recipe; doses: ChosenDoses }) => (
  <Titled id="ingredienti" title="Ingredienti" className="lg:sticky lg:top-24 lg:self-start">
    <DosesDial recipe={recipe} doses={doses} />
    <IngredientGroups recipe={recipe} factor={doses.factor} />
    {recipe.groups.some(({ isDough }) => isDough) && (
      <p className="no-print mt-4 text-sm text-ink-soft">Le percentuali sono sul peso della farina.</p>
    )}
    <PrintedStrip recipe={recipe} />
    <RecipeDrawers recipe={recipe} doses={doses} />
  </Titled>
)

export const IngredientGroups = ({ recipe, factor }: { recipe: Recipe; factor: number }) =>
  recipe.groups.map((group) => <Group key={group.title} group={group} factor={factor} />)

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
              {percentText(bakersPct[index])}
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
)
