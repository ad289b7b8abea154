import { expect, test } from 'vitest'
import { typedRecipe } from '#tests/support/unseen-recipes.ts'
import { withDoughGroup } from '../recipes/dough/dough-group.ts'
import { nutritionOf } from './effects.ts'
import { improveRecipe } from './improve-recipe.ts'
import { familyOf } from './substitute.ts'
import { nameOfLine, newLine, scaledLine, summedLines, workGroups, workLine } from './work-lines.ts'

test.each([
  ["4 cucchiai d'olio", 0.5, "2 cucchiai d'olio"],
  ['3 dl di latte', 0.5, '150 ml di latte'],
  ['1/2 cucchiaino di sale', 0.5, 'circa 1,5 g di sale'],
  ['1 cucchiaino e mezzo di zucchero', 0.5, 'circa 3 g di zucchero'],
  ['Burro – 80 g', 0.75, 'Burro – 60 g'],
  ['2 burrate da 125 g', 0.6, '150 g di burrate'],
  ['800 g acqua fredda (600 + 200)', 0.5, '400 g di acqua fredda'],
  ['200 g di ricotta, ben scolata', 0.5, '100 g di ricotta, ben scolata'],
  ['farina 00 500 g per la pasta', 0.5, 'farina 00 250 g per la pasta'],
  ['fiordilatte sgocciolato 3 h: 360 g', 0.5, 'fiordilatte sgocciolato 3 h: 180 g'],
  ['500 g di farina 00 W 280', 0.5, '250 g di farina 00 W 280'],
  ['250 mozzarella', 0.8, '200 mozzarella'],
  ['1,5 kg di pomodori', 0.5, '750 g di pomodori'],
  ['1 mozzarella da 125 g', 0.5, '65 g di mozzarella'],
  ['250 g di farina 00', 0.5, '125 g di farina 00'],
  ['origano', 0.5, 'origano'],
  ['Provola affumicata 360 g (90 g/pizza)', 0.5, 'Provola affumicata 180 g'],
  [
    '3 oz pepperoni (salamino piccante per voi in Italia), 85 g',
    0.6,
    '50 g di pepperoni (salamino piccante per voi in Italia)',
  ],
  [
    '8 oz mozzarella low moisture (225 g), grattugiata da me',
    0.6,
    '135 g di mozzarella low moisture, grattugiata da me',
  ],
])('%s times %d: %s', (line, factor, written) => {
  expect(scaledLine(workLine(line), factor).text).toBe(written)
})

test('what nobody weighed is written as about so much', () => {
  expect(workLine('1 tazza di cheddar grattugiato')).toMatchObject({ grams: 110, isRough: true })
  expect(workLine('110 g di cheddar').isRough).toBeUndefined()
  expect(newLine('cheddar', 88, 'cheddar', true).text).toBe('circa 90 g di cheddar')
})

test('of mussels in their shells only the meat is counted', () => {
  expect(workLine('1 kg di cozze')).toMatchObject({ grams: 300, isRough: true })
  expect(workLine('200 g di cozze sgusciate')).toMatchObject({ grams: 200 })
})

test('headings among the lines part the groups, and what is told for each is summed', () => {
  const pala = typedRecipe({
    name: 'Pala',
    dough: ['Biga:', 'Farina 0 W 330: 700 g', 'Acqua: 315 g', 'Rinfresco:', 'Farina 0: 300 g', 'LBF: 2,2 g'],
    lines: ['San Marzano, 90 g a pizza', 'Olio evo: 8 g a pizza', 'mozzarella per pizza 200 g'],
    steps: ['Impasta.', 'Condisci e cuoci.'],
  })
  const groups = workGroups(withDoughGroup(pala))
  expect(groups.map(({ title, isDough, lines }) => [title, isDough, lines.map(({ text }) => text)])).toEqual([
    ['Per il condimento', false, ['San Marzano, 180 g', 'Olio evo: 16 g', 'mozzarella per pizza 200 g']],
    ['Biga', true, ['Farina 0 W 330: 700 g', 'Acqua: 315 g']],
    ['Rinfresco', true, ['Farina 0: 300 g', 'LBF: 2,2 g']],
  ])
  expect(improveRecipe(pala, 'vegana').notes.join(' ')).not.toMatch(/rinfresco|LBF/iu)
})

