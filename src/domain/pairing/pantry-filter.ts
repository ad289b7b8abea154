import type { IngredientCategory, PairingIngredient } from './ingredient.ts'

export type PantryFilter = Readonly<{
  text: string
  category: IngredientCategory | ''
  month: number | null
  onlyTraditional: boolean
}>

export const NO_FILTER: PantryFilter = { text: '', category: '', month: null, onlyTraditional: false }

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

export function filterPantry<Ingredient extends PairingIngredient>(
  ingredients: readonly Ingredient[],
  { text, category, month, onlyTraditional }: PantryFilter,
): Ingredient[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return ingredients.filter((ingredient) => {
    const { seasonal } = ingredient
    const found = plain(`${ingredient.name} ${ingredient.region}`)
    return (
      words.every((word) => found.includes(word)) &&
      (category === '' || ingredient.category === category) &&
      (month === null || seasonal.length === 0 || seasonal.includes(month)) &&
      (!onlyTraditional || ingredient.traditional)
    )
  })
}

const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const
export const MONTH_NAMES: readonly string[] = MONTHS

export function seasonText(months: readonly number[]): string {
  if (months.length === 0) return "tutto l'anno"
  const names = months.map((month) => MONTHS[month - 1])
  const isRun = months.every(
    (month, index) => index === 0 || month === ((months[index - 1] as number) % 12) + 1,
  )
  return isRun && months.length > 2 ? `da ${names[0]} a ${names.at(-1)}` : names.join(', ')
}
