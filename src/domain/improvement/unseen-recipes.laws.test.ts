import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentRecipes, recipesFor } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import {
  bakedTooEarly,
  brokenWords,
  forbiddenWords,
  impossibleWords,
  laidTooEarly,
  notShown,
  openWeights,
  otherPersons,
  personsIn,
  promisedThreads,
  shapedAt,
  sharesOf,
} from '#tests/support/improved-text-check.ts'
import { unseenRecipes } from '#tests/support/unseen-recipes.ts'
import { DIETS } from '../ingredients/diets.ts'
import { withDoughGroup } from '../recipes/dough/dough-group.ts'
import { groupsOf, plainSteps } from '../recipes/listed-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'
import { IMPROVE_OPTIONS, isDiet } from './options.ts'

const OTHER_DOUGH = ['senza glutine', 'chetogenica', 'paleo'] as const
const hasOtherDough = ({ changes }: { changes: readonly { what: string }[] }) =>
  changes.some(({ what }) => what.startsWith("l'impasto intero"))

test('the checker asks nothing of the site', () => {
  const code = readFileSync(new URL('../../../tests/support/improved-text-check.ts', import.meta.url), 'utf8')
  expect(code.match(/from '.*'/gu)).toEqual(["from 'node:fs'", "from 'yaml'"])
})

const results = unseenRecipes.flatMap((recipe) =>
  IMPROVE_OPTIONS.map((option) => ({ recipe, option, result: improveRecipe(recipe, option) })),
)

