import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { bakeShapeOf, groupsOf, stepsOf } from '../recipes/listed-recipe.ts'
import { nounStems } from '../recipes/noun-stems.ts'
import { stemsOf } from '../words/italian-stem.ts'
import { sentencesOf } from '../words/sentences.ts'
import { IMPROVE_OPTIONS } from './options.ts'
import { nameOfLine, workGroups, workLine } from './work-lines.ts'

const results = contentRecipes.flatMap((recipe) =>
  IMPROVE_OPTIONS.map((option) => ({ recipe, option, result: improvedRecipe(recipe, option) })),
)
/** Oil in a text: grams and spoons. The test counts independently of the code. */
const OF_OIL = `(?= (?:di |d'|dell'(?:ultimo )?)olio(?! di semi))`
const GRAMS = new RegExp(
  String.raw`(?<article>(?<!\p{L})(?:i|gli|dei|degli|con i) )?(\d+(?:,\d+)?) g${OF_OIL}`,
  'giu',
)
const SPOONS = new RegExp(
  String.raw`(?<!\p{L})(mezzo|un|due|tre|quattro) (cucchia(?:io|i|ino|ini))${OF_OIL}`,
  'giu',
)
const COUNTS: Readonly<Record<string, number>> = { mezzo: 0.5, un: 1, due: 2, tre: 3, quattro: 4 }
const isOil = (text: string) => /^olio(?! di semi| al peperoncino)/u.test(nameOfLine(text))
const doughOilGrams = (
  groups: readonly { isDough: boolean; lines: readonly { text: string; grams: number | null }[] }[],
) =>
  groups
    .filter(({ isDough }) => isDough)
    .flatMap(({ lines }) => lines.filter(({ text }) => isOil(text)).flatMap(({ grams }) => grams ?? []))
function oilGramsIn(sentence: string, doughOil: readonly number[]): number {
  const weighed = [...sentence.matchAll(GRAMS)]
    .filter(
      ({ groups, 2: amount = '' }) =>
        groups?.article === undefined || !doughOil.includes(Number(amount.replace(',', '.'))),
    )
    .reduce((sum, { 2: amount = '' }) => sum + Number(amount.replace(',', '.')), 0)
  const half = /un cucchiaio e mezzo (?:di |d'|dell')olio/iu.test(sentence) ? 6.75 : 0
  return [...sentence.replaceAll('cucchiaio e mezzo', 'cucchiaio').matchAll(SPOONS)].reduce(
    (sum, { 1: count = '', 2: spoon = '' }) =>
      sum + (COUNTS[count.toLowerCase()] ?? 0) * (/in[oi]$/iu.test(spoon) ? 4.5 : 13.5),
    weighed + half,
  )
}

type Recipe = (typeof contentRecipes)[number]
type Groups = readonly { isDough: boolean; lines: readonly string[] }[]

const SHAPING =
  /(?<!\p{L})(?:stendi|allarga|apri|schiudilo|tira|immergi|fai cadere|passa|adagia(?! [^.]*tegam)|infarina|ribalta|spiana|distendi|ungi il disco|bagna con)(?!\p{L})/iu

function oilOfSteps(recipe: Recipe, steps: readonly string[], groups: Groups): number {
  const dough = doughOilGrams(
    groups.map((group) => ({ ...group, title: '', lines: group.lines.map(workLine) })),
  )
  const half = Math.floor(steps.length / 2)
  const shaped = steps.findIndex((step, at) => at >= half && SHAPING.test(step))
  const isEach = bakeShapeOf(recipe) === 'tonda'
  return steps.reduce((sum, step, at) => {
    const times = isEach && shaped !== -1 && at >= shaped ? recipe.servings : 1
    return sum + times * sentencesOf(step).reduce((own, one) => own + oilGramsIn(one, dough), 0)
  }, 0)
}
const oilOfList = (groups: Groups): number =>
  groups
    .filter(({ isDough }) => !isDough)
    .flatMap(({ lines }) => lines)
    .filter(isOil)
    .reduce((sum, line) => sum + (workLine(line).grams ?? 0), 0)

test('spoons and grams of oil are counted, those of the dough are not', () => {
  expect(oilGramsIn("Condisci con 30 g d'olio, il sale e un cucchiaino d'olio.", [])).toBe(34.5)
  expect(oilGramsIn("Aggiungi i 15 g di olio e un cucchiaio e mezzo d'olio.", [15])).toBe(20.25)
  expect(oilGramsIn("Mescola due cucchiai d'acqua e scalda l'olio di semi.", [])).toBe(0)
})

