import { expect, test } from 'vitest'
import { typedRecipe, unseenRecipes } from '#tests/support/unseen-recipes.ts'
import type { Diet } from '../ingredients/diets.ts'
import { improveRecipe } from './improve-recipe.ts'

const [some] = unseenRecipes
const LINES = ['200 g di mozzarella', '100 g di lardo', '2 burrate da 125 g', '150 g di ricotta', 'basilico']
function improved(lines: readonly string[], steps: readonly string[], diet: Diet) {
  if (!some) throw new Error('no recipe')
  return improveRecipe(
    {
      ...some,
      name: 'Prova',
      ingredients: lines,
      ingredientGroups: [],
      instructions: steps.join('\n'),
      steps: steps.map((step) => [step]),
    },
    diet,
  )
}
const written = (...steps: string[]) => improved(LINES, steps, 'vegana').steps

test.each([
  ['Condisci con la mozzarella e il basilico.', 'della mozzarella: filante vegetale.'],
  ['Taglia la mozzarella e falla scolare.', 'della mozzarella: filante vegetale.'],
  ['Spezza mezza burrata su ogni pizza.', 'della burrata: crema di mandorle, già spalmabile: '],
  [
    'Adagia il lardo, che diventerà trasparente.',
    'del lardo: tofu affumicato, già dorato e a pezzi sottili.',
  ],
  ['Poco sale, che poi ci sono gli affettati.', 'degli affettati: tofu affumicato, '],
  ['Aggiungi 50 g di mozzarella.', 'della mozzarella: filante vegetale.'],
  ['Si affettano il lardo e la mozzarella.', 'a pezzi sottili. Al posto della mozzarella: '],
  ['Dividi i formaggi in quattro.', 'filante vegetale; crema di mandorle, già spalmabile: '],
])('a step stays word for word, with a note behind it: %s', (step, note) => {
  const [own = ''] = written(step).filter((one) => one.startsWith(step.slice(0, 12)))
  expect(own.startsWith(`${step} (`)).toBe(true)
  expect(own).toContain(note)
})

test.each([
  [
    ['provola 100 g', 'parmigiano grattugiato q.b.'],
    'Provola, formaggio grattugiato e basilico.',
    ['della provola: filante vegetale', 'del formaggio: stagionato vegetale'],
  ],
  [
    ['250 g di caciocavallo fresco', '100 g di caciocavallo grattugiato'],
    'Affonda i dadini di caciocavallo.',
    ['del caciocavallo: filante vegetale'],
  ],
  [
    ['Crescenza 800 gr'],
    'Metti la crescenza a noci, 400 gr per teglia.',
    ['della crescenza: 320 gr di crema di mandorle'],
  ],
  [
    ['200 g di mozzarella', '40 g di parmigiano'],
    'Mescola mozzarella e formaggio.',
    ['della mozzarella: filante vegetale', 'del formaggio: stagionato vegetale'],
  ],
  [['800 g di crescenza'], 'Metti 400 g di formaggio a noci.', ['del formaggio: 320 g di crema di mandorle']],
])('of two cheeses the note says the right one: %s', (lines, step, notes) => {
  const steps = improved(lines, [step], 'vegana').steps.join('\n')
  for (const note of notes) expect(steps).toContain(`Al posto ${note}`)
})

