import { describe, expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { unseenRecipes } from '#tests/support/unseen-recipes.ts'
import { improveRecipe } from './improve-recipe.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'
import { DIETS, type Diet, IMPROVE_OPTIONS, isDiet } from './options.ts'

/** What a diet leaves out, in the words of labels and of Regulation (EU) 1169/2011, annex II. The engine has no part in it. */
const MEAT =
  'prosciutt|salsicc|speck|guancial|pancett|mortadell|nduja|w[uü]rstel|cicol|lardo|bresaola|salam[ei](?!oia)|carne|pollo|maiale|manzo|strutto|tacchin'
const FISH = 'acciug|alici|tonno|gamber|baccal|bottarg|salmon|vongol|cozze|polpo|calamar|pesce|merluzz'
const DAIRY =
  'fior ?di ?latte|mozzarell|provol|scamorz|fontina|gorgonzola|brie|taleggio|caprino|stracchin|crescenz|burrat|stracciatella|ricott|mascarpon|parmigian|pecorin|grana padano|caciocavall|feta|panna|burro(?! di nocciole)|latte(?! di (?:mandorl|cocco|soia|riso))|yogurt|formagg'
const EGGS = 'uov[oa]|tuorl|album'
const WHEAT =
  'farina(?! di (?:riso|mais|mandorle|ceci|soia|grano saraceno|castagne|frutta)| senza glutine)|semola(?!t)|pangrattato(?! senza)|mollica(?! di pane senza)|pane(?!t| senza)|orzo|farro|segale|malto'
const FORBIDDEN: Readonly<Record<Diet, RegExp>> = {
  vegana: words(`${MEAT}|${FISH}|${DAIRY}|${EGGS}|miele`),
  vegetariana: words(`${MEAT}|${FISH}`),
  'senza glutine': words(WHEAT),
  'senza lattosio': words(DAIRY),
  'a basso contenuto di sodio': words(
    'prosciutt|speck|guancial|pancett|mortadell|nduja|w[uü]rstel|salame|acciug|bottarg|baccal|capper|gorgonzola|parmigian|pecorin',
  ),
  chetogenica: words(`${WHEAT}|zuccher[oi]|patat|miele|ceci|fagiol|cannellin|fichi|pere|uva`),
  paleo: words(`${WHEAT}|${DAIRY}|zucchero|patat(?!e dolci|a dolce)|ceci|fagiol|cannellin`),
}
function words(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})\\p{L}*`, 'giu')
}
/** Names of what is made without it, and what only sounds so. */
const HARMLESS =
  /\p{L}+(?: \p{L}+){0,4} (?:naturalmente )?senza (?:lattosio|glutine|zuccheri aggiunti)|a caglio vegetale|caglio vegetale|(?:latte|crema|cremoso|burro) di (?:mandorl\p{L}+|nocciole)|a grana (?:fine|grossa)|lievito di birra|grano saraceno|farina di \p{L}+|per pane e pizza|preparato di cocco|crema di cocco/giu

/** The forbidden words of lines and steps; a step may call a product by its name where the list declares it. */
function found(result: ImprovedRecipe, diet: Diet): string[] {
  const lines = result.groups.flatMap((group) => group.lines)
  const declared =
    diet === 'senza lattosio'
      ? lines
          .filter((line) => line.includes('senza lattosio'))
          .join(' ')
          .toLowerCase()
      : ''
  const read = (text: string) => text.replace(HARMLESS, ' · ').match(FORBIDDEN[diet]) ?? []
  const told = result.steps
    .flatMap(read)
    .filter((word) => !declared.includes(word.toLowerCase().slice(0, -1)))
  const isCheese = (word: string) => declared !== '' && /formagg|panna|bufala/iu.test(word)
  return [...new Set([...lines.flatMap(read), ...told.filter((word) => !isCheese(word))])]
}

const BROKEN: readonly RegExp[] = [
  /undefined|null|NaN|\{|\}|\[object/u,
  /(?<!\p{L})(?:il|lo|la|i|gli|le|un|una) (?:il|lo|la|i|gli|le|un|una)(?!\p{L})/iu,
  /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|i|gli)(?!\p{L})/iu,
  /(?<!\p{L})(?:il|del|al|dal|nel|sul) (?:s[bcdfgmpqtv]|z|gn|ps)\p{L}/iu,
  /(?<!\p{L})(?:la|della|alla|nella|sulla) (?:olive?|acciug|alternativ)\p{L}*/iu,
  /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu,
  / {2}|\s[,.;:!?](?:\s|$)|,,|\.\.|;\.|:\.|,\./u,
  /(?<!\p{L})(?:con|quando|finché|perché)[.,;:]/iu,
  /^(?:Versa|Distribuisci|Taglia|Aggiungi|Spalma|Condisci)(?: e |[.;,]|$)/u,
]

const SHAPED =
  /^(?:Dividi l'impasto|Lascia l'impasto in|Ungi l[ae] tegli[ae] della ricetta|Ungi i padellini)/u
const BAKES = /(?<!\p{L})(?:inforn|cuoc)\p{L}*[^.]*(?:°C|gradi|forno)/iu

const results = unseenRecipes.flatMap((recipe) =>
  IMPROVE_OPTIONS.map((option) => ({ recipe, option, result: improveRecipe(recipe, option) })),
)

describe('a recipe that the site has never seen', () => {
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
      expect([recipe.name, ...found(result, diet)]).toEqual([recipe.name])
  })

  test.each(IMPROVE_OPTIONS)('%s: sentences with grammar, each whole', (option) => {
    for (const { recipe, result } of results.filter((one) => one.option === option))
      for (const step of result.steps) {
        const broken = BROKEN.flatMap((pattern) => pattern.exec(step)?.[0] ?? []).filter(
          (words) => !recipe.instructions.includes(words),
        )
        expect([recipe.name, step, broken]).toEqual([recipe.name, step, []])
        if (!recipe.instructions.includes(step.replace(/\.$/u, '')))
          expect(step).toMatch(isDiet(option) ? /^['"\d\p{Lu}].*[.!?]$/u : /\p{L}/u)
      }
  })

  test('a new dough is mixed, then shaped, then baked, and weighs about what the old one did', () => {
    for (const { recipe, option, result } of results.filter(({ result }) =>
      result.changes.some(({ what }) => what.startsWith("l'impasto intero")),
    )) {
      const shaped = result.steps.findIndex((step) => SHAPED.test(step))
      const early = result.steps
        .slice(0, shaped)
        .filter((step) => BAKES.test(step) && !/padella|mandorle/iu.test(step))
      expect([recipe.name, option, shaped > 0, early]).toEqual([recipe.name, option, true, []])
      const grams = (groups: readonly { isDough: boolean; lines: readonly string[] }[]) =>
        groups
          .filter(({ isDough }) => isDough)
          .flatMap(({ lines }) => lines)
          .reduce((sum, line) => sum + Number(/^[\d,]+/u.exec(line)?.[0].replace(',', '.') ?? 0), 0)
      expect([recipe.name, grams(result.groups) > 200]).toEqual([recipe.name, true])
    }
  })

  test('what is new in the list is named in the steps', () => {
    for (const { recipe, option, result } of results) {
      const steps = result.steps.join('\n').toLowerCase()
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
    expect(result.steps[0]).toBe('Sciogliete il burro, unite la farina di riso e poi il latte caldo.')
  })

  test('an amount behind the name is no part of it', () => {
    const result = improveRecipe(listed, 'senza lattosio')
    expect(result.groups[0]?.lines[1]).toMatch(/^\d+ g di latte intero senza lattosio$/u)
  })

  test('an ingredient without amount is replaced in the steps too', () => {
    const [, , last = ''] = improveRecipe(listed, 'vegetariana').steps
    expect(last).toMatch(/coprite con formaggio stagionato.* e cuocete a 180 °C per 30 minuti\.$/u)
  })

  test('what nothing replaces is told, and the title promises nothing', () => {
    const { notes, title } = improveRecipe(listed, 'vegana')
    expect(notes[0]).toBe(
      'La dieta non ammette qualcosa che qui resta: gelatina. Toglilo, o scegli tu che cosa ne prende il posto.',
    )
    expect(title).toBe('Sformato di bietole, versione vegana da completare')
  })

  test('starch and water for a sauce are no dough', () => {
    const balls = {
      ...listed,
      name: 'Polpette di ceci',
      ingredients: [
        '250 g di ceci lessati',
        '100 g di bulgur',
        '100 ml di acqua bollente',
        '15 g di amido di mais',
        '20 g di farina',
        'Sale',
      ],
      steps: [['Versate l’acqua sul bulgur.'], ['Formate le polpette con i ceci e infornatele a 180 gradi.']],
    }
    const { groups, title, intro, notes } = improveRecipe(balls, 'senza glutine')
    expect(groups.some(({ isDough }) => isDough)).toBe(false)
    // Bulgur has gluten, and no table of ours replaces it.
    expect([title, notes[0]]).toEqual([
      'Polpette di ceci, versione senza glutine da completare',
      'La dieta non ammette qualcosa che qui resta: bulgur. Toglilo, o scegli tu che cosa ne prende il posto.',
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
      'Sformato di bietole, versione vegana da controllare',
      expect.stringContaining('non abbiamo cambiato niente, ma qualcosa va controllato'),
    ])
    expect(notes[0]).toContain('Non conosciamo questi ingredienti')
    expect(notes.join()).not.toContain('già')
  })
})

test.each(DIETS)('%s: no recipe of the catalogue keeps what the diet leaves out', (diet) => {
  for (const recipe of contentRecipes.filter((one) => !(diet === 'senza glutine' && one.isGlutenFree)))
    expect([recipe.name, ...found(improveRecipe(recipe, diet), diet)]).toEqual([recipe.name])
  expect(isDiet(diet)).toBe(true)
})
