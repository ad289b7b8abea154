import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { wordsOf } from '#domain/words/italian-stem.ts'

const ANGLICISMS =
  'topping mix blend step snack finger cheddar food light dressing mood must trend cooking timer'.split(' ')

const MISSPELLINGS: readonly RegExp[] = [
  /\b(?:perch|finch|poich|affinch|bench|giacch|n|s)è(?![\p{L}])/iu,
  /\b(?:perche|finche|poiche|piu|puo|cosi|gia|e)'(?![\p{L}])/iu,
  /\b(?:perche|finche|poiche|piu|puo|cosi|gia|pero)\b(?!')/iu,
  /(?<!\p{L})qual'è|(?<!\p{L})po(?=[ ,.;:])|(?<!\p{L})un'(?:po|altro|impasto)(?!\p{L})/iu,
  /[’‘“”]| {2}|\s[,.;:!?](?:\s|$)|[,;:](?=\p{L})/u,
  /\d°|° C|\d ?°(?!C)|\d(?:min|ore|ora)\b/u,
]

const LIMITS = {
  descriptionChars: { min: 110, max: 260 },
  descriptionSentences: { min: 1, max: 3 },
  steps: { min: 6, max: 11 },
  stepChars: { min: 90, max: 480 },
  whyChars: { min: 150, max: 480 },
  whySentences: { min: 2, max: 3 },
  whyLinks: { min: 2, max: 3 },
} as const

function outside(name: string, value: number, { min, max }: { min: number; max: number }): string[] {
  return value >= min && value <= max ? [] : [`${name}: ${value}, not ${min}-${max}`]
}

function auditLanguage(text: string): string[] {
  const english = wordsOf(text).filter((word) => ANGLICISMS.includes(word))
  const wrong = MISSPELLINGS.map((pattern) => pattern.exec(text)?.[0]).filter((found) => found !== undefined)
  return [...english, ...wrong].map((found) => `'${found}' in '${text.slice(0, 40)}…'`)
}

const LINK = /\[([^\]]+)\]\([^)]+\)/gu

function auditWhy(why: string): string[] {
  const read = why.replace(LINK, '$1')
  return [
    ...outside('characters of why', read.length, LIMITS.whyChars),
    ...outside('sentences of why', read.split(/[.!?]\s+(?=\p{Lu})/u).length, LIMITS.whySentences),
    ...outside('links of why', [...why.matchAll(LINK)].length, LIMITS.whyLinks),
    ...auditLanguage(read),
  ]
}

export function auditTexts({ description, why, steps, servings, servingsUnit }: RecipeContent): string[] {
  const sentences = description.split(/[.!?](?:\s|$)/).filter((sentence) => sentence.trim() !== '')
  return [
    ...outside('characters of the description', description.length, LIMITS.descriptionChars),
    ...outside('sentences of the description', sentences.length, LIMITS.descriptionSentences),
    ...outside('steps', steps.length, LIMITS.steps),
    ...steps.flatMap((step, index) =>
      outside(`characters of step ${index + 1}`, step.length, LIMITS.stepChars),
    ),
    ...(new Set(steps).size === steps.length ? [] : ['a step stands twice']),
    ...(/[eia]$/.test(servingsUnit) && servings >= 1 ? [] : ['servings need a noun']),
    ...[description, ...steps].flatMap(auditLanguage),
    ...(why === undefined ? [] : auditWhy(why)),
  ]
}
