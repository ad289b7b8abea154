import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readIngredient } from '../ingredients/read-ingredient.ts'
import {
  changedList,
  listAsText,
  newItem,
  type ShoppingItem,
  singleRows,
  uniqueIngredients,
} from './shopping-item.ts'
import { type SummedRow, sumQuantities } from './sum-quantities.ts'

const item = (name: string, quantity = '', times = 1): ShoppingItem => ({
  name,
  checked: false,
  quantity,
  times,
})
const rows = (items: readonly ShoppingItem[]) => items.map(({ name, quantity }) => `${name}: ${quantity}`)

describe('the unique ingredients', () => {
  test('stand once each, unchecked, without quantity, as the recipes write them', () => {
    const list = uniqueIngredients([
      { id: 1, ingredients: ['300 g di fior di latte', 'sale fino q.b.'] },
      { id: 5, ingredients: ['200 g di fior di latte', 'Sale fino q.b. ', ''] },
    ])
    expect(list.map(({ name }) => name)).toEqual([
      '300 g di fior di latte',
      'sale fino q.b.',
      '200 g di fior di latte',
    ])
    expect(list.every(({ checked, quantity }) => !checked && quantity === '')).toBe(true)
    expect(list.map(({ recipes }) => recipes)).toEqual([[1], [1, 5], [5]])
    expect(singleRows(list).map(({ sources }) => sources)).toEqual([[0], [1], [2]])
  })
})

