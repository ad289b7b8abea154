import { describe, expect, test } from 'vitest'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { auditRecipe } from './recipe-audit.ts'

const sound: RecipeContent = {
  id: 900,
  name: 'Pizza di prova',
  category: 'Napoletana',
  difficulty: 'media',
  description:
    "Pomodoro, aglio e origano su un disco sottile che profuma di forno. L'impasto matura un giorno intero a temperatura ambiente.",
  servings: 4,
  servingsUnit: 'pizze',
  times: { activeMin: 45, restMin: 1440, bakeMin: 24 },
  vegan: true,
  glutenFree: false,
  dough: { style: 'napoletana', pieces: 4 },
  ingredients: [
    {
      title: 'Per il condimento',
      lines: [
        '320 g di pomodori pelati',
        "2 spicchi d'aglio",
        "40 g di olio extravergine d'oliva",
        'origano secco q.b.',
      ],
    },
    {
      title: "Per l'impasto",
      dough: true,
      lines: [
        '600 g di farina 00',
        '370 g di acqua',
        '16 g di sale fino',
        '0,5 g di lievito di birra fresco',
      ],
    },
  ],
  steps: [
    "Sciogli {il sale fino} {nell'acqua}, unisci {poca farina 00 = 100 g farina 00} e {il lievito di birra}, poi versa {il resto della farina = farina} e mescola.",
    'Impasta per 12-15 minuti sul banco, finché la massa è liscia, elastica e non si attacca più alle dita né al piano.',
    "Copri l'impasto con un telo umido e lascialo lievitare per 16 ore a 20 °C, al riparo dalle correnti e dal sole.",
    'Dividi in 4 panetti da circa 246 g, stringili bene e lasciali coperti in una cassetta per altre 8 ore a 20 °C.',
    "Schiaccia {i pomodori} con le mani e affetta {l'aglio} molto sottile; accendi il forno a 280 °C un'ora prima di cuocere.",
    "Stendi il disco, condisci con {~pomodoro}, {~aglio} e {origano}, chiudi con {l'olio} e cuoci per 6 minuti sulla pietra rovente.",
  ],
}

function changed(change: (recipe: RecipeContent) => void): RecipeContent {
  const copy = structuredClone(sound)
  change(copy)
  return copy
}
const setLine = (group: number, line: number, text: string) => (recipe: RecipeContent) => {
  const lines = recipe.ingredients[group]?.lines
  if (lines) lines[line] = text
}
const replaceInSteps = (what: string, by: string) => (recipe: RecipeContent) => {
  recipe.steps = recipe.steps.map((step) => step.replaceAll(what, by))
}

test('finds nothing wrong with a sound recipe', () => {
  expect(auditRecipe(sound)).toEqual([])
})