test('the steps never use more oil than the list has', () => {
  let counted = 0
  const over: unknown[] = []
  for (const { recipe, option, result } of results) {
    const own = oilOfSteps(recipe, stepsOf(recipe), groupsOf(recipe))
    expect([recipe.name, own <= oilOfList(groupsOf(recipe)) + 0.01]).toEqual([recipe.name, true])
    const used = oilOfSteps(recipe, result.steps, result.groups)
    const has = oilOfList(result.groups)
    counted += used > 0 ? 1 : 0
    if (used > has + 0.01) over.push([recipe.name, option, used, has])
  }
  expect(over).toEqual([])
  expect(counted).toBeGreaterThan(300)
})

const BY_VERB: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^sale/u,
    /(?<!\p{L})(?:sal(?:a|e|are|ando|ata|ato)?(?:l[oaie])?|salamoia|fiocchi|spurg\p{L}+)(?!\p{L})/iu,
  ],
  [/^olio/u, /(?<!\p{L})(?:oli\p{L}|un(?:gi|ta|to|te|ti)\p{L}*|irrora\p{L}*)/iu],
  [/^pepe/u, /pep/iu],
  [/^limone|^(?:1|2) limon/u, /limon/iu],
]

function reader(steps: string): (line: string) => boolean {
  const told = new Set(stemsOf(steps))
  const lower = steps.toLowerCase()
  return (line) => {
    const name = nameOfLine(line)
    const verb = BY_VERB.find(([pattern]) => pattern.test(name))?.[1]
    return (
      verb?.test(steps) === true ||
      nounStems(line).some((stem) => told.has(stem)) ||
      lower.includes(name.toLowerCase())
    )
  }
}

const idleLines = new Map(
  contentRecipes.map((recipe) => {
    const isUsed = reader(recipe.instructions)
    return [recipe, recipe.ingredients.filter((line) => !isUsed(line))]
  }),
)

test('every line of the list is used by a step', () => {
  const unused: unknown[] = []
  for (const { recipe, option, result } of results) {
    const was = (result.asItWas ?? []).map(({ text, leave }) => `${text} ${leave}`)
    const isUsed = reader([...result.steps, ...was].join('\n'))
    const own = new Set(idleLines.get(recipe))
    const idle = result.groups.flatMap(({ lines }) => lines).filter((line) => !own.has(line) && !isUsed(line))
    if (idle.length > 0) unused.push([recipe.name, option, ...idle])
  }
  expect(unused).toEqual([])
})

test('what is added stands among the changes', () => {
  const untold: unknown[] = []
  for (const { recipe, option, result } of results) {
    const changes = new Set(stemsOf(result.changes.map(({ what }) => what).join(' ')))
    const had = new Set(
      workGroups(recipe).flatMap(({ lines }) => lines.flatMap(({ text }) => nounStems(text))),
    )
    const isNewDough = result.changes.some(({ what }) => what.startsWith("l'impasto intero"))
    const silent = result.groups
      .filter(({ isDough }) => !(isDough && isNewDough))
      .flatMap(({ lines }) => lines)
      .filter((line) => !nounStems(line).some((stem) => had.has(stem) || changes.has(stem)))
    if (silent.length > 0) untold.push([recipe.name, option, ...silent])
  }
  expect(untold).toEqual([])
})

test('one chilli is one line: no dried one is listed where the steps mean the fresh', () => {
  for (const { recipe, option, result } of results) {
    const chillies = result.groups
      .flatMap(({ lines }) => lines)
      .filter((line) => /^[\d ]*peperoncin[oi]/u.test(line))
    const spare = chillies.filter((line) => / q\.b\./u.test(line))
    expect([recipe.name, option, chillies.length > 1 ? spare : []]).toEqual([recipe.name, option, []])
  }
})

test('the steps of a recipe without lactose are its own, word for word', () => {
  for (const { recipe, result } of results.filter(({ option }) => option === 'senza lattosio'))
    for (const step of stepsOf(recipe))
      expect([recipe.name, step, result.steps.some((one) => one.startsWith(step))]).toEqual([
        recipe.name,
        step,
        true,
      ])
})

test('one substitute for two ingredients is never laid on whole twice', () => {
  const whole =
    /(?:copri|distribuisci|aggiungi|metti|completa|versa|adagia|appoggia) (?:[^.;:]* )?(?:con )?(?:la crema|il trito) di mandorle/iu
  for (const { recipe, result } of results.filter(({ option }) => option === 'paleo')) {
    const isTwo = result.changes.some(({ what }) => what.split('di crema di mandorle al posto').length > 2)
    const laid = isTwo
      ? result.steps.filter((step) => whole.test(step) && /crema di mandorle/u.test(step))
      : []
    expect([recipe.name, laid.length > 1 ? laid : []]).toEqual([recipe.name, []])
  }
})