test('a dough of percentages alone has no known energy', () => {
  const marinara = typedRecipe({
    name: 'Marinara',
    dough: ['Farina 0, 100%', 'Acqua 65%', 'Sale 2,8%'],
    lines: ['Olio evo, 8 g a pizza'],
    steps: ['Impasta.', 'Condisci e cuoci.'],
  })
  expect(improveRecipe(marinara, 'vegana').nutrition.missing.after).toContain('farina 0')
})

test('oil and salt that nobody measured are named, alone or among others', () => {
  const recipe = typedRecipe({
    name: 'Marinara',
    dough: ['300 g di farina 0', '200 g di acqua', '6 g di sale'],
    lines: ['300 g di pelati', 'origano, sale, olio evo', 'pepe'],
    steps: ['Condisci e cuoci.'],
  })
  const { missing, missingSalt } = improveRecipe(recipe, 'vegana').nutrition
  expect([missing.after, missingSalt.after]).toEqual([['olio evo'], ['sale']])
})

test('what is written anew under one name is summed, with what it is made of', () => {
  const cream = (grams: number, from: number, isRough = false) => ({
    ...newLine('crema di mandorle', grams, 'mandorle', isRough),
    text: `${isRough ? 'circa ' : ''}${grams} g di crema di mandorle (da ${from} g di mandorle pelate)`,
  })
  const lines = [
    cream(75, 26),
    newLine('noci', 40, 'noci'),
    cream(100, 35, true),
    workLine('5 g di sale'),
    workLine('5 g di sale'),
  ]
  expect(summedLines(lines).map(({ text, grams }) => [text, grams])).toEqual([
    ['circa 175 g di crema di mandorle (da 60 g di mandorle pelate)', 175],
    ['40 g di noci', 40],
    ['5 g di sale', 5],
    ['5 g di sale', 5],
  ])
})

test('a line of two foods is two lines, a brine is one of both', () => {
  const recipe = typedRecipe({
    name: 'Focaccia',
    lines: [
      'Pepe e un poco di pecorino grattato',
      'altro olio e un pizzico di sale per finire',
      'Salamoia: acqua 90 g, sale 10 g',
    ],
    steps: ['Versa la salamoia.'],
  })
  const lines = workGroups(recipe).flatMap((group) => group.lines)
  expect(lines.map(({ text, foodId, grams }) => [text, foodId, grams])).toEqual([
    ['Pepe', 'pepe-nero', null],
    ['un poco di pecorino grattato', 'pecorino', null],
    ['altro olio per finire', 'olio-evo', null],
    ['un pizzico di sale per finire', 'sale', 0.4],
    ['Salamoia: acqua 90 g, sale 10 g', 'acqua 0.900, sale 0.100', 100],
  ])
})

