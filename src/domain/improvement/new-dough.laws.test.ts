import { describe, expect, test } from 'vitest'
import { DOUGHS } from '#knowledge/improve.ts'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import { doughGrams, sentencesIn } from '#tests/support/improved-text-check.ts'
import { typedRecipe, unseenRecipes } from '#tests/support/unseen-recipes.ts'
import { plainSteps } from '../recipes/listed-recipe.ts'
import { improveRecipe } from './improve-recipe.ts'

const DIETS = ['senza glutine', 'chetogenica', 'paleo'] as const
const recipes = [...contentRecipes, ...unseenRecipes]
const results = recipes
  .flatMap((recipe) => DIETS.map((diet) => ({ recipe, diet, result: improvedRecipe(recipe, diet) })))
  .filter(({ result }) => result.changes.some(({ what }) => what.startsWith("l'impasto intero")))
const unspaced = (text: string) => text.replace(/\s+/gu, ' ').trim()

const OLD_DOUGH =
  /panett|(?<!\p{L})biga(?!\p{L})|poolish|autolisi|lievitazion|li\.co\.li|lievito madre|glutinic/iu

describe('a new dough', () => {
  test('has no step of the old dough', () => {
    const faults = results.flatMap(({ recipe, diet, result }) =>
      result.steps.flatMap((step) => (OLD_DOUGH.test(step) ? [`${recipe.name}, ${diet}: ${step}`] : [])),
    )
    expect(faults).toEqual([])
  })

  test('shows unchanged what speaks of dough and topping at once, with what to leave out', () => {
    for (const { recipe, result } of results)
      for (const { text, leave } of result.asItWas ?? []) {
        expect([recipe.name, plainSteps(recipe).map(unspaced)]).toEqual([
          recipe.name,
          expect.arrayContaining([unspaced(text)]),
        ])
        expect(leave).toMatch(/^(?:\p{Lu}.*\.)?$/u)
      }
  })

  test('keeps a sentence of the recipe whole', () => {
    for (const { recipe, diet, result } of results) {
      const own = plainSteps(recipe).flatMap(sentencesIn).map(unspaced)
      for (const sentence of result.steps.flatMap(sentencesIn).map(unspaced)) {
        const begun = own.find((one) => sentence.length > 30 && one.startsWith(sentence.slice(0, -1)))
        if (begun !== undefined && begun.length > sentence.length)
          expect([recipe.name, diet, sentence]).toEqual([recipe.name, diet, begun])
      }
    }
  })

  test('loses no line of the topping: a step, or a step as it was, names it', () => {
    for (const { recipe, diet, result } of results) {
      const told = [...result.steps, ...(result.asItWas ?? []).map(({ text, leave }) => `${text} ${leave}`)]
        .join(' ')
        .toLowerCase()
      const lost = result.groups
        .filter(({ isDough }) => !isDough)
        .flatMap(({ lines }) => lines)
        .filter((line) => {
          const words = line.toLowerCase().match(/\p{L}{4,}/gu) ?? []
          return words.length > 0 && !words.some((word) => told.includes(word.slice(0, 3)))
        })
        .filter(
          (line) =>
            !/^(?:sale|pepe|olio)|limone|zucchero di cocco|(?:eritritolo|cocco grattugiato) q\.b\./u.test(
              line,
            ),
        )
      expect([recipe.name, diet, lost]).toEqual([recipe.name, diet, []])
    }
  })

  test('fries nothing that opens in oil, and keeps no oil for frying where nothing is fried', () => {
    for (const { recipe, diet, result } of results) {
      const steps = [...result.steps, ...(result.asItWas ?? []).map(({ text }) => text)].join(' ')
      const hasFat = result.groups.some(({ lines }) => lines.some((line) => /per friggere/u.test(line)))
      expect([recipe.name, diet, hasFat && !/frigg|fritt|olio [^.]*\d °/iu.test(steps)]).toEqual([
        recipe.name,
        diet,
        false,
      ])
    }
  })

  test('weighs what its pieces weigh', () => {
    for (const { recipe, diet, result } of results) {
      const [, count = '', each = ''] =
        /(\d+) pezzi da circa (\d+(?:,\d)?) g/u.exec(result.steps.join(' ')) ?? []
      if (count === '') continue
      const weight = doughGrams(result.groups.filter(({ isDough }) => isDough))
      const told = Number(count) * Number(each.replace(',', '.'))
      expect([recipe.name, diet, Math.abs(told / weight - 1) < 0.05]).toEqual([recipe.name, diet, true])
    }
  })
})