describe('the sum', () => {
  test('merges amounts across recipes, those of equal lines too', () => {
    const recipe = { id: 1, ingredients: ['300 g di fior di latte', "2 spicchi d'aglio"] }
    const other = { id: 5, ingredients: ['200 g di fior di latte', "1 spicchio d'aglio"] }
    expect(rows(sumQuantities(uniqueIngredients([recipe, recipe, other])))).toEqual([
      'Aglio: 5 spicchi',
      'Fior di latte: 800 g',
    ])
  })

  test.each([
    [['600 g di farina 0', '0,6 kg di farina 0'], ['Farina 0: 1,2 kg']],
    [['sale fino q.b.', '12 g di sale'], ['Sale: 12 g + q.b.']],
    [['sale fino q.b.', 'sale q.b.'], ['Sale: q.b.']],
    [['200 g di funghi misti'], ['Funghi misti: 200 g']],
    [['250 g di wurstel di maiale'], ['Wurstel di maiale: 250 g']],
    [['80 g di olive taggiasche', '20 g di olive taggiasche'], ['Olive taggiasche: 100 g']],
    [['200 g di funghi misti', '100 g di champignon'], ['Funghi champignon: 300 g']],
    [['1 cipolla', '100 g di cipolla rossa'], ['Cipolla: circa 210 g']],
    [['100 ml di latte', '2 dl di latte'], ['Latte intero: 300 ml']],
    [['30 g di bottarga', '20 g di bottarga'], ['Bottarga: 50 g']],
    [['10 g di colatura di alici', '20 g di Colatura di alici'], ['Colatura di alici: 30 g']],
    [['30 g di vino bianco', '20 g di vino bianco', 'vino bianco q.b.'], ['Vino bianco: 50 g + q.b.']],
    [['1 arancia non trattata', '2 arance non trattate'], ['Arancia non trattata: 3 arance']],
    [['ricotta 1.234,5 g', '100 g di ricotta'], ['Ricotta: 1,335 kg']],
    [["2-3 spicchi d'aglio", "1 spicchio d'aglio"], ['Aglio: 4 spicchi']],
    [
      ['noci -50 g', '100 g di noci'],
      ['noci -50 g: ', 'Noci: 100 g'],
    ],
    [['40 g di colatura di alici'], ['40 g di colatura di alici: ']],
    [
      ['0,3 g di lievito di birra fresco', '0,25 g di lievito di birra fresco'],
      ['Lievito di birra fresco: 0,55 g'],
    ],
  ])('%j gives %j', (lines, expected) => {
    expect(rows(sumQuantities(lines.map((line) => item(line))))).toEqual(expected)
  })

  test.each([
    [
      [
        '250 g di farina di riso (certificata senza glutine)',
        '100 g di farina di riso',
        '50 g di farina di riso certificata senza glutine',
      ],
      ['Farina di riso (certificata senza glutine): 300 g', 'Farina di riso: 100 g'],
    ],
    [
      ['200 g di mozzarella senza lattosio', '300 g di mozzarella'],
      ['Mozzarella (senza lattosio): 200 g', 'Mozzarella: 300 g'],
    ],
    [
      ['lievito di birra secco q.b. (senza glutine)', '3 g di lievito di birra secco'],
      ['Lievito di birra secco (senza glutine): q.b.', 'Lievito di birra secco: 3 g'],
    ],
    [
      ['50 g di granella (può contenere tracce di arachidi)', '20 g di granella'],
      ['50 g di granella (può contenere tracce di arachidi): ', '20 g di granella: '],
    ],
  ])('%j keep apart what is safe for somebody', (lines, expected) => {
    expect(rows(sumQuantities(lines.map((line) => item(line)))).toSorted()).toEqual(expected.toSorted())
  })

  test('believes a quantity that the reader wrote, and keeps one that it cannot read', () => {
    expect(
      rows(sumQuantities([item('300 g di mozzarella', '500 g'), item('mozzarella', '2 belle grosse')])),
    ).toEqual(['Mozzarella: 500 g', 'mozzarella: 2 belle grosse'])
  })

  test.each(['due manciate', 'qualche foglia', '3 foglie grandi', '1 kg circa', 'mezzo mazzo'])(
    'never rewrites %j, which the reader wrote',
    (typed) => {
      const [row] = sumQuantities([item('12 foglie di basilico'), item('4 foglie di basilico')])
      const edited = changedList(
        [item('12 foglie di basilico'), item('4 foglie di basilico')],
        row as SummedRow,
        {
          quantity: typed,
        },
      )
      expect(rows(sumQuantities(edited))).toEqual([`Basilico fresco: ${typed}`])
    },
  )

  test('keeps a quantity in words apart from what recipes ask for', () => {
    const list = [item('Basilico', 'due manciate'), item('12 foglie di basilico')]
    expect(rows(sumQuantities(list))).toEqual(['Basilico: due manciate', 'Basilico fresco: 12 foglie'])
  })

  test('adds up what the reader counts, and leaves amounts below zero alone', () => {
    expect(rows(sumQuantities([item('birra', '2'), item('Birra', '1')]))).toEqual(['Birra: 3'])
    expect(rows(sumQuantities([item('noci', '-50 g'), item('noci', '100 g')]))).toEqual([
      'noci: -50 g',
      'Noci: 100 g',
    ])
    expect(rows(sumQuantities([item('30 g di bottarga', '', 2)]))).toEqual(['Bottarga: 60 g'])
  })

  test('is checked only where all its rows were', () => {
    const [row] = sumQuantities([{ ...item('100 g di rucola'), checked: true }, item('50 g di rucola')])
    expect(row).toMatchObject({ quantity: '150 g', checked: false, department: 'Ortofrutta' })
  })

  test('says which rows a line stands for, and which recipes ask for it', () => {
    const flour = { ...item('500 g di farina 0'), recipes: [1] }
    const list = [flour, item('100 g di rucola'), { ...flour, name: '300 g di farina 0', recipes: [5] }]
    expect(sumQuantities(list)).toMatchObject([
      { name: 'Rucola', sources: [1], department: 'Ortofrutta' },
      { name: 'Farina 0', quantity: '800 g', sources: [0, 2], recipes: [1, 5] },
    ])
  })

  test('sets aside what every kitchen has, and finds the department of what it cannot add up', () => {
    const list = [
      item('500 g di acqua'),
      item('sale fino q.b.'),
      item('mozzarella', '2 belle grosse'),
      item('4 g di lievito di birra fresco'),
    ]
    expect(sumQuantities(list).map(({ name, department }) => [name, department])).toEqual([
      ['mozzarella', 'Banco frigo'],
      ['Lievito di birra fresco', 'Banco frigo'],
      ['Acqua', 'Da casa'],
      ['Sale fino', 'Da casa'],
    ])
  })

  test('does not merge rows that have no name yet', () => {
    expect(sumQuantities([newItem(), newItem()])).toHaveLength(2)
  })
})

