import { headingSomething, isHeading } from '#domain/import/group-headings.ts'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { isNoIngredient, isNoStep } from '#domain/import/page-furniture.ts'
import { paired, partedIngredients, withOwnHeading } from '#domain/import/parted-ingredients.ts'
import { partedSteps, withoutBullet } from '#domain/import/parted-steps.ts'
import { minutesOf } from '#domain/import/sloppy-duration.ts'
import { richestYield } from '#domain/import/yield-of-text.ts'
import { headingOfLine } from '#domain/lines/group-heading.ts'
import { lineOf, linesOf } from './page-text.ts'
import { firstText, isNode, type SchemaNode, textOf, typesOf, valuesOf } from './schema-node.ts'

export const MOST = { ingredients: 200, steps: 200, lineLength: 4000, nesting: 8 } as const

export type Resolve = (value: unknown) => unknown

export function recipeOfNode(node: SchemaNode, resolve: Resolve): ImportedRecipe {
  const minutes = (...names: string[]) => durationOf(node, names)
  const prepMin = minutes('prepTime')
  const cookMin = minutes('cookTime', 'performTime')
  const diets = valuesOf(node, 'suitableForDiet').map((value) => textOf(value, ['@id', 'name']))
  return {
    name: lineOf(firstText(node, 'name', 'headline')),
    description: lineOf(firstText(node, 'description', 'summary')),
    ingredients: ingredientsOf(node),
    steps: stepsOf(
      ['recipeInstructions', 'instructions', 'step', 'steps']
        .map((name) => valuesOf(node, name))
        .find((values) => values.length > 0) ?? [],
      resolve,
    ),
    prepMin,
    cookMin,
    totalMin: minutes('totalTime'),
    yield: richestYield(
      ['recipeYield', 'yield'].flatMap((name) =>
        valuesOf(node, name).map((value) => lineOf(quantityText(value))),
      ),
    ),
    author: authorOf(node, resolve),
    siteName: null,
    imageUrl: firstUrl(
      ['image', 'photo', 'thumbnailUrl', 'thumbnail'].flatMap((name) => valuesOf(node, name)).map(resolve),
    ),
    language: firstText(node, 'inLanguage') || null,
    category: lineOf(firstText(node, 'recipeCategory')) || null,
    isVegan: diets.some((diet) => /vegan/i.test(diet)),
    isGlutenFree: diets.some((diet) => /gluten/i.test(diet)),
  }
}

function durationOf(node: SchemaNode, names: readonly string[]): number | null {
  for (const value of names.flatMap((name) => valuesOf(node, name))) {
    const text = textOf(value, ['maxValue', 'value', '@value', 'name', 'text'])
    const minutes = minutesOf(lineOf(text))
    if (minutes !== undefined) return minutes
  }
  return null
}

function ingredientsOf(node: SchemaNode): string[] {
  const lists = ['recipeIngredient', 'ingredients', 'ingredient', 'supply'].map((name) => {
    const texts = valuesOf(node, name)
      .flatMap(ingredientTexts)
      .filter((text) => text.trim() !== '')
    return texts.length === 1 ? linesOf(texts[0] as string).flatMap(partedIngredients) : texts.map(lineOf)
  })
  const amounts = (lines: readonly string[]) => lines.filter((line) => /\d/.test(line)).length
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length || amounts(b) - amounts(a))
  const lines = paired(
    longest.map((text) => ({ text })),
    ({ text }) => isHeading(text),
  )
    .flatMap(({ text }) => withOwnHeading(text))
    .map((line) => headingOfLine(line) ?? singleBrackets(withoutBullet(line)))
    .filter((line) => line !== '' && !isNoIngredient(line))
  return headingSomething(once(lines)).map(cut).slice(0, MOST.ingredients)
}

function once(lines: readonly string[]): readonly string[] {
  const half = lines.length / 2
  return lines.length > 1 && lines.every((line, index) => line === lines[(index + half) % lines.length])
    ? lines.slice(0, half)
    : lines
}

const singleBrackets = (line: string) =>
  line.includes('((') && line.includes('))') ? line.replaceAll('((', '(').replaceAll('))', ')') : line

function ingredientTexts(value: unknown): string[] {
  const inner = isNode(value) ? valuesOf(value, 'itemListElement') : []
  if (!isNode(value) || inner.length === 0) return [ingredientText(value)]
  return [titleOf(firstText(value, 'name')), ...inner.map(ingredientText)]
}

function ingredientText(value: unknown): string {
  if (!isNode(value)) return textOf(value)
  const [amount = ''] = ['amount', 'requiredQuantity', 'quantity']
    .flatMap((property) => valuesOf(value, property).map(quantityText))
    .concat(firstText(value, 'name') && firstText(value, 'value') ? quantityText(value) : [])
  const name = firstText(value, 'name', 'item', 'text', '@value')
  return [amount, name].filter((part) => part.trim() !== '').join(' ')
}

const UNIT_CODES: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  MLT: 'ml',
  CLT: 'cl',
  DLT: 'dl',
  LTR: 'l',
}

function quantityText(value: unknown): string {
  if (!isNode(value)) return textOf(value)
  const range = [firstText(value, 'minValue'), firstText(value, 'maxValue')]
    .filter((bound) => bound !== '')
    .join('-')
  const figure = firstText(value, 'value', '@value') || range
  const code = firstText(value, 'unitCode')
  const unit = firstText(value, 'unitText') || (UNIT_CODES[code] ?? '')
  return figure === '' ? textOf(value) : `${figure} ${unit}`.trim()
}

