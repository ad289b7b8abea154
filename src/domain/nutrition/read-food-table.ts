/** Reads the tables of `foods/`: one food a line, fields between bars.
 *
 *     id | name | source food | code | values | contains; may contain ? | names; … | estimate
 *
 * Values  for 100 g: kcal, protein, fat, carbohydrate, fibre, sugars (g), sodium (mg), saturated fat (g); '-' is unknown.
 * Code    'NDB 20481' or 'FDC 167762' (USDA), 'CIQUAL 19590' ('CIQUAL' where the copy has none), 'BLS K702100', or '=' for a sum: then the values are
 *         `id parts, id parts`. USDA gives carbohydrate 'by difference', fibre included: the fibre is taken off here;
 *         the carbohydrate of CIQUAL and BLS is available carbohydrate already. Sugars are measured, carbohydrate is what
 *         is left: where the sugars come to more, they are the carbohydrate.
 * Errors  a broken row throws: the tables are part of the program. */
import { type Allergen, isAllergen } from './allergens.ts'
import type { Food, FoodCategory, FoodSource } from './food.ts'
import { type NutrientName, nutrientsOf, sumOfParts, tidy } from './nutrients.ts'

const VALUES = [
  'kcal',
  'protein_g',
  'fat_g',
  'carbs_g',
  'fiber_g',
  'sugar_g',
  'sodium_mg',
  'sat_fat_g',
] as const

const list = (text: string) =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')

function allergens(text: string): Allergen[] {
  return list(text).map((item) => {
    if (!isAllergen(item)) throw new Error(`No such allergen: '${item}'`)
    return item
  })
}

type Values = Pick<Food, 'per100g' | 'missing'>

function sourceOf(code: string, food: string): FoodSource {
  if (code === '=') return { database: 'Somma', code: '', food }
  const european = /^(CIQUAL|BLS)(?: (.+))?$/.exec(code)
  return european
    ? { database: european[1] as 'CIQUAL' | 'BLS', code: european[2] ?? '', food }
    : { database: 'USDA', code, food }
}

function measured({ database }: FoodSource, text: string): Values {
  const cells = text.split(' ')
  const read = (name: NutrientName) => cells[VALUES.indexOf(name)] ?? ''
  const missing = VALUES.filter((name) => read(name) === '-')
  const number = (name: NutrientName) => (read(name) === '-' ? 0 : Number(read(name)))
  const fibreInside = database === 'USDA' ? number('fiber_g') : 0
  const per100g = {
    ...nutrientsOf(number),
    carbs_g: tidy(Math.max(number('sugar_g'), number('carbs_g') - fibreInside)),
  }
  if (cells.length !== VALUES.length || Object.values(per100g).some((value) => !(value >= 0)))
    throw new Error(`Eight values expected: '${text}'`)
  return { per100g, missing }
}

function summed(text: string, known: (id: string) => Food | undefined): Values {
  const parts = text.split(',').map((part) => {
    const [id = '', grams = ''] = part.trim().split(' ')
    const food = known(id)
    if (!food || !(Number(grams) > 0)) throw new Error(`Not a part: '${part}'`)
    return { food, grams: Number(grams) }
  })
  const totalG = parts.reduce((total, { grams }) => total + grams, 0)
  const per100g = sumOfParts(
    parts.map(({ food, grams }) => ({ per100g: food.per100g, grams: (100 * grams) / totalG })),
  )
  return { per100g, missing: [...new Set(parts.flatMap(({ food }) => food.missing))] }
}

/** The foods of one table; `known` finds those of the tables read before, for sums. */
export function readFoodTable(
  category: FoodCategory,
  table: string,
  known: (id: string) => Food | undefined = () => undefined,
): Food[] {
  const foods: Food[] = []
  const find = (id: string) => foods.find((food) => food.id === id) ?? known(id)
  for (const line of table.split('\n').filter((row) => row.trim() !== '')) {
    const cells = line.split('|').map((cell) => cell.trim())
    const [id = '', name = '', sourceFood = '', code = '', values = '', allergy = '', names = '', why = ''] =
      cells
    const [contains = '', mayContain = ''] = allergy.split('?')
    const source = sourceOf(code, sourceFood)
    foods.push({
      id,
      name,
      category,
      ...(source.database === 'Somma' ? summed(values, find) : measured(source, values)),
      contains: allergens(contains),
      mayContain: allergens(mayContain),
      source,
      estimate: why === '' ? undefined : why,
      names: [name.toLowerCase(), ...list(names)],
    })
  }
  return foods
}