test.each([
  [
    "40 g di zucchero per la pasta, 150 per l'uva",
    ['40 g di zucchero per la pasta', "150 g di zucchero per l'uva"],
  ],
  [
    "Zucchero: 40 g per la pasta, 150 g per l'uva",
    ['Zucchero: 40 g per la pasta', "150 g di zucchero per l'uva"],
  ],
  [
    "1 vasetto di yogurt per la carne, 1 per la salsa (125 g l'uno)",
    ["1 vasetto di yogurt per la carne (125 g l'uno)", "1 vasetto di yogurt per la salsa (125 g l'uno)"],
  ],
  [
    "4 cucchiai d'olio per la pizza e 4 per la verdura",
    ["4 cucchiai d'olio per la pizza", "4 cucchiai d'olio per la verdura"],
  ],
  [
    'da mangiarci insieme: 200 g di coppa, 200 g di mortadella, squacquerone',
    ['200 g di coppa', '200 g di mortadella', 'squacquerone'],
  ],
  [
    "olio evo, 2 cucchiai per l'impasto e uno per la teglia",
    ["olio evo, 2 cucchiai per l'impasto", 'olio evo, un cucchiaio per la teglia'],
  ],
  ['olio: 20 g (impasto) + 30 g (superficie)', ['olio: 20 g (impasto)', '30 g di olio (superficie)']],
  [
    "4 cucchiai di olio (2 nell'impasto e 2 sopra)",
    ["2 cucchiai di olio nell'impasto", '2 cucchiai di olio sopra'],
  ],
  ["50 ml olio, metà nell'impasto e metà sopra", ["25 ml olio nell'impasto", '25 ml olio sopra']],
  ['latte intero, 150 g; acqua, 140 g', ['latte intero, 150 g', 'acqua, 140 g']],
  ['sale 10 g + un pizzico per il pomodoro', ['sale 10 g', 'un pizzico di sale per il pomodoro']],
  ['burro 60 g + una noce per lo stampo', ['burro 60 g', 'una noce di burro per lo stampo']],
  ['2 uova + 1 per spennellare', ['2 uova', '1 uovo per spennellare']],
  ["farina 00 500 g, più un po' per la spianatoia", ['farina 00 500 g', 'farina 00 q.b. per la spianatoia']],
  [
    "2 spicchi d'aglio, uno per il sugo e uno per le cozze",
    ["2 spicchi d'aglio, uno per il sugo e uno per le cozze"],
  ],
  [
    '200 g di mozzarella, 50 per il ripieno e il resto sopra',
    ['200 g di mozzarella, 50 per il ripieno e il resto sopra'],
  ],
  ['acqua 120 g e sale 8 g (salamoia)', ['Salamoia: acqua 120 g e sale 8 g']],
  ['quel che resta del gorgonzola (io avevo 80 g)', ['80 g di gorgonzola']],
  ['Sale fino 12 g impasto, sale grosso 5 g sopra', ['sale fino 12 g impasto', 'sale grosso 5 g sopra']],
  [
    'Farina 0: 500 g (+ una manciata per il tavolo)',
    ['Farina 0: 500 g', 'una manciata di farina 0 per il tavolo'],
  ],
  ['2 mozzarelle per pizza', ['2 mozzarelle per pizza']],
  ['1 tuorlo e 2 cucchiai di latte per spennellare', ['1 tuorlo', '2 cucchiai di latte per spennellare']],
  [
    'un cucchiaino di zucchero e uno e mezzo, colmi, di sale',
    ['un cucchiaino di zucchero', '1 cucchiaino e mezzo di sale'],
  ],
  ['sale, un pizzico di zucchero', ['sale', 'un pizzico di zucchero']],
  ['salvia, 1 scalogno, pepe', ['salvia', '1 scalogno', 'pepe']],
  ['olio evo 40 g, sale, pepe', ['olio evo 40 g', 'sale', 'pepe']],
  ['sale 10 gr, zucchero 1 cucchiaino', ['sale 10 gr', 'zucchero 1 cucchiaino']],
  ['olio extravergine, sale (poco!)', ['olio extravergine', 'sale (poco!)']],
  [
    "1 spicchio d'aglio, aceto bianco e olio per il condimento",
    ["1 spicchio d'aglio", 'aceto bianco per il condimento', 'olio per il condimento'],
  ],
  ['olio evo e fior di sale per finire', ['olio evo per finire', 'fior di sale per finire']],
  ['uvetta e pinoli 30 g ciascuno', ['30 g di uvetta', '30 g di pinoli']],
  [
    "per la salamoia: un bicchierino d'acqua e una presina di sale",
    ["Salamoia: un bicchierino d'acqua e una presina di sale"],
  ],
  ['pepe, una macinata generosa', ['pepe, una macinata generosa']],
  ['300 g di funghi, puliti e tritati', ['300 g di funghi, puliti e tritati']],
  ['3 melanzane, passate in padella', ['3 melanzane, passate in padella']],
  ['500 g di pomodori, pelati', ['500 g di pomodori, pelati']],
  ['mix (frumento, riso)', ['mix (frumento, riso)']],
  ['tre cucchiai di olio più quello per la teglia', ['tre cucchiai di olio', 'olio q.b. per la teglia']],
  ['20g olio evo + quello x i tegamini', ['20g olio evo', 'olio evo q.b. per i tegamini']],
  ["2 cucchiai d'olio, più un filo alla fine", ["2 cucchiai d'olio", 'un filo di olio alla fine']],
  ['olio: 2 cucchiai + q.b.', ['olio: 2 cucchiai', 'olio q.b.']],
  ['50 g burro morbido (+ 20 g a fiocchetti)', ['50 g burro morbido', '20 g di burro morbido a fiocchetti']],
  [
    "mezzo bicchiere d'olio (50 ml) nell'impasto, altrettanto nella salsa",
    ["mezzo bicchiere d'olio (50 ml) nell'impasto", "mezzo bicchiere d'olio (50 ml) per la salsa"],
  ],
  [
    "strutto mezz'etto dentro e un vasetto da 7 etti per friggere",
    ["strutto mezz'etto dentro", 'un vasetto da 7 etti di strutto per friggere'],
  ],
  [
    'Olio 20 g (totale: 10 g impasto + 10 g condimento)',
    ["10 g di olio per l'impasto", '10 g di olio per il condimento'],
  ],
  ["Olio 20 g: 10 nell'impasto, 10 a crudo", ["Olio 10 g nell'impasto", 'Olio 10 g a crudo']],
  [
    "2 tbsp olio d'oliva, più 2 tbsp per le padelle",
    ["2 tbsp olio d'oliva", "2 tbsp di olio d'oliva per le padelle"],
  ],
  [
    "4 cucchiaini di olio (20 g: 10 nell'impasto, 10 a crudo)",
    ["10 g di olio nell'impasto", '10 g di olio a crudo'],
  ],
  ['300 g mozzarella, quella x pizza', ['300 g mozzarella, quella x pizza']],
  ['olio, sale e noce moscata qb', ['olio qb', 'sale qb', 'noce moscata qb']],
])('%s is as many lines as it has foods or uses', (line, lines) => {
  const recipe = typedRecipe({ name: 'Pizza', lines: [line], steps: ['Condisci.'] })
  expect(workGroups(recipe).flatMap((group) => group.lines.map(({ text }) => text))).toEqual(lines)
})

