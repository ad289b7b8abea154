import type { NutritionRequest } from '#contracts/nutrition/nutrition.ts'
import { formatUpTo } from '../../ui/format.ts'
import { useFoodNames } from './use-food-names.ts'

export function PrintedIngredients({ lines }: { lines: NutritionRequest['ingredients'] }) {
  const nameOf = useFoodNames()
  return (
    <section aria-labelledby="ingredienti-stampati" className="hidden print:block">
      <h3 id="ingredienti-stampati" className="text-xl">
        Ingredienti
      </h3>
      <p className="mt-2">
        {lines
          .map(({ id, label = '', grams }) => {
            const name = label || (nameOf({ id, label }) ?? id)
            return grams > 0 ? `${name} ${formatUpTo(grams, 1)} g` : `${name} (senza peso)`
          })
          .join(' · ')}
      </p>
    </section>
  )
}