test('every dough has every form, or one that stands in for it', () => {
  for (const { bakes } of [DOUGHS.glutenFree, DOUGHS.almond, DOUGHS.tapioca])
    for (const form of ['tonda', 'teglia', 'focaccia', 'chiusa', 'doppia', 'piadina', 'dolce'] as const)
      expect(bakes[form]).toHaveLength(3)
  for (const { bakes } of [DOUGHS.almond, DOUGHS.tapioca]) expect(bakes.dischi).toHaveLength(3)
})

const told = (own: Partial<Parameters<typeof typedRecipe>[0]>) =>
  typedRecipe({ name: 'Prova', lines: [], steps: [], ...own })

describe('a typed recipe', () => {
  const margherita = told({
    lines: [
      '500 g di farina 0',
      '300 ml di acqua',
      'mezzo cubetto di lievito',
      '10 g di sale',
      '400 g di passata',
      '200 g di mozzarella',
      'basilico',
    ],
    steps: [
      'Impastate farina, acqua, lievito e sale.',
      'Lasciate riposare 2 ore.',
      'Stendete, condite con la passata e la mozzarella e infornate a 250° per 12 minuti.',
      'Aggiungete il basilico e servite.',
    ],
  })
  test('goes from before the bake to behind it', () => {
    const { steps, asItWas } = improvedRecipe(margherita, 'senza glutine')
    expect(steps.join('\n')).toMatch(/Condite una base per volta come dice «[^\n]*\nPortate una base /u)
    expect(asItWas?.map((one) => one.text)).toEqual(plainSteps(margherita).slice(2))
  })

  test('bought pastry goes, and what brushes it on stands where its step is shown', () => {
    const rustici = told({
      name: 'Rustici',
      lines: ['1 rotolo di pasta sfoglia', '8 wurstel', '1 uovo per spennellare'],
      steps: [
        'Taglia la sfoglia in strisce.',
        'Arrotola ogni wurstel.',
        "Spennella con l'uovo sbattuto.",
        'Inforna a 200 gradi per 20 minuti.',
      ],
    })
    const { steps, groups, notes } = improvedRecipe(rustici, 'senza glutine')
    expect(groups.flatMap(({ lines }) => lines).join()).not.toMatch(/sfoglia/u)
    expect(groups[0]?.lines.join()).toContain('1 uovo per spennellare')
    expect(steps.join()).not.toMatch(/uovo/u)
    expect(notes.join()).toContain('non si arrotola')
  })

  test('an amount behind the name is of the dough too', () => {
    const beer = told({
      lines: ['Farina 500 g', 'birra 250 ml', 'lievito istantaneo 1 bustina', 'polpa di pomodoro 300 g'],
      steps: [
        'Mescola farina, birra e lievito.',
        'Stendi la pasta sottile.',
        'Farcisci con la polpa.',
        'Inforna a 230 per 15 min.',
      ],
    })
    expect(improvedRecipe({ ...beer, name: 'Pizza alla birra' }, 'paleo').changes[0]?.what).toMatch(
      /^l'impasto intero/u,
    )
  })
})

