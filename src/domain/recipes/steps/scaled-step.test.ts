import { describe, expect, test } from 'vitest'
import { withoutDoses } from '#domain/lines/measures.ts'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { scaledStep } from './scaled-step.ts'
import { plainStep, readSteps } from './step-marks.ts'

const groups = [
  {
    title: "Per l'impasto",
    isDough: true,
    lines: [
      '600 g di farina 0',
      '390 g di acqua',
      '40 g di olio',
      '2 rametti di rosmarino',
      'sale fino q.b.',
    ],
  },
]
const scaled = (step: string, factor: number) =>
  readSteps(groups, [step])
    .steps.map((parts) => scaledStep(parts, factor))
    .join('')

test.each([
  ['Versa {300 g di acqua} e {il sale}.', 2, 'Versa 600 g di acqua e il sale.'],
  [
    "Unisci {i primi 200 g di acqua = 200 g acqua}, poi {l'acqua rimasta = acqua}.",
    1.5,
    "Unisci i primi 300 g di acqua, poi l'acqua rimasta.",
  ],
  ['Aggiungi {i 40 g di olio}.', 2, 'Aggiungi gli 80 g di olio.'],
  ['Sciogli tutto {nei 40 g di olio = 40 g olio}.', 0.2, 'Sciogli tutto negli 8 g di olio.'],
  ["Ungi con {due cucchiai d'olio = 27 g olio}.", 1.5, "Ungi con 3 cucchiai d'olio."],
  ["Ungi con {sette cucchiai d'olio = 35 g olio}.", 2, "Ungi con 14 cucchiai d'olio."],
  ['Sfoglia {un rametto di rosmarino = 1 rametto rosmarino}.', 3, 'Sfoglia 3 rametti di rosmarino.'],
])('%s x %d', (step, factor, expected) => {
  expect(scaled(step, factor)).toBe(expected)
})

test.each([
  ['what is said of one pizza', 'Condisci ognuna con {10 g di olio = 4 x 10 g olio}.'],
  ['a share', "Versa {metà dell'acqua = 1/2 acqua}."],
  ['a share with a number', "Versa {tre quarti dell'acqua = 3/4 acqua}."],
  ['what is named without an amount', 'Unisci {la farina} e {il sale}.'],
  ['what is named again', 'Unisci {la farina}. Lavora {~300 g di farina = farina}.'],
  ['what nobody counts', "Chiudi con {un filo d'olio = 10 g olio}."],
  ['text', 'Dividi in 4 panetti da 240 g.'],
])('%s holds for any number', (_what, step) => {
  expect(scaled(step, 2)).toBe(plainStep(step))
})

describe('behind what the words leave out stands the amount', () => {
  const list = [...(groups[0]?.lines ?? []), "4 spicchi d'aglio", '1 limone']
  const all = [{ title: 'Tutto', isDough: true, lines: list }]
  const told = (step: string, factor = 1, before: string[] = []) =>
    scaledStep(readSteps(all, [step, ...before]).steps[0] ?? [], factor, (text) => text, list).replaceAll(
      '\u00a0',
      ' ',
    )

  test.each([
    ["Versa {l'acqua} e {il sale}.", 1, "Versa l'acqua · 390 g e il sale."],
    ["Versa {l'acqua}.", 2, "Versa l'acqua · 780 g."],
    ["Versa {metà dell'acqua = 1/2 acqua}.", 1, "Versa metà dell'acqua · 195 g."],
    ["Condisci con {un filo d'olio = 4 x 10 g olio}.", 3, "Condisci con un filo d'olio · 10 g."],
    ["Trita {gli spicchi d'aglio}.", 1, "Trita gli spicchi d'aglio · 4."],
    ["Trita {l'aglio} con {il rosmarino}.", 1, "Trita l'aglio · 4 spicchi con il rosmarino · 2 rametti."],
  ])('%s x %d', (step, factor, expected) => {
    expect(told(step, factor)).toBe(expected)
  })
  test.each([
    ['Velala con {80 g scarsi di farina = 4 x 80 g farina}.', 'Velala con 89 g scarsi di farina.'],
    ['Adagia {~la farina = 4 x 1/4 farina}.', 'Adagia la farina · 167 g.'],
    ["Chiudi con {un filo d'olio = 4 x 9 g olio}.", "Chiudi con un filo d'olio · 10 g."],
  ])('%s of fewer balls than the dough would give', (step, expected) => {
    const parts = readSteps(all, [step, ...(step.includes('~') ? ['{la farina}'] : [])]).steps[0] ?? []
    const words = scaledStep(parts, 500 / 600, (text) => text, list, 500 / 450)
    expect(words.replaceAll('\u00a0', ' ')).toBe(expected)
  })
  test.each([
    'Versa {300 g di acqua}.',
    'Sfoglia {due rametti di rosmarino}.',
    'Unisci {una manciata della farina = farina}, poi {il resto della farina = farina}.',
    'Grattugia {il limone}.',
    'Impasta e basta.',
  ])('%s says it', (step) => {
    expect(told(step)).toBe(plainStep(step))
  })
  test('also where it goes on only now', () => {
    expect(told("Aggiungi {~l'acqua = 4 x 1/4 acqua}, poi {~l'acqua}.", 2, ["{l'acqua}"])).toBe(
      "Aggiungi l'acqua · 98 g, poi l'acqua.",
    )
  })
})

describe.each(contentRecipes)('$name', ({ parts }) => {
  const { steps } = readSteps(parts.groups, parts.steps)
  test('is told as written for its own number', () => {
    expect(steps.map((step) => scaledStep(step, 1))).toEqual(parts.steps.map(plainStep))
  })
  test('reads the same without the doses behind the words', () => {
    const lines = parts.groups.flatMap((group) => group.lines)
    const told = steps.map((step) => scaledStep(step, 1, (text) => text, lines))
    expect(told.join('')).not.toBe(parts.steps.map(plainStep).join(''))
    expect(told.map(withoutDoses)).toEqual(parts.steps.map(plainStep))
  })
  test('says no amount of the original for twice the number, but of one pizza', () => {
    for (const part of steps.flat()) {
      if (typeof part === 'string' || part.times > 1 || !part.amount || !/\d+ (?:g|ml) /.test(part.shown))
        continue
      expect(scaledStep([part], 2)).not.toBe(part.shown)
    }
  })
})