describe('a recipe that the site has never seen', () => {
  test('no line has a bracket that nothing opens or closes', () => {
    const lines = results.flatMap(({ result }) => result.groups.flatMap((group) => group.lines))
    expect(lines.filter((line) => /[()]/u.test(line.replace(/\([^()]*\)/gu, '')))).toEqual([])
  })

  test('there are twenty-five, in several voices', () => {
    expect(unseenRecipes.length).toBeGreaterThanOrEqual(25)
    const all = unseenRecipes.map(({ instructions }) => instructions).join('\n')
    for (const voice of [
      /Impasta /u,
      /Impastate/u,
      /Impastare/u,
      /Si scioglie/u,
      /Impastiamo/u,
      /^impastare/mu,
    ])
      expect(all).toMatch(voice)
  })

  test.each(DIETS)('%s: nothing that the diet leaves out', (diet) => {
    for (const { recipe, result } of results.filter(({ option }) => option === diet))
      expect([recipe.name, ...forbiddenWords(result, diet)]).toEqual([recipe.name])
  })

  test.each(IMPROVE_OPTIONS)('%s: sentences with grammar, each whole', (option) => {
    for (const { recipe, result } of results.filter((one) => one.option === option))
      for (const step of result.steps) {
        const broken = brokenWords(step).filter((words) => !recipe.instructions.includes(words))
        expect([recipe.name, step, broken]).toEqual([recipe.name, step, []])
        if (!plainSteps(recipe).some((own) => step.startsWith(own.slice(0, 12))))
          expect(step).toMatch(isDiet(option) ? /^['"\d\p{Lu}].*[.!?]\)?$/u : /\p{L}/u)
      }
  })

  test.each(IMPROVE_OPTIONS)('%s: speaks to those to whom the recipe speaks', (option) => {
    for (const { recipe, result } of results.filter((one) => one.option === option))
      expect([recipe.name, ...otherPersons(plainSteps(recipe), result)]).toEqual([recipe.name])
  })

  test('the checker hears each person', () => {
    expect(
      ['Tritale fini.', 'Tritatele fini.', 'Tritiamole fini.', 'Tritarle fini.', 'Le si trita fini.'].map(
        (one) => personsIn([one]),
      ),
    ).toEqual([['tu'], ['voi'], ['noi'], ['infinitive'], ['impersonal']])
    expect(
      personsIn(['Negli ultimi tre minuti aggiungi la salvia.', 'Lavate la salvia e asciugala.']),
    ).toEqual(['tu', 'voi'])
    expect(personsIn(["L'impasto cresce finché il bordo gonfia e forma bolle."])).toEqual([])
  })

  test('a new dough is mixed, then shaped, then baked', () => {
    for (const { recipe, option, result } of results.filter((one) => hasOtherDough(one.result))) {
      expect([recipe.name, option, shapedAt(result) > 0]).toEqual([recipe.name, option, true])
      expect([recipe.name, option, ...bakedTooEarly(result)]).toEqual([recipe.name, option])
    }
  })

  test('what is new in the list is named in the steps', () => {
    for (const { recipe, option, result } of results) {
      const steps = [...result.steps, ...(result.asItWas ?? []).map(({ text, leave }) => `${text} ${leave}`)]
        .join('\n')
        .toLowerCase()
      const idle = result.groups
        .filter(({ isDough }) => !isDough)
        .flatMap(({ lines }) => lines)
        .filter((line) => !recipe.ingredients.includes(line) && / g di /u.test(line))
        .map((line) => line.replace(/^[\d,]+ g di /u, '').replace(/ \(.*$/u, ''))
        .filter(
          (name) => !name.split(' ').some((word) => word.length > 3 && steps.includes(word.slice(0, -1))),
        )
      expect([recipe.name, option, idle]).toEqual([recipe.name, option, []])
    }
  })

  test('an ingredient that the site does not know is said to be unknown', () => {
    const recipe = {
      ...unseenRecipes[0],
      ingredients: ['200 g di farina 0', '100 g di acqua', '50 g di zorbolo'],
    } as (typeof unseenRecipes)[number]
    const told = improveRecipe({ ...recipe, ingredientGroups: [] }, 'vegana')
    expect(told.notes.join(' ')).toContain(
      'Non conosciamo questi ingredienti: controlla tu che vadano bene. Zorbolo.',
    )
  })

  test('a misspelt one is known all the same', () => {
    const piza = results.find(({ recipe, option }) => recipe.name.startsWith('Piza') && option === 'vegana')
    expect(piza?.result.groups.flatMap(({ lines }) => lines).join()).toContain('vegetale')
  })
})

describe('a dish that is no pizza', () => {
  const listed = {
    ...(unseenRecipes[0] as (typeof unseenRecipes)[number]),
    name: 'Sformato di bietole',
    servingsUnit: 'porzioni',
    ingredientGroups: [],
    ingredients: [
      'Bietole 600 g',
      'Latte intero 400 ml',
      'Farina 00 40 g',
      'Burro 40 g',
      'q.b. parmigiano grattugiato',
      'Gelatina in fogli 6 g',
    ],
    steps: [
      'Sciogliete il burro, unite la farina e poi il latte caldo.',
      'Lessate le bietole, strizzatele e unitele con la gelatina.',
      'Versate in uno stampo, coprite con parmigiano grattugiato e cuocete a 180 °C per 30 minuti.',
    ].map((step) => [step]),
  }

  test('gets no pizza dough, and its flour is replaced where it is', () => {
    const result = improveRecipe(listed, 'senza glutine')
    expect(result.groups).toHaveLength(1)
    expect(result.groups[0]?.lines).toContain('40 g di farina di riso')
    expect(result.steps[0]).toBe(
      'Sciogliete il burro, unite la farina e poi il latte caldo. (Al posto della farina: farina di riso.)',
    )
  })

  test('an amount behind the name is no part of it', () => {
    const result = improveRecipe(listed, 'senza lattosio')
    expect(result.groups[0]?.lines[1]).toBe('latte intero senza lattosio 400 ml')
  })

  test('an ingredient without amount is replaced in the steps too', () => {
    const [, , last = ''] = improveRecipe(listed, 'vegetariana').steps
    expect(last).toMatch(
      /per 30 minuti\. \(Al posto del parmigiano grattugiato: formaggio stagionato a caglio vegetale\.\)$/u,
    )
  })

  test('what nothing replaces is told, and the title promises nothing', () => {
    const told = { ...listed, ingredients: [...listed.ingredients, 'Lumache 12'] }
    const { notes, title } = improveRecipe(told, 'vegana')
    expect(notes[0]).toBe(
      'La dieta non ammette qualcosa che qui resta: lumache. Toglilo, o scegli tu che cosa ne prende il posto.',
    )
    expect(title).toBe('«Sformato di bietole» in versione vegana da completare')
  })

  test('starch and water for a sauce are no dough', () => {
    const balls = {
      ...listed,
      name: 'Polpette di ceci',
      ingredients: [
        '250 g di ceci lessati',
        '100 g di seitan',
        '100 ml di acqua bollente',
        '15 g di amido di mais',
        '20 g di farina',
        'Sale',
      ],
      steps: [['Versate l’acqua sul seitan.'], ['Formate le polpette con i ceci e infornatele a 180 gradi.']],
    }
    const { groups, title, intro, notes } = improveRecipe(balls, 'senza glutine')
    expect(groups.some(({ isDough }) => isDough)).toBe(false)
    // Seitan is gluten, and our tables have no substitute.
    expect([title, notes[0]]).toEqual([
      '«Polpette di ceci» in versione senza glutine da completare',
      'La dieta non ammette qualcosa che qui resta: seitan. Toglilo, o scegli tu che cosa ne prende il posto.',
    ])
    expect(intro).not.toContain('già')
  })

  test('nobody is told that a recipe is already right while something of it is unknown', () => {
    const unknown = {
      ...listed,
      ingredients: ['Bietole 600 g', '50 g di blorbo'],
      steps: [['Lessate le bietole.']],
    }
    const { title, intro, notes } = improveRecipe(unknown, 'vegana')
    expect([title, intro]).toEqual([
      'Sformato di bietole, versione vegana da completare',
      expect.stringContaining('non abbiamo cambiato niente, ma qualcosa va controllato'),
    ])
    expect(notes[0]).toContain('Non conosciamo questi ingredienti')
    expect(notes.join()).not.toContain('è già')
  })
})

test.each(DIETS)('%s: no recipe of the catalogue keeps what the diet leaves out', (diet) => {
  for (const recipe of contentRecipes.filter((one) => !(diet === 'senza glutine' && one.isGlutenFree)))
    expect([recipe.name, ...forbiddenWords(improvedRecipe(recipe, diet), diet)]).toEqual([recipe.name])
  expect(isDiet(diet)).toBe(true)
})

test('no allergen of an animal is left that the title does not own up to', () => {
  const OF_ANIMALS = ['latte', 'uova', 'pesce', 'crostacei', 'molluschi']
  for (const recipe of [...contentRecipes, ...unseenRecipes]) {
    const { title, allergens } = improvedRecipe(recipe, 'vegana')
    const left = allergens.after.filter((one) => OF_ANIMALS.includes(one))
    if (left.length > 0)
      expect([recipe.name, left, title]).toEqual([
        recipe.name,
        left,
        expect.stringMatching(/da completare$/u),
      ])
  }
  const cacio = {
    ...unseenRecipes[0],
    ingredients: ['250 g di pancarrè', 'pepe e un poco di gelato alla panna'],
  }
  const { title, notes } = improveRecipe(
    { ...cacio, ingredientGroups: [] } as (typeof unseenRecipes)[number],
    'vegana',
  )
  expect(title).toMatch(/da completare$/u)
  expect(notes[0]).toMatch(/qui resta: .*panna/u)
})

/** Gluten-free sheets weigh more than wheat ones, and flat bread weighs as much as its pieces. A list
 * without groups does not show the eggs that its steps knead in. */
const OF_ITS_FORM =
  /^(?:Pizza di Pasqua al formaggio|Focaccia di Recco col Formaggio|Pizza su Piadina con Stracchino e Rucola): a dough of/u

test.each(IMPROVE_OPTIONS)(
  '%s: the weight of every dough closes, nothing lost and nothing added',
  (option) => {
    const some = recipesFor(IMPROVE_OPTIONS.indexOf(option))
    const faults = [...some, ...unseenRecipes].map(withDoughGroup).flatMap((recipe) => {
      const result = improveRecipe(recipe, option)
      const source = { groups: groupsOf(recipe), steps: plainSteps(recipe) }
      return openWeights(source, result, sharesOf(option, hasOtherDough(result))).map(
        (fault) => `${recipe.name}: ${fault}`,
      )
    })
    expect(faults.filter((fault) => !OF_ITS_FORM.test(fault))).toEqual([])
  },
)

test('no vegan recipe asks of a plant what only the original does', () => {
  const faults = [...contentRecipes, ...unseenRecipes].flatMap((recipe) => {
    const { steps } = improvedRecipe(recipe, 'vegana')
    return [...impossibleWords(steps), ...promisedThreads(steps)].map((fault) => `${recipe.name}: ${fault}`)
  })
  expect(faults).toEqual([])
})

test.each([
  ['Cuoci la farcia di lenticchie fino a perdere del tutto il colore rosa.'],
  ['Le patate sono brune, la farcia di lenticchie non mostra più parti rosate.'],
  ['Sgocciola il grasso su un piatto.'],
  ['Servila quando il grasso del tofu affumicato è diventato trasparente.'],
  ['Metti il filante vegetale in un colino, perché perda il siero.'],
  ["Sciogli le olive taggiasche in 25 g d'olio."],
  ["Aspetta 30 minuti: l'olio si rassoda."],
  ["Aggiungi il sale, l'olio e l'olio a filo."],
  ['Togli il budello al composto di lenticchie.'],
])('the checker notices: %s', (sentence) => {
  expect(impossibleWords([sentence])).toEqual([sentence])
})

test('the checker of weights notices what is lost and what is added', () => {
  const lines = ['500 g di farina 0', '320 ml di acqua', '10 g di sale']
  const steps = ['Impasta con 300 g di acqua.', 'Dividi in due panetti da 415 g.']
  const source = { groups: [{ isDough: true, lines }], steps }
  const changed = (own: string[], told = steps) =>
    openWeights(source, { groups: [{ isDough: true, lines: own }], steps: told }, [1])
  expect(changed(lines)).toEqual([])
  expect(changed(['500 g di farina 0', '10 g di sale'])).toContain('a dough of 510 g for one of 830 g')
  expect(changed([...lines, '50 g di latte'])).toContain('a dough of 880 g for one of 830 g')
  expect(changed(lines, ['Impasta con 300 g di acqua.', 'Dividi in due panetti da 350 g.'])).toEqual([
    'pieces of 700 g from a dough of 830 g',
  ])
  expect(changed(lines, ['Impasta con 200 g di acqua.'])).toEqual(['acqua: the steps name 200 of 320 g'])
})

test.each(OTHER_DOUGH)(
  '%s: what a recipe does with its topping is shown whole, and not before a base',
  (diet) => {
    const faults = [...contentRecipes, ...unseenRecipes].flatMap((recipe) => {
      const result = improvedRecipe(recipe, diet)
      if (!hasOtherDough(result)) return []
      const steps = plainSteps(recipe)
      return [...notShown(steps, recipe.ingredients, result), ...laidTooEarly(steps, result)].map(
        (fault) => `${recipe.name}: ${fault}`,
      )
    })
    expect(faults).toEqual([])
  },
)

test.each(IMPROVE_OPTIONS)('%s: no recipe of the catalogue gets a broken sentence', (option) => {
  const faults = recipesFor(IMPROVE_OPTIONS.indexOf(option)).flatMap((recipe) => {
    const result = improvedRecipe(recipe, option)
    return [...result.steps, ...result.changes.map(({ what }) => what), ...result.notes].flatMap((text) =>
      brokenWords(text)
        .filter((words) => !recipe.instructions.includes(words))
        .map((words) => `${recipe.name}: ${words}`),
    )
  })
  expect(faults).toEqual([])
})