export const cut = (line: string): string => line.slice(0, MOST.lineLength).toWellFormed()

const HEADING = /<h[1-6]\b[^<>]{0,300}>([^<>]{1,100}?):?<\/h[1-6]>/giu

function stepsOf(values: readonly unknown[], resolve: Resolve): string[] {
  const things = values.map(resolve)
  const [only] = things.length === 1 ? things : []
  const text =
    typeof only === 'string'
      ? only
      : isNode(only) && typesOf(only).includes('HowToStep')
        ? textOf(only, ['text'])
        : ''
  const parts = unwrapped(linesOf(text.replace(HEADING, '<p>$1:</p>')))
  const lines = parts.length > 1 ? parts : things.flatMap((value) => stepLines(value, resolve, 0))
  return once(tidySteps(lines)).map(cut).slice(0, MOST.steps)
}

const LABEL =
  /^(?:step|stap|schritt|passo|passaggio|fase|[ée]tape|paso|steg|trin)?\s?\d{1,2}(?:\s?(?:\/|di|of|von|sur)\s?\d{1,2})?\s?[:.)–-]?$/iu
const PREPARATION =
  /^(?:preparazione|procedimento|istruzioni|instructions?|directions?|method|preparation|pr[ée]paration|zubereitung|bereiding|elaboraci[óo]n|preparaci[óo]n|fremgangsm[åa]de|g[öo]r s[åa] h[äa]r)\s?:?$/iu

const PART_TITLE = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}:?$/u

export function tidySteps(lines: readonly string[]): string[] {
  const isNumbered = lines.filter((line) => LABEL.test(line)).length > 1
  const steps = lines.filter(
    (line) =>
      line !== '' &&
      !isNoStep(line) &&
      !LABEL.test(line) &&
      !PREPARATION.test(line) &&
      !(isNumbered && PART_TITLE.test(line)),
  )
  return partedSteps(steps.length === 1 ? partedAtMarks(steps[0] as string) : steps)
}

/** Splits one text with at least three picture references: 'Taglialo [1]. Stendilo [2]. Cuocilo [3].' gives
 * three steps. */
function partedAtMarks(text: string): string[] {
  const marks = text.match(/[[(]\d{1,2}[\])]/g) ?? []
  if (marks.length < 3) return [text]
  const steps: string[] = ['']
  for (const sentence of text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
    const last = steps.length - 1
    const hasMark = /[[(]\d{1,2}[\])]/.test(steps[last] as string)
    if (hasMark && steps.length <= marks.length) steps.push(sentence)
    else steps[last] = `${steps[last]} ${sentence}`.trim()
  }
  return steps
}

function stepLines(given: unknown, resolve: Resolve, depth: number): string[] {
  const value = resolve(given)
  if (depth > MOST.nesting) return []
  if (Array.isArray(value)) return value.flatMap((inner) => stepLines(inner, resolve, depth + 1))
  if (typeof value === 'string') return [lineOf(value)]
  if (!isNode(value) || typesOf(value).includes('HowToTip')) return []
  const name = lineOf(firstText(value, 'name'))
  const inner = [
    ...valuesOf(value, 'itemListElement'),
    ...valuesOf(value, 'steps'),
    ...valuesOf(value, 'item'),
  ]
  const isSection = typesOf(value).includes('HowToSection')
  const text = paragraphsOf(textOf(value, ['text', '@value', 'description', 'itemListElement']))
  const below = text.length === 0 ? inner.flatMap((one) => stepLines(one, resolve, depth + 1)) : text
  if (isSection) return name === '' || below.length === 0 ? below : [titleOf(name), ...below]
  const [first = '', ...others] = below
  return [named(name, first), ...others].filter((line) => line !== '')
}

const named = (name: string, text: string): string => {
  const isTitle = !/\d|[.!]$/u.test(name) && name.split(' ').length * 2 <= text.split(' ').length
  const isRepeated = text.startsWith(name.replace(/[.…\s]+$/u, '')) || LABEL.test(name)
  return name === '' || (text !== '' && (isTitle || isRepeated)) ? text : `${name} ${text}`.trim()
}

const titleOf = (name: string): string => (name === '' || /[.:!?]$/.test(name) ? name : `${name}:`)

const paragraphsOf = (text: string) => (/<[a-z]/i.test(text) ? [lineOf(text)] : unwrapped(linesOf(text)))

function unwrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn = last !== undefined && /^\p{Ll}/u.test(line) && !/[.!?:;]$/u.test(last)
    if (goesOn) joined[joined.length - 1] = `${last} ${line}`
    else joined.push(line)
  }
  return joined
}

function authorOf(node: SchemaNode, resolve: Resolve): string | null {
  const names = [...valuesOf(node, 'author'), ...valuesOf(node, 'creator')]
    .map((value) => lineOf(textOf(resolve(value), ['name', '@value'])))
    .filter((name) => name !== '' && !/^https?:/i.test(name))
  return [...new Set(names)].slice(0, 3).join(', ') || null
}

function firstUrl(values: readonly unknown[]): string | null {
  for (const value of values) {
    const url = textOf(value, ['url', 'contentUrl', '@id'])
    if (url.trim() !== '') return url.trim()
  }
  return null
}