test('what a line holds for the dough and for the topping stands with each, with its amount', () => {
  const typed = withDoughGroup(
    typedRecipe({
      name: 'Fugassa',
      unit: 'teglie',
      lines: [
        'Farina 0 1000 g',
        'Acqua 550 g',
        "Olio extravergine 60 g nell'impasto + 100 g per le teglie e sopra",
        'Sale 20 g',
        'Lievito compresso 25 g',
        '1 cucchiaino di miele',
        'Salamoia: 150 g acqua e 9 g sale',
        'un pizzico di sale per finire',
      ],
      steps: [
        "Impasta tutto con il miele, il sale e l'olio.",
        "Versa l'olio e la salamoia.",
        'Cuoci a 230°.',
      ],
    }),
  )
  const groups = workGroups(typed).map(({ isDough, lines }) => [
    isDough,
    lines.map(({ text, grams }) => [nameOfLine(text), grams]),
  ])
  expect(groups).toEqual([
    [
      true,
      [
        ['farina 0', 1000],
        ['acqua', 550],
        ['olio extravergine', 60],
        ['sale', 20],
        ['lievito compresso', 25],
        ['miele', 7],
      ],
    ],
    [
      false,
      [
        ['olio extravergine', 100],
        ['salamoia', 159],
        ['sale', 0.4],
      ],
    ],
  ])
  const { groups: anew, allergens, steps } = improveRecipe(typed, 'senza glutine')
  expect(anew[0]?.lines.slice(0, 2)).toEqual([
    '100 g di olio extravergine per le teglie e sopra',
    'Salamoia: 150 g acqua e 9 g sale',
  ])
  expect(allergens.after).toEqual([])
  expect(steps.length).toBeGreaterThan(0)
})

test('of water and milk in one amount only the milk is replaced', () => {
  const list = ['220 ml tra acqua e latte, metà e metà', '200 g di farina']
  const recipe = typedRecipe({ name: 'Pizza', lines: list, steps: ['Impasta.'] })
  const lines = improveRecipe(recipe, 'vegana').groups.flatMap((group) => group.lines)
  expect(lines.slice(0, 2)).toEqual(['110 ml di acqua', '115 g di latte di mandorla'])
})

