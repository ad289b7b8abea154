import { expect, test } from 'vitest'
import { parseIngredientLine } from '#domain/lines/ingredient-line.ts'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { readSteps, type StepPart } from './step-marks.ts'

const PUTS =
  /(?<!\p{L})(?:aggiungi|adagia|affonda|allarga|bagna|chiudi|completa|condisci|copri|coprilo|cospargi|deponi|disponi|distribuisci|finisci|infila|irrora|metti|mescola|profuma|ricopri|riempila|sistema|spalma|sparpaglia|spargi|stendi|termina|unisci|vela|versa)(?!\p{L})/giu
const EXPLAINS =
  /(?<!\p{L})(?:che|perché|finché|affinché|se|quando|mentre|così|lascia|lasciare)(?!\p{L})|[.;:!?]/iu
const HOW_MUCH =
  /\d|(?<!\p{L})(?:metà|terzo|quarto|quarti|terzi|quinti|resto|rimast[oaie]|avanzat[oaie]|restante|tenut[oaie] da parte|ultim[oaie]|tutt[oaie]|filo|velo|goccia|gocce|goccio|strato|pizzico|pugno|manciata|cucchiai[oa]?|cucchiaiate|poc[oa]|un po'|spicchi|altr[oa])(?!\p{L})|l'ultim|quest'/iu

const textOf = (part: StepPart): string => (typeof part === 'string' ? part : part.shown)

test('of what was prepared before, the words or the mark say how much goes on now', () => {
  const silent = contentRecipes.flatMap(({ name, parts }) => {
    const { steps } = readSteps(parts.groups, parts.steps)
    return steps.flatMap((step, at) => {
      const uses = step.filter((part) => typeof part === 'object')
      const taken = new Set(uses.flatMap(({ line, amount }) => (amount === 0 ? [] : [line])))
      return step.flatMap((part, index) => {
        if (typeof part === 'string' || part.amount !== 0 || part.again !== undefined) return []
        const before = step.slice(0, index).map(textOf).join('')
        const verb = [...before.matchAll(PUTS)].at(-1)
        const since = verb ? before.slice(verb.index) : ''
        if (!verb || EXPLAINS.test(since) || taken.has(part.line)) return []
        const after = step
          .slice(index + 1)
          .map(textOf)
          .join('')
          .slice(0, 30)
        return HOW_MUCH.test(since.slice(-60) + part.shown + after)
          ? []
          : [`${name}, passo ${at + 1}: ${since}{${part.shown}}`]
      })
    })
  })
  expect(silent).toEqual([])
})

test('no step puts on more than the list has', () => {
  for (const { name, parts } of contentRecipes) {
    const lines = parts.groups.flatMap((group) => group.lines)
    for (const part of readSteps(parts.groups, parts.steps).steps.flat()) {
      if (typeof part === 'string' || part.again === undefined) continue
      const line = parseIngredientLine(lines[part.line] ?? '')
      expect(part.again, `${name}: ${part.shown}`).toBeLessThanOrEqual(
        line.kind === 'measured' ? line.amount * 1.01 : 0,
      )
    }
  }
})

test('what is said of one pizza is said of each of as many as the recipe makes', () => {
  for (const { name, servings, parts } of contentRecipes)
    for (const part of readSteps(parts.groups, parts.steps).steps.flat())
      if (typeof part === 'object' && part.times > 1) expect(part.times, name).toBe(servings)
})

const LEFT =
  /(?<!\p{L})(?:rimast[oaie]|avanzat[oaie]|restant[ei]|che (?:resta|avanza)|ultimo (?:filo d')?olio)(?!\p{L})/iu

test('of what is said to be left there is some, in the mark that says so', () => {
  const empty = contentRecipes.flatMap(({ name, parts }) =>
    readSteps(parts.groups, parts.steps).steps.flatMap((step, at) =>
      step.flatMap((part) =>
        typeof part === 'object' && LEFT.test(part.shown) && part.amount === 0 && part.again === undefined
          ? [`${name}, passo ${at + 1}: ${part.shown}`]
          : [],
      ),
    ),
  )
  expect(empty).toEqual([])
})

const SHARE_BEFORE = /(?<!\p{L})(?:metà|un (?:terzo|quarto)) [^,.;:]*$/iu

test('a step that says what one pizza gets says it of all that goes on it', () => {
  const mixed = contentRecipes.flatMap(({ name, parts }) =>
    readSteps(parts.groups, parts.steps).steps.flatMap((step, at) => {
      // 'Rompi ogni uovo': the words prepare each of all.
      const isOfOne = step.some(
        (part) => typeof part === 'object' && part.times > 1 && !part.shown.startsWith('ogni '),
      )
      if (!isOfOne) return []
      return step.flatMap((part, index) => {
        if (typeof part === 'string' || part.times > 1 || !(part.amount || part.again)) return []
        const before = step.slice(0, index).map(textOf).join('')
        return SHARE_BEFORE.test(before) ? [] : [`${name}, passo ${at + 1}: ${part.shown}`]
      })
    }),
  )
  expect(mixed).toEqual([])
})
