import { formatIngredientLine, parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import type { IngredientGroupContent, RecipeContent } from '#domain/recipes/recipe-content.ts'
import { agree } from '#domain/words/italian-agreement.ts'
import { wordsOf } from '#domain/words/italian-stem.ts'
import { ANIMAL, GLUTEN, GLUTEN_FREE, PLANT_BASED } from '#knowledge/food-words.ts'

const OF_SOMETHING = /^(?:di (?=['\p{L}])|d'(?=[aeiouh]))/iu

function auditFree(text: string): string[] {
  if (/^\d/.test(text)) return ['begins with a number but has no unit that can be scaled']
  return / q\.b\.(?: |$)/.test(text) ? [] : ["has neither an amount nor 'q.b.'"]
}

function auditGrammar(line: string, isDough: boolean): string[] {
  const parsed = parseIngredientLine(line)
  if (parsed.kind === 'free') return auditFree(parsed.text)
  const { amount, unit, rest } = parsed
  if (typeof unit !== 'string') {
    const { unknown } = agree(rest, unit, amount < 2 ? 'one' : 'many')
    return [
      ...(formatIngredientLine(parsed) === line ? [] : ['number and noun or adjective disagree']),
      ...unknown.map((word) => `'${word}' is in no table of adjectives, so it cannot be made to agree`),
    ]
  }
  return [
    ...(OF_SOMETHING.test(rest) ? [] : [`'${rest}' should begin with di or d'`]),
    ...(isDough && unit === 'ml' ? ['dough ingredients are weighed'] : []),
    ...(/\(.*\d ?(?:g|ml)\b/.test(rest) ? ['an amount in brackets is never scaled'] : []),
    ...(/^\d+\.\d/.test(line) ? ['decimal point instead of comma'] : []),
  ]
}

function auditGroup({ title, lines, dough }: IngredientGroupContent): string[] {
  const twice = lines.filter((line, index) => lines.indexOf(line) !== index)
  return [
    ...(title.trim() === title && title !== '' ? [] : ['a group without a clean title']),
    ...(lines.length > 0 ? [] : [`group '${title}' is empty`]),
    ...twice.map((line) => `'${line}' stands twice in '${title}'`),
    ...lines.flatMap((line) =>
      auditGrammar(line, dough === true).map((problem) => `line '${line}': ${problem}`),
    ),
  ]
}

const hasWord = (line: string, beginnings: readonly string[]) =>
  wordsOf(line).some((word) => beginnings.some((beginning) => word.startsWith(beginning)))

function auditFlag(flag: string, isSet: boolean, against: readonly string[]): string[] {
  if (isSet) return against.map((line) => `${flag}, but '${line}'`)
  return against.length > 0 ? [] : [`not ${flag}, but no ingredient stands against it`]
}

export function auditIngredients({ ingredients, vegan, glutenFree }: RecipeContent): string[] {
  const lines = ingredients.flatMap((group) => group.lines)
  const animal = lines.filter((line) => hasWord(line, ANIMAL) && !hasWord(line, PLANT_BASED))
  const gluten = lines.filter(
    (line) =>
      hasWord(line.replace('lievito di birra', 'lievito').replaceAll('.', ''), GLUTEN) &&
      !hasWord(line, GLUTEN_FREE),
  )
  return [
    ...ingredients.flatMap(auditGroup),
    ...(ingredients[0]?.dough ? ['the dough stands before the condiments'] : []),
    ...auditFlag('vegan', vegan, animal),
    ...auditFlag('gluten free', glutenFree, gluten),
  ]
}