test.each([
  [
    '60 g di pane bagnato nel latte e strizzato',
    'senza lattosio',
    '60 g di pane bagnato nel latte senza lattosio e strizzato',
  ],
  [
    '30 g di pangrattato con prezzemolo e aglio',
    'senza glutine',
    'circa 30 g di pangrattato certificato senza glutine, prezzemolo, aglio',
  ],
  [
    'ricotta salata, un pezzo da grattugiare, cento grammi',
    'vegana',
    '80 g di stagionato vegetale di mandorle',
  ],
] as const)('of %s only a part is replaced: %s', (line, diet, written) => {
  const recipe = typedRecipe({ name: 'Pizza', lines: [line, '200 g di passata'], steps: ['Condisci.'] })
  expect(improveRecipe(recipe, diet).groups.flatMap(({ lines }) => lines)[0]).toBe(written)
})

const same = typedRecipe({
  name: 'Pizza con burrata',
  lines: ['2 burrate da 125 g', '1 tazza di cheddar grattugiato', '200 g di passata'],
  steps: ['Stendi la passata e il cheddar.', 'A crudo metti mezza burrata su ogni pizza.'],
})

test('where only the product changes, the measure stays as somebody wrote it', () => {
  expect(improveRecipe(same, 'senza lattosio').groups[0]?.lines.slice(0, 2)).toEqual([
    '2 burrate senza lattosio da 125 g',
    '1 tazza di cheddar grattugiato senza lattosio',
  ])
})

test('zest is no fruit, and what is for the tin stays so', () => {
  const sweet = typedRecipe({
    name: 'Pizza dolce',
    category: 'Dolce',
    lines: ['300 g di ricotta', 'scorza grattugiata di 1/2 arancia', 'una noce di burro per la teglia'],
    steps: ['Ungi la teglia con il burro.', 'Spalma la ricotta con la scorza.'],
  })
  expect(improveRecipe(sweet, 'vegana').groups[0]?.lines).toContain(
    'circa 15 g di burro vegetale per la teglia',
  )
  expect(improveRecipe(sweet, 'chetogenica').groups[0]?.lines).toContain('scorza grattugiata di 1/2 arancia')
})

test('of the oil that something is fried in, only what it takes up is counted', () => {
  const fried = (oil: string) =>
    nutritionOf(
      workGroups(
        typedRecipe({
          name: 'Montanare',
          lines: ['500 g di farina 0', '300 g di acqua', oil],
          steps: ['Friggi.'],
        }),
      ),
      4,
    )
  const { mass_raw_g, totals } = fried('olio di arachidi per friggere (1 litro)')
  expect(mass_raw_g).toBe(800)
  expect(totals.fat_g - fried('origano').totals.fat_g).toBeCloseTo(40, 0)
})

test('the note about carbohydrates speaks of the portion of the table', () => {
  const tin = typedRecipe({
    name: 'Teglia con le olive',
    category: 'Teglia',
    unit: 'teglie',
    dough: ['500 g di farina 0', '350 g di acqua', '10 g di sale', '5 g di lievito di birra fresco'],
    lines: ['100 g di olive', '200 g di mozzarella'],
    steps: ['Impasta e lascia lievitare.', 'Stendi in teglia, condisci e cuoci 20 minuti a 240 °C.'],
  })
  const { notes, nutrition } = improveRecipe(tin, 'chetogenica')
  const carbs = Math.round(nutrition.after.carbs_g)
  expect(notes.join(' ')).toContain(
    `circa ${carbs} g di carboidrati a porzione, fibre escluse; se una basta per 4, ${Math.round(carbs / 4)} g a testa`,
  )
})

test('a typed list is parted where its dough ends, and keeps its order', () => {
  const piadina = typedRecipe({
    name: 'Piadina',
    lines: [
      '300 g di farina di farro',
      'kg 0,150 acqua',
      '2 cucchiai di olio',
      '1/2 cucchiaino di sale',
      'una punta di bicarbonato',
      '3 cucchiai di olio buono',
      '200 g di crescenza',
    ],
    steps: ['Impasta le prime cinque cose.'],
  })
  expect(withDoughGroup(piadina).ingredientGroups).toEqual([
    { title: "Per l'impasto", count: 5, isDough: true },
    { title: 'Per il condimento', count: 2, isDough: false },
  ])
})