test('all that has to be made ready is the first step, and says what the steps need not do any more', () => {
  const [ready = '', ...own] = improved(
    ['100 g di guanciale', '300 g di vongole'],
    ['Stendete la pasta.', 'Sgusciate le vongole.', 'Adagiate il guanciale.'],
    'vegana',
  ).steps
  expect(ready).toMatch(
    /^Da tenere pronto per quando serve: tagliate il tofu affumicato .* Affettate i cardoncelli/u,
  )
  expect(ready).toMatch(
    /Con il tofu affumicato e i funghi cardoncelli si saltano pulizia, .* non lo nomina\.$/u,
  )
  expect(own.map((step) => step.replace(/ \(.*$/u, ''))).toEqual([
    'Stendete la pasta.',
    'Sgusciate le vongole.',
    'Adagiate il guanciale.',
  ])
})

test('what is soaked the evening before is a step for itself', () => {
  const { steps } = improved(['200 g di mozzarella', '100 g di salame'], ['Inforna la mozzarella.'], 'paleo')
  expect(steps[0]).toBe("La sera prima copri le mandorle pelate d'acqua fredda.")
  expect(steps[1]).toMatch(/^Da tenere pronto per quando serve: /u)
})

test.each([
  ['90 g di crudo', 'Sopra il prosciutto a onde.', 'del prosciutto: tofu affumicato, '],
  ['90 g di San Daniele', 'Poi il crudo.', 'del crudo: tofu affumicato, '],
  ['90 g di prosciutto crudo', 'Sopra il San Daniele.', 'del San Daniele: tofu affumicato, '],
  ['80 g di spalla cotta', 'Sopra la pancetta.', 'della pancetta: tofu affumicato.'],
  ['500 g di vongole', 'Disponi i frutti di mare.', 'dei frutti di mare: funghi cardoncelli, '],
  ['160 g di fiordilatte', 'Metti il latticino.', 'del latticino: filante vegetale.'],
  ['quel che resta del gorgonzola', 'Schiaccia il gorgonzola.', 'del gorgonzola: '],
])('whatever a step calls it, a note says what is used instead: %s, %s', (line, step, note) => {
  const { steps, changes } = improved([line], [step], 'vegana')
  expect(steps.at(-1)).toContain(`Al posto ${note}`)
  expect(JSON.stringify({ steps, changes })).not.toMatch(/niente|del quel/u)
})

test('what no line has and a step names all the same stays out', () => {
  const { title, steps } = improved(
    ['200 g di mozzarella'],
    ['Metti la mozzarella.', 'Mia moglie aggiunge la panna.'],
    'vegana',
  )
  expect(steps.at(-1)).toBe('Mia moglie aggiunge la panna. (Al posto della panna: niente.)')
  expect(title).not.toContain('da completare')
})

test.each([
  ['olio, sale e pepe nero', 'olio\npepe nero'],
  ['origano, sale, olio', 'origano\nolio'],
  ['salamoia: 100 g acqua, 60 g olio, 8 g sale', 'Emulsione: 100 g acqua, 60 g olio'],
  ['altro olio e un pizzico di sale per finire', 'olio'],
  ['sale e pepe q.b.', 'pepe q.b.'],
  ['Per guarnire: sale grosso, rosmarino', 'rosmarino'],
  ['1 cucchiaio di capperi sotto sale', 'dadini di limone'],
  ['capperi, origano', 'dadini di limone\norigano'],
  ['capperi, sale, origano', 'dadini di limone\norigano'],
])('a line loses its salt, and no more: %s', (line, left) => {
  const lines = [
    '500 g di farina 00',
    '300 g di acqua',
    '10 g di sale',
    '5 g di lievito di birra',
    '200 g di zucchine',
    line,
  ]
  const { groups, steps } = improved(
    lines,
    ['Impasta la farina con il sale.', 'Sala le zucchine.'],
    'a basso contenuto di sodio',
  )
  const list = groups.flatMap((group) => group.lines)
  expect(list.join('\n')).toContain(left)
  expect(list).toContain('2 g di sale')
  expect(list.filter((one) => /sale/u.test(one))).toHaveLength(1)
  expect(steps[0]).toContain("Il sale è soltanto quello dell'impasto")
  expect(steps.slice(1)).toEqual(
    expect.arrayContaining(['Impasta la farina con il sale.', 'Sala le zucchine.']),
  )
})

test.each([
  ['500 g di erba (bieta e cicoria)', 'vegana', false],
  ['mezzo bicchiere di Vermentino', 'senza lattosio', false],
  ['altro olio e un pizzico di sale', 'vegana', false],
  ['100 g di blurbo', 'vegana', true],
] as const)('whether a line suits a diet its words may tell: %s', (line, diet, isAsked) => {
  expect(improved(['200 g di mozzarella', line], ['Inforna.'], diet).title.includes('da completare')).toBe(
    isAsked,
  )
})

test('what the list declares free of lactose the steps may call by its name, one of it or more', () => {
  const { title, steps } = improved(
    ['2 burrate da 125 g'],
    ['Spezza mezza burrata su ogni pizza.'],
    'senza lattosio',
  )
  expect(steps).toEqual(['Spezza mezza burrata su ogni pizza.'])
  expect(title).not.toContain('da completare')
})

test('what is within a line is replaced there, and the line keeps its name', () => {
  const { groups, steps } = improved(
    ['100 g di pane secco bagnato nel latte'],
    ['Sbriciola il pane.', 'Metti il latte.'],
    'vegana',
  )
  expect(groups[0]?.lines).toEqual(['100 g di pane secco bagnato nel latte di mandorla'])
  expect(steps).toEqual(['Sbriciola il pane.', 'Metti il latte. (Al posto del latte: latte di mandorla.)'])
})

test('a line is what its forbidden word says', () => {
  const { groups, title } = improved(
    ['una nocciolina di burro', '200 g di mozzarella'],
    ['Inforna.'],
    'vegana',
  )
  expect(groups[0]?.lines.join()).toContain('burro vegetale')
  expect(title).not.toContain('da completare')
})

test('the milk that a mozzarella loses goes with it', () => {
  const step = 'Metti il fiordilatte nel colino a perdere il latte.'
  const { title, steps } = improved(['200 g di fiordilatte'], [step], 'vegana')
  expect(steps).toEqual([`${step} (Al posto del fiordilatte: filante vegetale.)`])
  expect(title).not.toContain('da completare')
})

test.each([
  'Cuoci finché la crosta è color miele.',
  'La pasta è morbida come il burro.',
  'Senza panna è più buona.',
])('a thing that is only spoken of gets no note: %s', (step) => {
  const { title, steps } = improved(['200 g di mozzarella'], [step], 'vegana')
  expect(steps).toEqual([step])
  expect(title).not.toContain('da completare')
})

test('a place is no cheese, and what nobody uses is no meat', () => {
  const recipe = typedRecipe({
    name: 'Pizza della valle',
    lines: ['200 g di Valtellina Casera', '200 g di pollo', '200 g di passata'],
    steps: ['Metti il pollo, mai e non con carne congelata.', 'Il vino: un Rosso di Valtellina giovane.'],
  })
  const { steps, title } = improveRecipe(recipe, 'vegana')
  expect(steps.at(-1)).toBe('Il vino: un Rosso di Valtellina giovane.')
  expect(steps.join(' ')).not.toContain('della carne')
  expect(title).not.toContain('da completare')
})

test.each(['Guai a chi ci mette la mozzarella.', 'E formaggio niente, per carità.', 'Mai la panna sopra.'])(
  'what a step forbids has no note: %s',
  (step) => expect(improved(['200 g di passata'], [step], 'senza lattosio').steps).toEqual([step]),
)

test('one substitute of two lines is one line, and a reason names the whole thing', () => {
  const { groups, changes } = improved(
    ['100 g di taleggio', 'gorgonzola', 'patatine surgelate 200 g'],
    ['Inforna.'],
    'paleo',
  )
  expect(groups[0]?.lines.filter((line) => line.includes('crema di mandorle'))).toHaveLength(1)
  expect(JSON.stringify(changes)).toContain('al posto delle patatine')
})

test('a sauce that the steps make is made of what the list has', () => {
  const { title, steps } = improved(
    ['250 ml di latte', '25 g di burro'],
    ['Fondi il burro, unisci il latte.', 'Copri con la besciamella.'],
    'vegana',
  )
  expect(steps.at(-1)).toContain('(Al posto della besciamella: la stessa, fatta con ciò che è in lista.)')
  expect(title).not.toContain('da completare')
})

test('no note stands for what no step names', () => {
  const { steps } = improved(['150 g di nduja'], ['Inforna: si scioglie e fa l olio rosso.'], 'vegetariana')
  expect(steps.join(' ')).not.toMatch(/grasso|liquido/u)
})

test.each([
  ['50 g di burro', 'vegana', 'burro vegetale'],
  ['200 g di passata', 'senza lattosio', 'burro senza lattosio'],
  ['200 g di passata', 'vegana', 'olio'],
] as const)('what is buttered has butter on it: %s, %s', (line, diet, fat) => {
  const { steps } = improved([line], ['Fodera un ruoto imburrato.'], diet)
  expect(steps.at(-1)).toBe(`Fodera un ruoto imburrato. (Al posto del burro: ${fat}.)`)
})

test('an egg of the dough and one of the filling have each its own', () => {
  const recipe = typedRecipe({
    name: 'Rustico',
    dough: ['300 g di farina 00', '2 uova', '100 g di acqua'],
    lines: ['3 uova', '200 g di spinaci'],
    steps: ['Impasta la farina con le uova.', 'Sbatti le uova con gli spinaci e inforna.'],
  })
  const [, dough = '', filling = ''] = improveRecipe(recipe, 'vegana').steps
  expect(dough).toContain('Al posto delle uova: latte di mandorla.')
  expect(filling).toContain('Al posto delle uova: crema di tofu, ')
  expect(filling).not.toContain('latte')
})

test.each([
  ['200 g di robiola di Roccaverano', 'senza lattosio', 'robiola senza lattosio'],
  ['200 g di mozzarella di bufala', 'senza lattosio', 'mozzarella di bufala senza lattosio'],
  ['200 g di mozzarele', 'vegana', 'al posto delle mozzarele'],
  ['150 g di prosciutto cotto in una fetta sola', 'vegana', 'al posto del prosciutto cotto"'],
] as const)('a name that can be bought and read: %s', (line, diet, name) => {
  const { groups, changes } = improved([line], ['Inforna.'], diet)
  expect(JSON.stringify({ groups, changes })).toContain(name)
})

test.each([
  ['150 g di prosciutto cotto', 'Dividi in quarti: cotto, funghi, olive.', 'del cotto: '],
  ['50 g di grana padano', 'Unisci 1 uovo, grana, sale.', 'del grana: '],
  ['grana, pepe', 'Inforna. Grana e pepe.', 'del grana: '],
])('a short name has its note: %s, %s', (line, step, note) => {
  expect(improved([line], [step], 'vegana').steps.at(-1)).toContain(`Al posto ${note}`)
})

test.each([
  ['150 g di caciocavallo, metà a dadini e metà grattugiato', 'metà a dadini e metà grattugiato'],
  ['50 g di burro morbido (+ 20 g a fiocchetti)', ' a fiocchetti'],
])('how a line is shared out stays with what takes its place: %s', (line, use) => {
  expect(JSON.stringify(improved([line], ['Inforna.'], 'vegana').groups)).toContain(use)
})

test('how long the old one drips is no use of the new one', () => {
  const { groups } = improved(
    ["350 g di mozzarella di bufala, sgocciolata per un paio d'ore"],
    ['Inforna.'],
    'vegana',
  )
  expect(JSON.stringify(groups)).not.toContain('paio')
})

test.each([
  ['300 g di mozzarella, tagliata a listarelle e scolata', 'vegana', ', tagliato a listarelle e scolato'],
  ['40 g di pecorino grattugiato q.b.', 'a basso contenuto di sodio', ' di emmental, grattugiato'],
  ['200 g di passata già condita', 'a basso contenuto di sodio', '200 g di passata senza sale aggiunto'],
] as const)('a line keeps what is done to it: %s', (line, diet, text) => {
  const lines = improved([line], ['Inforna.'], diet).groups.flatMap((group) => group.lines)
  expect(lines.join('\n')).toContain(text)
})

test('an alternative that is left out stands in the changes', () => {
  const { groups, changes } = improved(
    ['10 g di zucchero (o un cucchiaino di miele)'],
    ['Inforna.'],
    'vegana',
  )
  expect(JSON.stringify(groups)).not.toContain('miele')
  expect(JSON.stringify(changes)).toContain('miele')
})

test('the bread of a step is the one of the list', () => {
  const { title, steps } = improved(
    ['12 fette di pancarré'],
    ['Fodera con 6 fette di pane.'],
    'senza glutine',
  )
  expect(steps.at(-1)).toContain('(Al posto del pane: pancarré senza glutine.)')
  expect(title).not.toContain('da completare')
})

test('a weight in brackets is that of the substitute in the note', () => {
  const { steps } = improved(['150 g di feta'], ['Metti la feta (50 g a pizza).'], 'vegana')
  expect(steps.at(-1)).toContain('Al posto della feta: 40 g di crema di mandorle')
})

test('what was poured on the meat still has its use', () => {
  const lines = ['300 g di salsiccia', 'mezzo bicchiere di vino bianco']
  const { steps } = improved(lines, ['Rosola la salsiccia e sfuma col vino.'], 'vegana')
  expect(steps[0]).toContain('si fa evaporare')
})

test('an amount that a step gives of what became less has a note, once; a spoon to stir with has none', () => {
  const { steps } = improveRecipe(
    typedRecipe({
      name: 'Prova',
      lines: ['500 g di farina', '300 g di acqua', '5 g di lievito', "120 g di 'nduja", '20 g di olio'],
      steps: [
        "Stendi e metti la 'nduja: 30 g a pizza bastano. Inforna 8 minuti.",
        "Unisci l'olio con il cucchiaio.",
      ],
    }),
    'leggera',
  )
  expect(steps.filter((step) => step.includes('Con le dosi della lista.'))).toHaveLength(1)
})
test('the stone of an olive is nothing that stands beside it', () => {
  const { groups } = improved(
    ['80 g di olive taggiasche in salamoia, col nocciolo'],
    ['Metti le olive.'],
    'a basso contenuto di sodio',
  )
  expect(groups.flatMap(({ lines }) => lines).join()).not.toContain('nocciolo')
})

test('what no step names is the cheese beside a mozzarella', () => {
  const { steps } = improved(
    ['200 g di mozzarella', '50 g di pecorino'],
    ['Strizza la mozzarella. Mescola tutto con il formaggio.'],
    'vegana',
  )
  expect(steps.join()).toContain(
    'Al posto della mozzarella: filante vegetale. Al posto del formaggio: stagionato',
  )
})

test.each([
  ['spolverata di formaggio, 90 gr di mozzarella.', 'Al posto del formaggio: stagionato vegetale.'],
  ['30 gr di olio, dopo aver fatto colare la mozzarella.', null],
  ['La mozzarella deve aver perso il latte.', null],
])('what a step does not use has no note, cheese that is strewn is the grated one: %s', (step, note) => {
  const own = ['200 g di mozzarella', '50 g di pecorino grattugiato', '2 cucchiai di strutto o olio', 'olio']
  const result = improved(own, [step], 'vegana').steps.join()
  expect(result).not.toMatch(/Al posto (?:del latte|dell'olio)/u)
  if (note) expect(result).toContain(note)
})

test('oil takes the place of fat that a step goes on with', () => {
  const steps = ['Rosola i funghi.', 'Sbatti le uova con un cucchiaio del grasso tiepido.']
  expect(improved(['120 g di guanciale', '3 uova'], steps, 'vegetariana').steps[0]).toContain(
    'va altrettanto olio',
  )
})
