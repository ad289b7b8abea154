import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { scaledStep } from '../steps/scaled-step.ts'
import { readSteps } from '../steps/step-marks.ts'
import { dosesOfAddress } from './doses.ts'
import { type Pan, writePans } from './pan.ts'
import {
  bakeMinutesOf,
  piecesOf,
  scaledPans,
  scaledPieces,
  scaledShares,
  timesOfOne,
  toldBallG,
} from './scaled-pieces.ts'

const forFour = (wanted: number, factor = wanted / 4) => ({ own: 4, wanted, factor })

test.each([
  [
    'Dividi la massa in 4 panetti da circa 245 g, stringi.',
    6,
    'Dividi la massa in 6 panetti da circa 245 g, stringi.',
  ],
  ['Forma quattro panetti da 240 g.', 1, 'Forma 1 panetto da 240 g.'],
  [
    'Dividi in 4 panetti da circa 245 g, stringi ogni panetto.',
    1,
    'Dividi in 1 panetto da circa 245 g, stringi il panetto.',
  ],
  ['Tira ogni pallina, versa su ogni palla.', 1, 'Tira la pallina, versa su ogni palla.'],
  ['Tira ogni pallina.', 2, 'Tira ogni pallina.'],
  ['Taglia 4 parti da 252 g.', 2, 'Taglia 2 parti da 252 g.'],
  [
    'Servila appena esce e prosegui con le altre tre.',
    6,
    'Servila appena esce e prosegui con le altre cinque.',
  ],
  ['Servila appena esce e prosegui con le altre tre.', 2, "Servila appena esce e prosegui con l'altra."],
  ['Servila appena esce e prosegui con le altre tre.', 1, 'Servila appena esce.'],
  ['Gira il disco. Prosegui con gli altri tre dischi.', 1, 'Gira il disco.'],
])('%s for %d', (step, wanted, expected) => {
  expect(scaledPieces(step, forFour(wanted))).toBe(expected)
})

test('dough for no whole number of pizzas goes into whole balls', () => {
  const asked = dosesOfAddress(
    { servings: 4, groups: [{ isDough: true, lines: ['600 g di farina 0'] }], dough: null },
    '500g',
  )
  const pieces = piecesOf({ servings: 4, dough: null }, asked)
  expect(pieces).toEqual({ own: 4, wanted: 3, factor: 500 / 600 })
  expect(timesOfOne(pieces)).toBeCloseTo(1.111, 3)
  expect(scaledPieces('Dividi in 4 panetti da circa 245 g.', pieces)).toBe(
    'Dividi in 3 panetti da circa 272 g.',
  )
})

test('a rounded weight follows the dough, and the window beside the recipe has it from the steps', () => {
  const pieces = { own: 4, wanted: 3, factor: 500 / 600 }
  const step = scaledPieces('Dividi la massa in 4 panetti da circa 245 g.', pieces, 987)
  expect(step).toBe('Dividi la massa in 3 panetti da circa 275 g.')
  expect(toldBallG(['Impasta.', step], pieces)).toBe(275)
  expect(toldBallG(['Impasta.'], pieces)).toBeUndefined()
  expect(scaledPieces('Taglia 4 parti da 252 g.', pieces, 987)).toBe('Taglia 3 parti da 280 g.')
})

test.each([
  ['another number than the recipe has', 'Taglia in 8 pezzi da 60 g.', 8],
  ['pieces without a weight', 'Servi in 4 porzioni.', 8],
  ['others that are not all the others', 'Fai altre due pieghe e cuoci gli altri due.', 8],
  ['the recipe as it is written', 'Forma quattro panetti da 240 g e prosegui con le altre tre.', 4],
])('%s stays', (_, step, wanted) => {
  expect(scaledPieces(step, forFour(wanted))).toBe(step)
})