test('flour by the hundred is no pinch, and is named where it is not counted', () => {
  const recipe = typedRecipe({ name: 'Pane', lines: ['300 g di farina di teff'], steps: ['Impasta.'] })
  const { nutrition } = improveRecipe(recipe, 'gourmet')
  expect(nutrition.missing.before).toEqual(['farina di teff'])
})

test('what was boiled stays boiled under its new name, unless the new thing is cooked in its own way', () => {
  const recipe = typedRecipe({
    name: 'Focaccia con le patate',
    lines: ['300 g di patate lesse', 'rosmarino'],
    steps: ['Schiaccia le patate lesse e condiscile con il rosmarino.'],
  })
  const first = (option: 'paleo' | 'chetogenica') => improveRecipe(recipe, option).groups[0]?.lines[0]
  expect([first('paleo'), first('chetogenica')]).toEqual([
    '300 g di patate dolci lesse',
    '300 g di cimette di cavolfiore',
  ])
})

test.each([
  [
    'per mangiarla: squacquerone, rucola e crudo',
    ['squacquerone per mangiarla', 'rucola per mangiarla', 'crudo per mangiarla'],
  ],
  [
    "per servire: coppa, crescenza, quel che c'è",
    ['coppa per servire', "crescenza (quel che c'è) per servire"],
  ],
  ['eventuale: tonno, olive', ['tonno (facoltativo)', 'olive (facoltativo)']],
  ['dopo la cottura: bresaola e rucola', ['bresaola (dopo la cottura)', 'rucola (dopo la cottura)']],
  [
    'un cucchiaino abbondante di sale e uno di zucchero',
    ['un cucchiaino abbondante di sale', '1 cucchiaino di zucchero'],
  ],
  ['3 cucchiai di olio, due di aceto', ['3 cucchiai di olio', 'due cucchiai di aceto']],
  ['niente würstel, 2 zucchine', ['2 zucchine']],
  ['per la teglia: olio', ['per la teglia: olio']],
])('each food of a list that has a purpose: %s', (line, lines) => {
  const recipe = typedRecipe({ name: 'Una pizza', lines: [line], steps: ['Inforna.'] })
  expect(workGroups(recipe).flatMap((group) => group.lines.map(({ text }) => text))).toEqual(lines)
})

test('eggs of the dough and of the filling are two lines', () => {
  const lines = ['2 uova per la pasta e 3 sode per il ripieno']
  const recipe = typedRecipe({ name: 'Una torta', lines, steps: ['Inforna.'] })
  const texts = workGroups(recipe).flatMap((group) => group.lines.map(({ text }) => text))
  expect(texts).toEqual(['2 uova per la pasta', '3 uova sode per il ripieno'])
})

test('a portion in brackets stays beside its whole, and goes where the whole is less', () => {
  const lines = ['300 g di farina', '180 g di acqua', 'Mozzarella vaccina 200 g (50 g a testa)']
  const recipe = typedRecipe({ name: 'Pizza', lines, steps: ['Condisci.'], unit: 'persone', servings: 4 })
  const linesOf = (option: 'piccante' | 'leggera') =>
    improveRecipe(recipe, option).groups.flatMap((group) => group.lines)
  expect(linesOf('piccante')).toContain('Mozzarella vaccina 200 g (50 g a testa)')
  expect(linesOf('leggera').join()).not.toContain('a testa')
})

test('a portion in brackets is not the whole', () => {
  const lines = ['300 g di provola (75 g a pizza)', 'mozzarella (40 g a pizza)']
  const recipe = typedRecipe({ name: 'Una pizza', lines, steps: ['Inforna.'], unit: 'pizze', servings: 4 })
  expect(workGroups(recipe).flatMap((group) => group.lines.map(({ grams }) => grams))).toEqual([300, 160])
})

test('a cheese that nobody names is an aged one where it is grated, and broth has salt', () => {
  expect(familyOf(null, 'formaggio grattugiato')).toBe('formaggio-stagionato')
  expect(familyOf(null, 'formaggio')).toBe('formaggio-filante')
  expect(familyOf(null, 'brodo vegetale')).toBe('brodo-vegetale')
})