describe('what a new dough leaves of a recipe', () => {
  const of = (name: string, diet: (typeof DIETS)[number]) => {
    const recipe = contentRecipes.find((one) => one.name === name)
    if (!recipe) throw new Error(name)
    const { groups, steps, asItWas = [] } = improvedRecipe(recipe, diet)
    const lines = groups.filter(({ isDough }) => !isDough).flatMap((group) => group.lines)
    return {
      lines: lines.join('\n'),
      steps: steps.join('\n'),
      leave: asItWas.map(({ leave }) => leave).join('\n'),
    }
  }
  test('keeps all oil that is of the topping, and the brine; what only the dough took goes', () => {
    expect(of('Pizza Zucca, Gorgonzola e Noci', 'paleo').lines).toMatch(
      /40 g di olio extravergine d'oliva$/mu,
    )
    expect(of('Focaccia con le Cipolle', 'paleo').lines).toContain('50 g di acqua')
    expect(of('Pizza di Pane Raffermo', 'paleo').lines).not.toContain('uovo')
    expect(of('Crescia Sfogliata di Urbino', 'paleo').lines).not.toContain('strutto')
    expect(of('Pizza Wurstel e Patatine', 'chetogenica').lines).not.toContain('friggere')
  })
  test('has no rest of the old dough among its own steps, and kneads in what was kneaded in', () => {
    expect(of('Pizza Quattro Formaggi', 'senza glutine').steps).not.toContain('Lavoralo')
    expect(of('Ciaccino Ripieno Senese', 'senza glutine').steps).not.toContain('Lasciala coperta')
    expect(of('Focaccia alle Olive Taggiasche', 'paleo').steps).toMatch(/per ultimo: olive[^.]* \(metà\)/u)
  })
  test('shows each step that speaks of what stays, and what no step names and the dough took goes', () => {
    const {
      groups,
      steps,
      asItWas = [],
    } = improvedRecipe(
      typedRecipe({
        name: 'Prova con le vongole',
        lines: [
          '400 g di farina',
          '260 g di acqua',
          '4 g di lievito',
          '8 g di sale',
          '2 misurini di olio',
          '1 misurino di zucchero',
          '2 dozzine di littleneck clams, o vongole veraci',
          '150 g di luganega',
        ],
        steps: [
          'Impasta tutto e lascia lievitare 8 ore.',
          'Apri le vongole in padella coperta, 4 minuti. Butta i gusci.',
          'In tecia faccio andare la luganega.',
          'Stendi la pasta, metti vongole e luganega e inforna 10 minuti.',
        ],
      }),
      'chetogenica',
    )
    const all = [...steps, ...asItWas.map(({ text }) => text)].join('\n')
    expect(all).toContain('Butta i gusci')
    expect(all).not.toContain('Rosola 5 minuti')
    expect(groups[0]?.lines.join('\n')).not.toMatch(/olio|eritritolo/u)
  })
  test('has notes on what is there, and asks to taste where the salt is gone', () => {
    const { leave } = of('Pizza Cosacca', 'paleo')
    expect(leave).not.toContain('del grana')
    expect(leave).toContain('Assaggia, e sala se serve.')
    expect(of('Pizza Romana Cacio e Pepe', 'paleo').leave).toContain(
      'dove la ricetta la scioglie in acqua va frullata',
    )
    expect(of('Pizza Cosacca', 'senza glutine').leave).toBe('\nQui la farina non serve.\n\n')
  })
  test('beer that is drunk with it is no leaven of the old dough', () => {
    const { asItWas = [], allergens } = improvedRecipe(
      typedRecipe({
        name: 'Prova con birra',
        lines: [
          '500 g di farina 0',
          '300 ml di acqua',
          '10 g di lievito di birra',
          '2 cucchiai di olio',
          '300 g di passata',
        ],
        steps: [
          'Impasta tutto con un cucchiaio di olio.',
          'Stendi, condisci con passata e olio e servi con una birra.',
        ],
      }),
      'senza glutine',
    )
    expect(asItWas.map(({ leave }) => leave).join()).toContain('Al posto della birra: birra senza glutine.')
    expect(allergens.after).not.toContain('glutine')
  })
  test('one line of oil for both has no amount; milk that wets bread goes with it', () => {
    const lines = (own: string[], steps: string[]) =>
      improvedRecipe(typedRecipe({ name: 'Prova', lines: own, steps }), 'chetogenica')
        .groups.flatMap((group) => group.lines)
        .join('\n')
    const flour = ['500 g di farina 0', '300 ml di acqua', '10 g di lievito', '10 g di sale']
    const mixed = lines(
      [...flour, "3 cucchiai d'olio più quello per la teglia", '300 g di passata'],
      [
        "Impasta la farina con l'acqua, il lievito, l'olio e il sale.",
        'Stendi e condisci con passata e olio, poi inforna 20 minuti.',
      ],
    )
    expect(mixed).toMatch(/^olio q\.b\. \(in tutto erano: 3 cucchiai d'olio\)$/mu)
    const shared = improvedRecipe(
      typedRecipe({
        name: 'Focaccia dolce',
        lines: [
          ...flour,
          '150 g di zucchero',
          "60 g di olio extravergine d'oliva (totale, impasto e condimento)",
          '400 g di mirtilli',
        ],
        steps: [
          "Impasta farina, acqua, lievito, metà dello zucchero e metà dell'olio. Lascia lievitare 2 ore.",
          "Stendi in teglia, copri con i mirtilli, lo zucchero e l'olio rimasti e inforna 30 minuti.",
        ],
      }),
      'chetogenica',
    )
    expect(shared.groups.flatMap((group) => group.lines)).toContain(
      'eritritolo q.b. (in tutto erano: 150 g di zucchero)',
    )
    expect(shared.allergens.after).not.toContain('glutine')
    expect(shared.nutrition.missing.after).not.toContain('zucchero')
    const bread = lines(
      ['6 fette di pane', '100 ml di latte', '200 g di polpa di pomodoro'],
      ['Bagna le fette con il latte e mettile in teglia.', 'Copri con la polpa e inforna 15 minuti.'],
    )
    expect(bread).not.toContain('latte')
  })
})

describe('a quoted step has its note', () => {
  const notesOf = (name: string, option: 'senza glutine' | 'chetogenica' | 'paleo') => {
    const recipe = contentRecipes.find((one) => one.name === name)
    if (!recipe) throw new Error(`no recipe ${name}`)
    return (improvedRecipe(recipe, option).asItWas ?? [])
      .map(({ text, leave }) => `${text} ${leave}`)
      .join('\n')
  }

  test.each([
    ['Battilocchio Napoletano', 'chetogenica', /finché la pasta lievita[^\n]*due ore/u],
    ['Pizza Bufalina', 'chetogenica', /tutta la lievitazione[^\n]*due ore/u],
    ['Montanare Fritte', 'senza glutine', /tavolo infarinato[^\n]*la farina non serve/u],
    ['Pizza Pistacchio di Bronte e Mortadella', 'paleo', /del fior di latte e del formaggio: crema/u],
  ] as const)('%s, %s', (name, option, note) => {
    expect(notesOf(name, option)).toMatch(note)
  })
  test('none where the dough rises', () => {
    expect(notesOf('Pizza Bufalina', 'senza glutine')).not.toMatch(/due ore/u)
  })
})

describe('steps on a new dough', () => {
  const lines = [
    '500 g di farina 0',
    '300 ml di acqua',
    '10 g di lievito',
    '10 g di sale',
    '300 g di passata',
  ]
  const mixing = 'Impasta farina, acqua, lievito e sale. Lascia lievitare 2 ore.'

  test('what shapes and lays on stands below, never before the dough', () => {
    const { steps, asItWas } = improvedRecipe(
      told({
        name: 'Rossa',
        lines,
        steps: [mixing, 'Fai due palle, le tiri rotonde e ci metti la passata.', 'Cuoci 8 minuti.'],
      }),
      'senza glutine',
    )
    expect(steps.join()).not.toContain('palle')
    expect(asItWas?.[0]?.text).toContain('ci metti la passata')
  })

  test('what is served with it stays, though no list names it', () => {
    const flat = told({
      name: 'Piadina',
      lines: ['500 g di farina 0', '80 g di strutto', '200 ml di acqua', '8 g di sale'],
      steps: [
        'Impasta tutto.',
        'Stendi e cuoci sul testo 2 minuti per parte. Si mangia con lo squacquerone.',
      ],
    })
    expect(improvedRecipe(flat, 'chetogenica').asItWas?.at(-1)?.text).toContain('squacquerone')
  })

  test('a lid in a tin stays a lid', () => {
    const filled = told({
      name: 'Ciaccino',
      lines: [...lines.slice(0, 4), '200 g di prosciutto cotto'],
      steps: [
        mixing,
        "Dividi in due e stendi metà nella teglia 30x40, metti il prosciutto e copri con l'altra metà.",
        'Cuoci a 220 °C per 25 minuti.',
      ],
    })
    expect(improvedRecipe(filled, 'paleo').steps.join()).toMatch(/Copri con un'altra sfoglia/u)
  })
})

test('leaven is read by its food, and two large pieces stay two', () => {
  const pala = typedRecipe({
    name: 'Pizza bianca alla pala',
    servings: 2,
    unit: 'pezzi',
    dough: ['800 g farina 0', '560 g acqua', '15 g LdB fresco', '16 g sale', 'sale in fiocchi q.b.'],
    lines: ["olio d'oliva q.b. per la padella"],
    steps: [
      'Impasta e fai lievitare.',
      'Stendi, ungi e sala.',
      'Inforna a 250° per 12 minuti, poi lo squacquerone.',
    ],
  })
  const { groups, steps, asItWas } = improvedRecipe(pala, 'senza glutine')
  const lines = groups.flatMap((group) => group.lines).join('\n')
  expect(lines).toContain('lievito di birra')
  expect(lines).not.toContain('padella')
  expect(steps.join('\n')).toMatch(/in 2 pezzi da circa \d+ g e /u)
  expect(asItWas?.map(({ text }) => text).join('\n')).toContain('ungi e sala')
  const paleo = improvedRecipe(pala, 'paleo').asItWas?.map(({ leave }) => leave)
  expect(paleo?.join('\n')).toMatch(/Al posto dello squacquerone: niente/u)
})

test('a form is closed only over what is laid on, and bakes no longer than the recipe', () => {
  const of = (steps: string[], unit = 'pezzi') =>
    improvedRecipe(
      typedRecipe({
        name: unit === 'pezzi' ? 'Pizza in pala' : 'Calzoni',
        servings: 4,
        unit,
        dough: ['640 g farina 0', '400 g acqua', '15 g lievito di birra', '16 g sale'],
        lines: ['400 g di cipolle', 'olio q.b.'],
        steps: ['Impasta e lascia 1 ora in un contenitore a 22 °C con due pieghe a libro.', ...steps],
      }),
      'paleo',
    ).steps.join('\n')
  const onions = 'Affetta le cipolle a mezzaluna e stufale in padella.'
  const open = of([
    'Forma 4 filoni e arrotolali.',
    onions,
    'Stendi, copri con le cipolle e inforna 13 minuti.',
  ])
  expect(open).not.toContain('Chiudi la pasta')
  const closed = of([onions, 'Stendi i dischi, metti le cipolle, richiudi e cuoci 13 minuti.'], 'calzoni')
  expect(closed).toContain('Cuoci 24 minuti, finché il guscio')
  expect(closed).toContain('fallo adesso')
})

describe('the form, the pieces and the bake of a new dough', () => {
  const dough = ['500 g farina 0', '320 g acqua', '12 g sale fino', '6 g lievito di birra']
  const stepsOf = (own: Partial<Parameters<typeof typedRecipe>[0]>, diet = 'senza glutine' as const) =>
    improvedRecipe(told({ dough, ...own }), diet).steps.join('\n')

  test('a deep dough goes into a larger tin and bakes until a skewer is dry', () => {
    const steps = stepsOf({
      name: 'Pizza di Pasqua',
      servings: 8,
      unit: 'persone',
      lines: ['5 g di strutto'],
      steps: ['Impasta e fai lievitare.', 'Ungi uno stampo da 18 cm e cuoci 50 minuti in forno a 180 °C.'],
    })
    expect(steps).not.toContain('18 cm)')
  })

  test('a rim that is folded over leaves a lid a lid', () => {
    const steps = stepsOf({
      name: 'Pizza di verdura',
      servings: 6,
      unit: 'porzioni',
      lines: ['1 kg di scarola'],
      steps: [
        'Impasta e fai lievitare.',
        'Stendi metà pasta in una teglia da 28 cm e riempila con la scarola.',
        'Copri con la seconda sfoglia, ripiega il bordo e cuoci 35 minuti a 200 °C.',
      ],
    })
    expect(steps).toContain('Copri con la seconda sfoglia')
    expect(steps).toContain('(28 cm)')
  })

  test.each([
    [
      'Crescioni',
      6,
      'pezzi',
      'Stendi 6 dischi, metti il ripieno su una metà, chiudi e sigilla coi rebbi. Cuoci sulla teglia di coccio.',
      'su metà di ogni disco',
    ],
    [
      'Calzone di cipolla',
      8,
      'persone',
      'Fai due dischi. Fodera la teglia unta, riempi, copri, chiudi l’orlo arrotolandolo. Forno 200° per 40 minuti.',
      'Copri con la seconda sfoglia',
    ],
    [
      'Pitoni fritti',
      12,
      'pezzi',
      'Stendi i dischi. Su mezzo disco la scarola. Chiudi a mezzaluna. Friggi in olio di semi.',
      'Chiudi la pasta sul ripieno',
    ],
    [
      'Focaccia dolce',
      8,
      'persone',
      'Schiaccia in un cerchio, fai i buchi con le dita, infilaci il burro. Cuoci a 200° per 25 minuti.',
      'Premi dei buchi',
    ],
  ])('%s: has the form of the recipe', (name, servings, unit, step, form) => {
    const lines = ['1 kg di scarola', '1 l di olio di semi per friggere'].slice(0, unit === 'pezzi' ? 2 : 1)
    const steps = ['Impasta e fai lievitare.', step]
    expect(stepsOf({ name, servings, unit, lines, steps })).toContain(form)
  })

  test('each tin of bought dough has enough, and flat bread is thin', () => {
    const tins = {
      name: 'Pizza salvacena',
      servings: 2,
      unit: 'teglie',
      dough: [],
      lines: ['2 rotoli di pasta pizza', '300 g di polpa'],
    }
    expect(
      stepsOf({ ...tins, steps: ['Srotola le basi con la carta.', 'Polpa e forno, 10 minuti.'] }),
    ).toContain('una per teglia')
    const bread = {
      name: 'Piadina',
      servings: 2,
      unit: 'pezzi',
      dough: ['500 g di farina', '250 g di acqua', '80 g di strutto'],
    }
    expect(
      stepsOf({
        ...bread,
        lines: ['100 g di rucola'],
        steps: ['Impasta.', 'Stendi e cuoci in padella.', 'Farcisci.'],
      }),
    ).toMatch(/in (?:[6-9]|1\d) pezzi/u)
  })

  test('a bread that is cut open is cut in halves, and what does not fit is baked beside', () => {
    const filled = { lines: ['400 g di salsiccia'], servings: 4, unit: 'pezzi' }
    const steps = stepsOf({
      ...filled,
      name: 'Pane del testo',
      steps: [
        'Impasta e fai lievitare.',
        'Stendi quattro dischi e cuocili in forno 10 minuti.',
        'Aprili con un coltello e farciscili con la salsiccia rosolata.',
      ],
    })
    expect(steps).toContain("metti il ripieno su una come dice «Com'era nella ricetta»")
    const closed = stepsOf({
      ...filled,
      name: 'Calzoni',
      steps: ['Impasta.', 'Stendi, metti la salsiccia, ripiega e sigilla. Cuoci 60 minuti in forno.'],
    })
    expect(closed).toContain('Quello che non ci sta cuoce accanto')
    expect(closed).toMatch(/Cuoci (?:2|3)\d minuti/u)
  })

  test('a bought lid is another sheet of the dough', () => {
    const { steps, notes } = improvedRecipe(
      told({
        name: 'Parigina',
        servings: 6,
        unit: 'porzioni',
        dough,
        lines: ['300 g di passata', '1 rotolo di pasta sfoglia'],
        steps: ['Impasta.', 'Stendi in teglia 40x30, spalma la passata e copri. Cuoci 20 minuti in forno.'],
      }),
      'senza glutine',
    )
    expect(steps.join('\n')).toContain('Copri con la seconda sfoglia')
    expect(notes.join('\n')).toContain('un secondo strato dello stesso impasto')
  })

  test('small sweet pieces bake together, large ones stay as many as they are', () => {
    const sweets = stepsOf({
      name: 'Zeppoline',
      servings: 16,
      unit: 'pezzi',
      category: 'Dolce',
      lines: ['120 g di zucchero', 'olio di semi q.b. per friggere'],
      steps: ['Impasta.', 'Forma 16 pezzi, friggili e passali nello zucchero.'],
    })
    expect(sweets).toMatch(/cuoci i pezzi \d+ minuti[\s\S]*ungili/u)
    const raw = stepsOf({
      name: 'Pizza con le patate',
      servings: 2,
      unit: 'pizze',
      lines: ['500 g di patate'],
      steps: ['Impasta.', 'Affetta le patate.', 'Stendi, condisci con metà delle patate e cuoci 8 minuti.'],
    })
    expect(raw).toContain('in 2 pezzi da circa')
    expect(raw).toContain('va in un solo strato')
    expect(raw).toContain('Se la ricetta mette tutto a cottura finita, qui non va niente.')
  })
})

test('a bought base that had its tomato gets it back, and broth for bread goes with the bread', () => {
  const based = typedRecipe({
    name: 'Pizza al crudo',
    lines: ['2 basi pizza surgelate già con il pomodoro', '200 g di mozzarella'],
    steps: ['Distribuisci la mozzarella e cuoci 8 minuti.'],
  })
  expect(improveRecipe(based, 'senza glutine').groups.flatMap(({ lines }) => lines)).toContain(
    '160 g di passata di pomodoro',
  )
  const bread = typedRecipe({
    name: 'Pizza di pane carasau',
    lines: ['8 fogli di pane carasau', '700 g di passata', 'brodo vegetale 1/2 litro'],
    steps: ['Bagna i fogli nel brodo caldo.', 'Stendi la passata sul pane.', 'Cuoci a 200 °C 10 minuti.'],
  })
  expect(
    improveRecipe(bread, 'paleo')
      .groups.flatMap(({ lines }) => lines)
      .join(),
  ).not.toContain('brodo')
})

test('one tin of a recipe for persons stays one tin', () => {
  const recipe = typedRecipe({
    name: 'Pizza alta',
    lines: [
      '500 g di farina',
      '320 g di acqua',
      '10 g di lievito di birra',
      '10 g di sale',
      '400 g di passata',
    ],
    steps: [
      'Impasta tutto.',
      'Stendi in una teglia 30x40, copri con la passata.',
      'Inforna a 220° per 25 minuti.',
    ],
    unit: 'persone',
    servings: 8,
  })
  expect(improveRecipe(recipe, 'senza glutine').steps.join()).toContain('la teglia della ricetta (30x40 cm)')
})