describe('finds', () => {
  test.each<[string, RegExp, (recipe: RecipeContent) => void]>([
    [
      'an unknown category',
      /category 'Americana': write one of Napoletana, /,
      (recipe) => Object.assign(recipe, { category: 'Americana' }),
    ],
    ['an unknown difficulty', /difficulty/, (recipe) => Object.assign(recipe, { difficulty: 'ardua' })],
    [
      'minutes that are not whole',
      /activeMin is 4.5/,
      (recipe) => Object.assign(recipe.times, { activeMin: 4.5 }),
    ],
    ['a recipe that is never baked', /no baking/, (recipe) => Object.assign(recipe.times, { bakeMin: 0 })],
    ['servings that are not whole', /servings must/, (recipe) => Object.assign(recipe, { servings: 1.5 })],
    [
      'too much water',
      /hydration 76\.67 is outside .*: change the water, or dough\.style/,
      setLine(1, 1, '460 g di acqua'),
    ],
    ['too much salt', /salt 5\.00/, setLine(1, 2, '30 g di sale fino')],
    ['fat in a Neapolitan dough', /fat 3\.33/, setLine(1, 3, '20 g di strutto')],
    [
      'pieces of the wrong weight',
      /piece weight 197/,
      (recipe) => Object.assign(recipe.dough, { pieces: 5 }),
    ],
    ['another weight in the steps', /'panetti da circa 300 g'/, replaceInSteps('circa 246', 'circa 300')],
    [
      'a pan where none is used',
      /not baked in a pan/,
      (recipe) => Object.assign(recipe.dough, { pan: { diameterCm: 30 } }),
    ],
    ['a missing pan', /needs a pan/, (recipe) => Object.assign(recipe.dough, { style: 'teglia' })],
    ['a dough without flour', /no flour/, (recipe) => recipe.ingredients.pop()],
    ['a plural for one thing', /disagree/, setLine(0, 1, "1 spicchi d'aglio")],
    ['a singular for two things', /disagree/, setLine(0, 1, "2 spicchio d'aglio")],
    ['an adjective that disagrees', /disagree/, setLine(0, 1, '2 cipolle rossa')],
    [
      'an adjective that nobody can inflect',
      /'siciliano' is in no table/,
      setLine(0, 1, '1 limone siciliano'),
    ],
    ['a line that cannot be scaled', /no unit/, setLine(0, 1, '12 nespole')],
    ['a line without any amount', /neither an amount/, setLine(0, 3, 'origano secco')],
    ['a weight of nothing', /should begin with di/, setLine(0, 0, '320 g pomodori pelati')],
    ['a decimal point', /decimal point/, setLine(1, 3, '0.5 g di lievito di birra fresco')],
    ['an amount in brackets', /in brackets/, setLine(0, 0, '320 g di pomodori pelati (200 g sgocciolati)')],
    ['millilitres in a dough', /are weighed/, setLine(1, 1, '370 ml di acqua')],
    ['the same line twice', /stands twice/, setLine(0, 1, '320 g di pomodori pelati')],
    ['the dough before the condiments', /before the condiments/, (recipe) => recipe.ingredients.reverse()],
    [
      'an animal ingredient in a vegan recipe',
      /vegan, but '320 g di fior di latte'/,
      setLine(0, 0, '320 g di fior di latte'),
    ],
    [
      'a vegan recipe that does not say so',
      /not vegan, but/,
      (recipe) => Object.assign(recipe, { vegan: false }),
    ],
    [
      'wheat in a gluten free recipe',
      /gluten free, but '600 g di farina 00'/,
      (recipe) => Object.assign(recipe, { glutenFree: true }),
    ],
    [
      'a wheat starter in a gluten free recipe',
      /gluten free, but '90 g di lievito madre'/,
      (recipe) => {
        recipe.glutenFree = true
        setLine(1, 3, '90 g di lievito madre')(recipe)
      },
    ],
    [
      'a liquid wheat starter in a gluten free recipe',
      /gluten free, but '90 g di li\.co\.li\.'/,
      (recipe) => {
        recipe.glutenFree = true
        setLine(1, 3, '90 g di li.co.li.')(recipe)
      },
    ],
    [
      'a line that no step uses whole',
      /nessun passo usa 500 di '600 g di farina 00'/,
      replaceInSteps('{il resto della farina = farina}', 'il resto'),
    ],
    [
      'a line that the steps use twice',
      /'320 g di pomodori pelati': 2 passi ne usano il resto/,
      replaceInSteps('{~pomodoro}', '{pomodoro}'),
    ],
    ['a mark for nothing on the list', /\{il pepe\}: nessuna riga/, replaceInSteps('{origano}', '{il pepe}')],
    ['an ingredient that no step uses', /no step uses 'capperi q\.b\.'/, setLine(0, 3, 'capperi q.b.')],
    [
      'hours that the steps do not tell',
      /rest is 600 minutes.*: change times\.restMin or the steps/,
      (recipe) => Object.assign(recipe.times, { restMin: 600 }),
    ],
    [
      'hours that nobody promised',
      /rest is 2880 minutes/,
      (recipe) => Object.assign(recipe.times, { restMin: 2880 }),
    ],
    [
      'a short description',
      /characters of the description: 5/,
      (recipe) => Object.assign(recipe, { description: 'Buona' }),
    ],
    ['too few steps', /^steps: 5/, (recipe) => recipe.steps.pop()],
    [
      'a short step',
      /characters of step 6/,
      (recipe) => recipe.steps.splice(5, 1, 'Inforna con aglio, origano e olio.'),
    ],
    ['a step written twice', /step stands twice/, (recipe) => recipe.steps.push(sound.steps[5] ?? '')],
    ['English words', /'topping'/, replaceInSteps('il disco', 'il topping')],
    ['a wrong accent', /'finchè'/, replaceInSteps('finché', 'finchè')],
    ['an apostrophe for an accent', /'piu''/, replaceInSteps('più', "piu'")],
    ['a missing accent', /'piu'/, replaceInSteps('più', 'piu')],
    ['a curly apostrophe', /’/, replaceInSteps("l'impasto", 'l’impasto')],
    ['a temperature without its unit', /°/, replaceInSteps('280 °C', '280°')],
  ])('%s', (_what, problem, change) => {
    expect(auditRecipe(changed(change))).toContainEqual(expect.stringMatching(problem))
  })
})

describe('accepts', () => {
  test('plant milk in a vegan recipe', () => {
    const recipe = changed(setLine(0, 0, '100 ml di latte di mandorla'))
    replaceInSteps('{i pomodori}', 'i pomodori')(recipe)
    replaceInSteps('{~pomodoro}', 'pomodoro')(recipe)
    recipe.steps.push(
      'Versa {il latte di mandorla} a filo, mescola con cura e lascia riposare la crema fino a quando si addensa.',
    )
    expect(auditRecipe(recipe)).toEqual([])
  })

  test("brewer's yeast and flours without gluten in a gluten free recipe", () => {
    const recipe = changed(setLine(1, 0, '600 g di farina di riso'))
    replaceInSteps('farina 00', 'farina di riso')(recipe)
    expect(auditRecipe({ ...recipe, glutenFree: true })).toEqual([])
  })

  test('an ingredient named in the other number', () => {
    const recipe = changed(setLine(0, 3, '20 g di capperi sotto sale'))
    replaceInSteps('{origano}', 'origano')(recipe)
    recipe.steps.push(
      "Metti su ogni pizza {qualche cappero = cappero} ben dissalato e strizzato, poi completa con un altro giro d'olio a crudo.",
    )
    expect(auditRecipe(recipe)).toEqual([])
  })
})
