/** The allergens of a list of ingredients.
 *
 * Source  what each ingredient says in content/ingredients/; of one that is not there, what its words give away.
 * Valid   any lines. An ingredient brings its allergens whatever it weighs. The label of what is bought decides. */
import { type Allergen, inLegalOrder } from './allergens.ts'
import { allergensOfText } from './allergens-of-text.ts'
import { foodById } from './foods.ts'

export type LinesAllergens = {
  contains: Allergen[]
  /** Not already in `contains`. */
  mayContain: Allergen[]
}

export function allergensOfLines(lines: readonly { id: string; label: string }[]): LinesAllergens {
  const read = lines.map(({ id, label }) => {
    const food = foodById(id)
    return food ?? { contains: allergensOfText(label), mayContain: [] }
  })
  const contains = inLegalOrder(read.flatMap((one) => one.contains))
  const mayContain = read.flatMap((one) => one.mayContain).filter((allergen) => !contains.includes(allergen))
  return { contains, mayContain: inLegalOrder(mayContain) }
}
