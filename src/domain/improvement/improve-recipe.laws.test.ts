import { describe, expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { forbiddenIn, forbiddenInRecipe } from '../ingredients/check-restriction.ts'
import type { Diet } from '../ingredients/diets.ts'
import { findFood } from '../ingredients/find-food.ts'
import { parseIngredientLine } from '../lines/ingredient-line.ts'
import type { RecipeToImprove } from '../recipes/listed-recipe.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'
import { IMPROVE_OPTIONS, isDiet } from './options.ts'
import { renderImproved } from './render-improved.ts'
import { renderTips, tipsFor } from './tips.ts'

const BROKEN: readonly RegExp[] = [
  /undefined|null|NaN|Infinity|\[object/u,
  /(?<!\p{L})(?:il|lo|la|i|gli|le|un|uno|una) (?:il|lo|la|i|gli|le|un|uno|una)(?!\p{L})/iu,
  /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|i|gli)(?!\p{L})/iu,
  /(?<!\p{L})(?:il|del|al|dal|nel|sul) (?:s[bcdfgmpqtv]|z|gn|ps)\p{L}/iu,
  /(?<!\p{L})(?:lo|dello|allo|dallo|nello|sullo) (?!s[bcdfglmnpqrtv]|z|gn|ps|pn|x|y|i[aeo])\p{L}+(?<!')(?= vegetal)/iu,
  /(?<!\p{L})(?:la|della|alla|dalla|nella|sulla) (?:olive?|acciug|emuls|alternativ)\p{L}*/iu,
  /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu,
  /dil |col il|con il il| {2}(?! )|\s[,.;:!?](?:\s|$)|,,|\.\.(?!\.)|;\.|:\.|,\./u,
  /\{|\}/u,
]

const brokenIn = (text: string, { instructions }: { instructions: string }) =>
  BROKEN.flatMap((pattern) => text.match(new RegExp(pattern, `${pattern.flags}g`)) ?? []).filter(
    (found) => !instructions.includes(found),
  )

/** Warnings of the recipe itself ('mai a contatto con farine comuni') are not ingredients of the result. */
const brought = (result: ImprovedRecipe, diet: Diet, recipe: RecipeToImprove) => {
  const keeps = diet === 'senza glutine' ? recipe.isGlutenFree : diet === 'vegana' && recipe.isVegan
  const own = new Set(keeps ? forbiddenIn(recipe.instructions, diet) : [])
  return forbiddenInRecipe(result, diet).filter((word) => !own.has(word))
}

const results = contentRecipes.flatMap((recipe) =>
  IMPROVE_OPTIONS.map((option) => ({ recipe, option, result: improvedRecipe(recipe, option) })),
)

test('there are eighty recipes and ten options, and tips beside', () => {
  expect(contentRecipes.length).toBeGreaterThanOrEqual(80)
  expect(results).toHaveLength(contentRecipes.length * 10)
})

describe.each(IMPROVE_OPTIONS)('%s', (option) => {
  const mine = results.filter((one) => one.option === option)

  test('is whole, unbroken Italian', () => {
    for (const { recipe, result } of mine) {
      const text = renderImproved(result)
      expect([recipe.name, ...brokenIn(text, recipe)]).toEqual([recipe.name])
      expect(result.steps.length).toBeGreaterThanOrEqual(4)
      for (const step of result.steps) expect(step).toMatch(/^['"\d\p{Lu}].*[.!?]\)?$/u)
      if (result.changes.length === 0)
        expect(result.notes.join(' ')).toMatch(
          /è già .*nessun ingrediente va cambiato|non abbiamo ridotto niente/u,
        )
    }
  })

  test('has amounts that can be weighed', () => {
    for (const { recipe, result } of mine) {
      const lines = result.groups.flatMap((group) => group.lines)
      expect(new Set(result.groups.map(({ title }) => title)).size).toBe(result.groups.length)
      for (const line of lines) {
        const parsed = parseIngredientLine(line.replace(/^circa /u, ''))
        if (line.startsWith('un pizzico di ')) continue
        if (parsed.kind === 'free') expect(`${recipe.name}: ${line}`).toMatch(/ q\.b\.( per .*)?( |$)/u)
        else expect(parsed.amount).toSatisfy((amount: number) => amount > 0 && amount < 20_000)
      }
    }
  })

  test('knows what it does to nutrition', () => {
    for (const { result } of mine)
      for (const values of [result.nutrition.before, result.nutrition.after])
        for (const value of Object.values(values))
          expect(value).toSatisfy((v: number) => Number.isFinite(v) && v >= 0)
  })
})

test.each(IMPROVE_OPTIONS.filter(isDiet))('%s leaves no forbidden word to cook with', (diet) => {
  for (const { recipe, result } of results.filter((one) => one.option === diet))
    expect([recipe.name, ...brought(result, diet, recipe)]).toEqual([recipe.name])
})

describe('what a recipe is, it stays', () => {
  test.each([
    ['vegan', 'vegana', (recipe: { isVegan: boolean }) => recipe.isVegan],
    ['gluten free', 'senza glutine', (recipe: { isGlutenFree: boolean }) => recipe.isGlutenFree],
  ] as const)('%s, whatever else is asked of it', (_name, diet, keeps) => {
    for (const { recipe, option, result } of results.filter((one) => keeps(one.recipe)))
      expect([recipe.name, option, ...brought(result, diet, recipe)]).toEqual([recipe.name, option])
  })

  test('and says so when it keeps to the diet already', () => {
    for (const { result } of results.filter((one) => one.recipe.isVegan && one.option === 'vegana')) {
      expect(result.notes.join(' ')).toContain('è già vegana: nessun ingrediente va cambiato')
      expect(result.nutrition.after).toEqual(result.nutrition.before)
    }
    for (const { result } of results.filter(
      (one) => one.recipe.isGlutenFree && one.option === 'senza glutine',
    )) {
      expect(result.notes.join(' ')).toContain('è già senza glutine: nessun ingrediente va cambiato')
      expect(result.nutrition.after).toEqual(result.nutrition.before)
    }
  })
})

test('a recipe that has no milk and no meat stays as it is', () => {
  for (const { recipe, option, result } of results.filter((one) => one.recipe.isVegan)) {
    if (option !== 'senza lattosio' && option !== 'vegetariana') continue
    expect(result.steps.join('\n')).toBe(recipe.instructions)
    expect(result.groups.flatMap(({ lines }) => lines)).toEqual(recipe.ingredients)
    expect(result.changes).toEqual([])
  }
})

describe('what is promised is counted', () => {
  test('lighter has less fat and fewer calories', () => {
    for (const { recipe, result } of results.filter((one) => one.option === 'leggera')) {
      const { before, after } = result.nutrition
      expect([recipe.name, after.fat_g < before.fat_g + 0.1, after.kcal <= before.kcal]).toEqual([
        recipe.name,
        true,
        true,
      ])
    }
  })

  test('who calls it lighter has a tenth less at least, and who has not says so', () => {
    const mine = results.filter((one) => one.option === 'leggera')
    for (const { recipe, result } of mine) {
      const { before, after } = result.nutrition
      const isPromised = result.title.endsWith(', variante leggera')
      const left = after.kcal / before.kcal
      expect([recipe.name, isPromised ? left < 0.905 : left > 0.895]).toEqual([recipe.name, true])
      if (!isPromised) expect(result.notes.join(' ')).toContain('Per alleggerire di più')
    }
    expect(mine.filter(({ result }) => result.title.endsWith('leggera')).length).toBeGreaterThan(55)
  })

  test('less sodium is at most half of it', () => {
    for (const { recipe, result } of results.filter((one) => one.option === 'a basso contenuto di sodio')) {
      const { before, after } = result.nutrition
      expect([recipe.name, after.sodium_mg <= before.sodium_mg / 2]).toEqual([recipe.name, true])
    }
  })

  test('ketogenic has under half of the carbohydrates, and says how many', () => {
    for (const { recipe, result } of results.filter((one) => one.option === 'chetogenica')) {
      const { before, after } = result.nutrition
      expect([recipe.name, after.carbs_g < before.carbs_g / 2]).toEqual([recipe.name, true])
      expect(result.notes.join(' ')).toMatch(/(?:circa|almeno) \d+ g di carboidrati a (?:porzione|persona)/u)
    }
  })

  const lackOf = ({ nutrition, groups }: (typeof results)[number]['result']) =>
    nutrition.missing.after.filter((name) => {
      const own = groups.flatMap(({ lines }) => lines.filter((line) => line.includes(name)))
      return own.length > 0 && own.every((line) => !line.includes('q.b.'))
    })

  test('what stands in for another food is counted where the table knows it by its name', () => {
    for (const { recipe, option, result } of results)
      expect([recipe.name, option, lackOf(result).filter((name) => findFood(name))]).toEqual([
        recipe.name,
        option,
        [],
      ])
  })

  test('without gluten or milk the allergen is gone, and a new one is named', () => {
    for (const { recipe, option, result } of results) {
      const { after } = result.allergens
      if (option === 'senza glutine' || option === 'paleo' || option === 'chetogenica')
        expect([recipe.name, option, after.includes('glutine')]).toEqual([recipe.name, option, false])
      if (option === 'vegana' || option === 'paleo')
        expect([recipe.name, option, after.includes('latte')]).toEqual([recipe.name, option, false])
      for (const added of after.filter((one) => !result.allergens.before.includes(one)))
        expect(renderImproved(result)).toMatch(new RegExp(`nuovi rispetto[^\n]*${added}`, 'iu'))
    }
  })
})

test('tips are of this recipe: at least five, unbroken, with its own figures', () => {
  for (const recipe of contentRecipes) {
    const { tips } = tipsFor(recipe)
    expect(tips.length).toBeGreaterThanOrEqual(5)
    const text = renderTips(tipsFor(recipe))
    expect([recipe.name, ...brokenIn(text, recipe)]).toEqual([recipe.name])
    expect(text).toMatch(/\d+%/u)
  }
})

/** Twenty full results, so that every change of wording shows: dough and topping, sweet and fried, closed
 * and in the pan, and already compliant. */
const READ: readonly (readonly [name: string, option: (typeof IMPROVE_OPTIONS)[number]])[] = [
  ['Pizza Margherita', 'senza glutine'],
  ['Pizza Margherita', 'chetogenica'],
  ['Pizza Quattro Formaggi', 'vegana'],
  ['Pizza Quattro Formaggi', 'senza lattosio'],
  ['Pizza Diavola', 'vegetariana'],
  ['Pizza Diavola', 'piccante'],
  ['Pizza Napoletana', 'a basso contenuto di sodio'],
  ['Pizza alla Carbonara', 'vegana'],
  ['Pizza Prosciutto e Funghi', 'gourmet'],
  ['Pizza Vegana', 'vegana'],
  ['Pizza senza Glutine', 'senza glutine'],
  ['Pizza Dolce Ricotta e Pere', 'chetogenica'],
  ['Montanare Fritte', 'paleo'],
  ['Calzone con Scarola', 'leggera'],
  ['Calzone con Scarola', 'vegetariana'],
  ['Panzerotti Pugliesi', 'piccante'],
  ["Focaccia Dolce all'Uva", 'gourmet'],
  ['Calzone Napoletano al Forno', 'senza glutine'],
  ['Focaccia Messinese', 'senza lattosio'],
  ['Pizza in Teglia Patate e Salsiccia', 'paleo'],
]

test('twenty results stand as they were when the text was last looked through', async () => {
  const texts = READ.map(([name, option]) => {
    const recipe = contentRecipes.find((one) => one.name === name)
    if (!recipe) throw new Error(`no recipe is called ${name}`)
    return renderImproved(improvedRecipe(recipe, option))
  })
  await expect(texts.join('\n\n---\n\n')).toMatchFileSnapshot('./improve-recipe.read.md')
})