describe('a change of a line', () => {
  const list = [
    { ...item('500 g di farina 0', '', 2), recipes: [1, 2] },
    item('rucola'),
    { ...item('0,3 kg di farina 0'), recipes: [5] },
  ]
  const [rocket, flour] = sumQuantities(list)

  test('ticks all the rows that it stands for, and leaves them as they are', () => {
    expect(flour && changedList(list, flour, { checked: true })).toEqual(
      list.map((row, index) => ({ ...row, checked: index !== 1 })),
    )
  })

  test('makes one row of them when the reader writes', () => {
    expect(flour && changedList(list, flour, { quantity: '2 kg' })).toEqual([
      { ...item('Farina 0', '2 kg'), recipes: [1, 2, 5] },
      item('rucola'),
    ])
    expect(rocket && changedList(list, rocket, { name: 'rucola selvatica' })[1]).toEqual(
      item('rucola selvatica'),
    )
  })

  test('keeps how often recipes ask for a line that was not added up', () => {
    const [row] = singleRows(list)
    expect(row && changedList(list, row, { name: '400 g di farina 0' })[0]).toEqual({
      ...item('400 g di farina 0', '', 2),
      recipes: [1, 2],
    })
  })
})

describe('laws', () => {
  const anyLine = fc.oneof(
    fc
      .tuple(
        fc.integer({ min: 1, max: 2000 }),
        fc.constantFrom('farina 0', 'fior di latte', 'basilico', 'acqua', 'strutto', 'bottarga'),
      )
      .map(([grams, food]) => `${grams} g di ${food}`),
    fc.constantFrom(
      "2 spicchi d'aglio",
      "1 spicchio d'aglio",
      'sale fino q.b.',
      '12 foglie di basilico',
      '3 uova',
      '',
    ),
    fc.string({ maxLength: 12 }),
  )
  const anyItems = fc.array(
    fc.record({
      name: anyLine,
      checked: fc.boolean(),
      quantity: fc.constantFrom<string>('', '', '', '250 g', 'due', '2', '1-2'),
      times: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 15 },
  )
  /** For '1-2' the shopper buys two. */
  const gramsOf = (items: readonly ShoppingItem[], food: string) =>
    items
      .map(({ name, quantity, times }) =>
        quantity === ''
          ? { read: readIngredient(name), times }
          : { read: readIngredient(`${quantity.replace('1-', '')} ${readIngredient(name).name}`), times: 1 },
      )
      .filter(({ read }) => read.foodId === food)
      .reduce((sum, { read, times }) => sum + (read.grams ?? 0) * times, 0)

  test('summing twice changes nothing', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const once = sumQuantities(items)
        const bare = (rows: readonly SummedRow[]) => rows.map((row) => ({ ...row, sources: [] }))
        expect(bare(sumQuantities(once))).toEqual(bare(once))
      }),
      // A name parsed as "'n" has no name when it is parsed again.
      { examples: [[[item(".'N", '', 2), item(':')]]] },
    )
  })

  test('no gram is lost or made', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const sum = sumQuantities(items)
        for (const food of ['farina-0', 'fior-di-latte', 'strutto', 'acqua'])
          expect(Math.abs(gramsOf(sum, food) - gramsOf(items, food))).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('the order of the rows does not change what is to be bought', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const sorted = (list: ShoppingItem[]) => rows(list).toSorted()
        expect(sorted(sumQuantities([...items].reverse()))).toEqual(sorted(sumQuantities(items)))
      }),
    )
  })
})

test('the text for the clipboard says what is bought already', () => {
  expect(listAsText([item('Fior di latte', '500 g'), { ...item('Sale'), checked: true }])).toBe(
    '☐ Fior di latte, 500 g\n☑ Sale',
  )
})
