import { describe, expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { composeDough } from '../recipes/dough/recipe-dough.ts'
import { groupsOf } from '../recipes/listed-recipe.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'
import { IMPROVE_OPTIONS, type ImproveOption } from './options.ts'
import { tipsFor } from './tips.ts'

function recipeCalled(name: string) {
  const recipe = contentRecipes.find((one) => one.name === name)
  if (!recipe) throw new Error(`no recipe is called ${name}`)
  return recipe
}
const improved = (name: string, option: ImproveOption): ImprovedRecipe =>
  improvedRecipe(recipeCalled(name), option)
const stepsOf = (name: string, option: ImproveOption) => improved(name, option).steps.join('\n')
const tipOf = (name: string, title: string) =>
  tipsFor(recipeCalled(name)).tips.find((tip) => tip.title === title)?.text

const places = (steps: string, ...texts: RegExp[]) => texts.map((text) => steps.search(text))

describe('what takes the place of an ingredient', () => {
  test('is named, weighed and explained as one and the same food', () => {
    const { groups, changes } = improved('Focaccia di Recco col Formaggio', 'a basso contenuto di sodio')
    const lines = groups.flatMap((group) => group.lines).join('\n')
    expect(lines).toContain('420 g di mascarpone')
    expect(lines).not.toContain('ricotta')
    expect(changes.find(({ what }) => what.includes('mascarpone'))?.why).toContain('più grasso')
  })

  test('has its own reason and its own minutes in the pan', () => {
    const { steps, changes } = improved('Pinsa Romana Mortadella e Pistacchio', 'vegana')
    expect(steps.join(' ')).toMatch(/Al posto della mortadella e del salume: tofu affumicato, già dorato/u)
    expect(changes.map(({ what }) => what).join()).toMatch(/tofu affumicato al posto della mortadella/u)
    expect(JSON.stringify({ steps, changes })).not.toContain('melanzana')
  })

  test('fresh anchovies are cleaned and cooked, and never laid on raw', () => {
    for (const name of ['Pizza Napoletana', 'Sfincione Palermitano']) {
      const steps = stepsOf(name, 'a basso contenuto di sodio')
      const [cooked = -1, laid = -1] = places(
        steps,
        /togli la lisca.*scottale/u,
        /: alici fresche, già pulite/u,
      )
      expect([name, cooked > -1 && laid > cooked]).toEqual([name, true])
    }
  })

  test('an aged cheese is free of lactose by nature, a fresh one by its label', () => {
    const lines = improved('Pizza Quattro Formaggi', 'senza lattosio').groups.flatMap((group) => group.lines)
    expect(lines).toContain('60 g di parmigiano reggiano naturalmente senza lattosio')
    expect(lines).toContain('300 g di fior di latte senza lattosio')
    expect(improved('Pizza Dolce Ricotta e Pere', 'senza lattosio').groups[0]?.lines).toContain(
      '450 g di ricotta di pecora senza lattosio',
    )
  })

  test('a fruit of summer does not stand on a pizza of autumn', () => {
    expect(improved('Pizza Dolce Ricotta e Pere', 'chetogenica').groups[0]?.lines).toContain(
      'circa 190 g di frutti di bosco',
    )
  })
})

describe('the steps', () => {
  test('no minute of the oven goes with an ingredient', () => {
    expect(stepsOf('Pizza Capricciosa', 'vegana')).toMatch(
      /Cuoci per 6 minuti.*Rimetti in forno altri 3 minuti/u,
    )
    const times = (steps: readonly string[]) =>
      [
        ...steps.join('\n').matchAll(/(inforna|cuoci|rimetti|prosegui)[^.;:,]*? (\d+(?:-\d+)?) minuti/giu),
      ].map(([, verb = '', minutes]) => `${verb.toLowerCase()} ${minutes}`)
    for (const recipe of contentRecipes)
      for (const option of [
        'vegana',
        'vegetariana',
        'senza lattosio',
        'a basso contenuto di sodio',
      ] as const) {
        const after = new Set(times(improvedRecipe(recipe, option).steps))
        const lost = times(recipe.instructions.split('\n').slice(-3)).filter((time) => !after.has(time))
        expect([recipe.name, option, lost]).toEqual([recipe.name, option, []])
      }
  })

  test('what goes on the topping goes on when that is on', () => {
    for (const recipe of contentRecipes) {
      const steps = improvedRecipe(recipe, 'piccante').steps.join('\n')
      const [hot = -1] = places(steps, /sul condimento/u)
      const [stretched = -1] = places(
        steps,
        /(?:apri|allarga|stendi|spiana|distendi)[^.]*(?:panett|disco|dischi|\d cm)/iu,
      )
      expect([recipe.name, hot === -1 || stretched === -1 || hot > stretched]).toEqual([recipe.name, true])
    }
  })

  test('the oil of the topping has a use on a new dough', () => {
    for (const name of ['Pizza Margherita', 'Pizza Romana Cacio e Pepe'])
      for (const option of ['senza glutine', 'chetogenica', 'paleo'] as const) {
        const result = improved(name, option)
        const was = (result.asItWas ?? []).map(({ text }) => text)
        const steps = [...result.steps.slice(option === 'senza glutine' ? 3 : 1), ...was].join(' ')
        expect([name, option, /\bolio\b/u.test(steps)]).toEqual([name, option, true])
      }
  })

  test('a new dough weighs what its lines weigh, and a sweet one stays sweet', () => {
    for (const recipe of contentRecipes.filter(
      ({ category, isGlutenFree }) => category === 'Dolce' && !isGlutenFree,
    )) {
      const [before, after] = [
        composeDough(groupsOf(recipe)),
        composeDough(improvedRecipe(recipe, 'senza glutine').groups),
      ]
      expect([
        recipe.name,
        after && before && after.saltPct <= before.saltPct + 0.1,
        after && after.sugarG > 0,
      ]).toEqual([recipe.name, true, true])
    }
  })
})

describe('tips', () => {
  test('on the salt say when this recipe takes it, and of yeast only where there is some', () => {
    expect(tipOf('Pizza Margherita', 'Il sale')).toContain('prima di versare la farina')
    expect(tipOf('Focaccia di Recco col Formaggio', 'Il sale')).toContain('prima di versare la farina')
    expect(tipOf('Focaccia di Recco col Formaggio', 'Il sale')).not.toContain('lievito')
    expect(tipOf('Pizza Capricciosa', 'Il sale')).toContain("quando la pasta ha già preso l'acqua")
  })

  test('call no dough of 60 per cent dry, and send no tin up that the recipe leaves where it is', () => {
    expect(tipOf('Pizza Margherita', "L'acqua")).not.toContain('asciutto')
    expect(tipOf('Pizza Romana Cacio e Pepe', "L'acqua")).toContain('asciutto')
    expect(tipOf('Focaccia di Recco col Formaggio', 'La cottura')).not.toContain('metà altezza')
    expect(tipOf('Sfincione Palermitano', 'La cottura')).toContain('metà altezza')
  })
})

test('no improved text says what the site lacks instead of what the reader needs', () => {
  const texts = contentRecipes.flatMap((recipe) =>
    IMPROVE_OPTIONS.map((option) => JSON.stringify(improvedRecipe(recipe, option))),
  )
  expect(
    texts.filter((text) =>
      /nessuna tabella|(?:pecorino|caciocavallo)(?! fresco)[^"]{0,20}(?<!naturalmente) senza lattosio/u.test(
        text,
      ),
    ),
  ).toEqual([])
})