describe('what one pizza gets', () => {
  test.each([
    ['Velalo con un quarto della passata.', 8, 'Velalo con un ottavo della passata.'],
    ['Velalo con un quarto della passata.', 2, 'Velalo con metà della passata.'],
    ['Velalo con un quarto della passata.', 12, 'Velalo con una parte su 12 della passata.'],
    ['Velalo con un quarto della passata.', 1, 'Velalo con la passata.'],
    ["Distribuisci un quarto dell'aglio.", 1, "Distribuisci l'aglio."],
    [
      "Ruota di un quarto di giro, in un quarto d'ora, con metà del pecorino.",
      8,
      "Ruota di un quarto di giro, in un quarto d'ora, con metà del pecorino.",
    ],
  ])('%s for %d', (text, wanted, expected) => {
    expect(scaledShares(forFour(wanted))(text)).toBe(expected)
  })

  test('is never the share of the recipe as it is written', () => {
    const told = { 2: 'metà', 3: 'un terzo', 4: 'un quarto' } as const
    for (const { name, parts, dough } of contentRecipes) {
      const own = dough.pieces as keyof typeof told
      if (!(own in told)) continue
      const pieces = { own, wanted: 2 * own, factor: 2 }
      for (const step of readSteps(parts.groups, parts.steps).steps) {
        // An ingredient of the dough is a share of the total for any number of pieces.
        const ofOne = step.map((part) =>
          typeof part === 'object' && part.times === 1 && part.amount ? '…' : part,
        )
        const text = scaledStep(ofOne, 2, scaledShares(pieces))
        expect(text, name).not.toMatch(
          new RegExp(`${told[own]} (?:del|dell[oae]|de[i]|degli)(?!\\p{L})`, 'iu'),
        )
      }
    }
  })
})

describe('the pan', () => {
  const dough = { style: 'teglia', pieces: 1, pan: { lengthCm: 40, widthCm: 30 } } as const
  const recipe = {
    servings: 8,
    groups: [{ isDough: true, lines: ['600 g di farina 0'] }],
    dough,
  }
  const told = (step: string, asked: string) => {
    const doses = dosesOfAddress(recipe, asked)
    return scaledPans(step, recipe, doses.doses, piecesOf(recipe, doses))
  }
  test.each([
    ['Ungi una teglia di 40 x 30 cm.', '30x20', 'Ungi una teglia di 30 x 20 cm.'],
    ['Ungi la teglia da 40 x 30 cm.', '28cm', 'Ungi la teglia da 28 cm.'],
    ['Mettilo nella teglia di 40 x 30 cm.', '2x40x30', 'Mettilo in due teglie di 40 x 30 cm.'],
    ['Ungi una teglia di 40 x 30 cm.', '16', 'Ungi due teglie di 40 x 30 cm.'],
  ])('%s for %s', (step, asked, expected) => {
    expect(told(step, asked)).toBe(expected)
  })
  test.each([
    ['of another size', 'Ungi una teglia di 25 x 18 cm.', '30x20'],
    ['of dough that fills no whole number', 'Ungi una teglia di 40 x 30 cm.', '6'],
  ])('%s stays', (_, step, asked) => {
    expect(told(step, asked)).toBe(step)
  })

  const four = {
    servings: 4,
    groups: [],
    dough: { style: 'padellino', pieces: 4, pan: { diameterCm: 20 } },
  } as const
  test.each([
    [
      'Ungi i padellini di ferro da 20 cm, uno per pizza.',
      '28cm',
      'Ungi il padellino di ferro da 28 cm, uno per pizza.',
    ],
    ['Ungi quattro tegami tondi di 20 cm.', '22cm', 'Ungi un tegame tondo di 22 cm.'],
    ['Ungi quattro teglie basse rotonde da 20 cm.', '3x25x25', 'Ungi tre teglie basse da 25 x 25 cm.'],
    [
      'Posalo in una teglia di ferro rotonda da 20 cm.',
      '2x30x25',
      'Posalo in una teglia di ferro da 30 x 25 cm.',
    ],
    ['Fodera uno stampo svasato di 20 cm.', '24cm', 'Fodera uno stampo svasato di 24 cm.'],
    ['Stendili in dischi di 20 cm.', '2x30x25', 'Stendili in rettangoli di 30 x 25 cm.'],
    ['Ungi quattro teglie di 20 cm.', '8', 'Ungi otto teglie di 20 cm.'],
  ])('%s for %s', (step, asked, expected) => {
    const doses = dosesOfAddress(four, asked)
    expect(scaledPans(step, four, doses.doses, piecesOf(four, doses))).toBe(expected)
  })

  test("of no recipe is named once the reader's own is chosen", () => {
    const inPans = contentRecipes.filter(({ dough }) => dough.pan)
    expect(inPans.length).toBeGreaterThan(30)
    for (const { name, servings, dough, parts, instructions } of inPans)
      for (const asked of ['33x27', '29cm', '2x33x27']) {
        const own = { servings, groups: parts.groups, dough }
        const read = dosesOfAddress(own, asked)
        expect([name, read.refused]).toEqual([name, ''])
        const size = writePans({ count: 1, pan: dough.pan as Pan })
        const steps = instructions
          .split('\n')
          .map((step) => scaledPans(step, own, read.doses, piecesOf(own, read)))
        expect([name, steps.filter((step) => step.includes(` ${size}`))]).toEqual([name, []])
        if (instructions.includes(size))
          expect([name, steps.join(' ')]).toEqual([
            name,
            expect.stringContaining(asked.endsWith('cm') ? '29 cm' : '33 x 27 cm'),
          ])
      }
  })
})

