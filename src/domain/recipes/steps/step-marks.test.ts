import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainStep, readSteps } from './step-marks.ts'

const GROUPS = [
  {
    title: 'Per il condimento',
    lines: [
      '320 g di passata',
      '12 foglie di basilico',
      "24 g di olio extravergine d'oliva",
      'sale fino q.b.',
    ],
  },
  {
    title: "Per l'impasto",
    lines: [
      '560 g di farina 0 (W 240-260)',
      '350 g di acqua',
      '13 g di sale fino',
      "12 g di olio extravergine d'oliva",
      '2 uova',
    ],
  },
]
const read = (...steps: string[]) => readSteps(GROUPS, steps)
const uses = (...steps: string[]) =>
  read(...steps)
    .steps.flat()
    .flatMap((part) =>
      typeof part === 'string'
        ? []
        : [[part.shown, part.line, part.amount, ...(part.times > 1 ? [part.times] : [])]],
    )

test('a step reads as if it had no marks', () => {
  expect(plainStep("Sciogli {il sale = sale @impasto} in {l'acqua rimasta = acqua}.")).toBe(
    "Sciogli il sale in l'acqua rimasta.",
  )
  expect(plainStep('Una { graffa')).toBe('Una { graffa')
})

describe('a mark uses', () => {
  test.each<[string, unknown[]]>([
    ['{300 g di acqua}', ['300 g di acqua', 5, 300]],
    ['{la farina}', ['la farina', 4, 560]],
    ['{6 foglie di basilico}', ['6 foglie di basilico', 1, 6]],
    ['{1 uovo}', ['1 uovo', 8, 1]],
    ['{il sale @impasto}', ['il sale', 6, 13]],
    ['{metà della passata = 1/2 passata}', ['metà della passata', 0, 160]],
    ["{un filo d'olio = 10 g olio @condimento}", ["un filo d'olio", 2, 10]],
    ['{il sale @condimento}', ['il sale', 3, null]],
    ['{i 12 g di olio extravergine @impasto}', ['i 12 g di olio extravergine', 7, 12]],
    ['{6 g di olio = 4 x 6 g olio @condimento}', ['6 g di olio', 2, 24, 4]],
    ['{un quarto della passata = 4 x 1/4 passata}', ['un quarto della passata', 0, 320, 4]],
    ['{~sulla farina 0}', ['sulla farina 0', 4, 0]],
    ['{la farina 00 = farina 0}', ['la farina 00', 4, 560]],
  ])('%s', (step, use) => {
    expect(uses(step)).toEqual([use])
  })

  test('nothing more where it says how much of what was used before it means', () => {
    const [again] = read('{~un quarto della passata = 4 x 1/4 passata}').steps.flat()
    expect(again).toEqual({ shown: 'un quarto della passata', line: 0, amount: 0, again: 320, times: 4 })
    const meant = (step: string) => read(step).steps.flat()[0]
    expect(meant('{~la passata = 1/1 passata}')).toMatchObject({ amount: 0, again: 320 })
    expect(meant('{~80 g di passata = 4 x 80 g passata}')).toMatchObject({ amount: 0, again: 320, times: 4 })
    expect(meant('{~la passata}')).not.toHaveProperty('again')
    expect(meant('{~2 cucchiai di acqua}')).toMatchObject({ amount: 0 })
    expect(meant('{~il sale @condimento}')).not.toHaveProperty('again')
  })

  test('what the others leave of its line', () => {
    expect(uses('Versa {300 g di acqua}.', 'Poi {l’acqua rimasta = acqua}.')).toEqual([
      ['300 g di acqua', 5, 300],
      ['l’acqua rimasta', 5, 50],
    ])
  })
})

describe('what is wrong is said', () => {
  test.each([
    ['{la farina 00}', 'nessuna riga della lista ha queste parole'],
    ['{lo zucchero}', 'passo 1, {lo zucchero}: nessuna riga della lista ha queste parole'],
    ["{l'olio}", 'più righe hanno queste parole: scrivi {… @gruppo}'],
    ['{2 cucchiai di acqua}', "non è nell'unità di '350 g di acqua'"],
    ['{400 g di acqua}', "'350 g di acqua': i passi ne usano 400"],
    ['{acqua} e {acqua}', '2 passi ne usano il resto'],
    ['{350 g di acqua} e {acqua}', 'non ne resta'],
    ['{=}', 'non dice quale ingrediente'],
    ['{10 g di sale @condimento}', 'non ha una quantità da dividere'],
  ])('%s', (step, problem) => {
    expect(read(step).problems.join('\n')).toContain(problem)
  })

  test('what no step uses is counted, but for what has no amount', () => {
    expect(read('{200 g di acqua}').unused).toContainEqual({ line: 5, amount: 150 })
    expect(read().unused.map(({ line }) => line)).toEqual([0, 1, 2, 4, 5, 6, 7, 8])
  })
})

test('any text is read, and shows what it would without marks', () => {
  const words = fc.constantFrom('{', '}', '=', '@', '1/2 ', '300 g ', 'di ', 'acqua', 'sale', ' ', 'x')
  const anyStep = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 15 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyStep, (step) => {
      const [parts = []] = read(step).steps
      expect(parts.map((part) => (typeof part === 'string' ? part : part.shown)).join('')).toBe(
        plainStep(step),
      )
    }),
  )
})