test('twice as many take twice as long in the oven, one pan of any size as long as one', () => {
  expect(bakeMinutesOf(24, forFour(8))).toBe(48)
  expect(bakeMinutesOf(24, { own: 1, wanted: 1, factor: 0.5 })).toBe(24)
})

test('no recipe counts its trays, pans or last pizzas in words that the dial does not reach', () => {
  const counted =
    /(?<!\p{L})(?:(?:due|tre|quattro) (?:contenitori|padell\p{L}+)(?!\p{L}| alla volta)|second[oa] (?:teglia|pezzo|panetto|focaccia|pizza)|gli altri due\.|cuoci le altre due|(?:cuoci |cuoce |passa al)l'altr[ao])/iu
  for (const { name, instructions } of contentRecipes) expect(instructions, name).not.toMatch(counted)
})

test('outside its marks no step says a weight but that of one piece or pizza', () => {
  const ofOne = /(?: da (?:circa )?\d+ | di circa \d+ g l'uno|ognuno \d+ |Coprilo con \d+ |\d+ g a pizza)/u
  const said = contentRecipes.flatMap(({ name, steps }) =>
    steps
      .flat()
      .filter((part) => typeof part === 'string')
      .flatMap((text) => text.match(/.{0,25}\d (?:g|ml)(?!\p{L}).{0,8}/gu) ?? [])
      .filter((weight) => !ofOne.test(weight))
      .map((weight) => [name, weight]),
  )
  expect(said).toEqual([])
})

test('most recipes that make balls say at double how many to make', () => {
  const balls = contentRecipes.filter(({ dough }) => dough.pieces > 2 && !dough.pan)
  const doubled = balls.filter(({ dough, instructions }) =>
    instructions
      .split('\n')
      .some((step) =>
        scaledPieces(step, { own: dough.pieces, wanted: 2 * dough.pieces, factor: 2 }).includes(
          `${2 * dough.pieces} `,
        ),
      ),
  )
  expect(doubled.length / balls.length).toBeGreaterThan(0.9)
})

test('other words never change', () => {
  const steps = contentRecipes.flatMap(({ instructions }) => instructions.split('\n'))
  fc.assert(
    fc.property(fc.constantFrom(...steps), fc.integer({ min: 3, max: 40 }), (step, wanted) => {
      const scaled = scaledPieces(step, forFour(wanted))
      const bare = (text: string) =>
        text.replace(
          /\d+|(?<!\p{L})(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?!\p{L})|panett[oi]|pall(?:a|e|ina|ine)|part[ei]|pezz[oi]|porzion[ei]/giu,
          '',
        )
      expect(bare(scaled)).toBe(bare(step))
    }),
  )
})
