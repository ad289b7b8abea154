import { describe, expect, test } from 'vitest'
import { markSteps } from './mark-steps.ts'

const GROUPS = [
  {
    title: 'Per il condimento',
    lines: [
      '400 g di pomodori pelati',
      '8 filetti di acciuga',
      '24 g di olio extravergine',
      'sale fino q.b.',
    ],
  },
  {
    title: "Per l'impasto",
    lines: ['500 g di farina 0', '350 g di acqua', '10 g di sale fino', '5 g di lievito di birra', '2 uova'],
  },
]
const mark = (...steps: string[]) => markSteps(GROUPS, steps)

describe('what is sure is marked', () => {
  test.each<[string, string[], string[]]>([
    [
      'the first takes all, later it is only named',
      [
        'Setacciate la farina 0.',
        'Coprite con un velo di pellicola: la farina 0 assorbe lenta.',
        'Unite la farina 0.',
      ],
      [
        'Setacciate {la farina 0}.',
        'Coprite con un velo di pellicola: la farina 0 assorbe lenta.',
        'Unite {~la farina 0}.',
      ],
    ],
    [
      'an amount and the rest',
      ["Versate 300 g d'acqua sulla farina.", 'Aggiungete l’acqua rimasta a filo.'],
      ["Versate {300 g d'acqua} {sulla farina}.", 'Aggiungete {l’acqua rimasta = acqua} a filo.'],
    ],
    [
      'amounts that add up',
      ['Sciogliete 5 g di lievito in 150 g di acqua.', 'Aggiungete altri 200 g di acqua.'],
      ['Sciogliete {5 g di lievito} in {150 g di acqua}.', 'Aggiungete altri {200 g di acqua}.'],
    ],
    ['a number in words', ['Rompete due uova.'], ['Rompete {due uova = 2 uova}.']],
    [
      'a half and the other one',
      ['Scaldate metà dei pomodori pelati.', 'Unite il resto dei pelati.'],
      ['Scaldate {metà dei pomodori pelati = 1/2 pomodori}.', 'Unite {il resto dei pelati = pomodori}.'],
    ],
    [
      'the dose of each of four pizzas',
      ['Dividete in 4 panetti.', 'Su ognuno spargete 100 g di pelati.'],
      ['Dividete in 4 panetti.', 'Su ognuno spargete {100 g di pelati = 4 x 100 g pomodori}.'],
    ],
    [
      'of two lines with the same words that of the group the step is about',
      ['Sciogliete il lievito nell’acqua con il sale.'],
      ['Sciogliete {il lievito} {nell’acqua} con {il sale @impasto}.'],
    ],
    ['of two lines the one that has the amount', ['Unite 10 g di sale.'], ['Unite {10 g di sale @impasto}.']],
    ['a name that the list does not have', ['Spezzate le alici.'], ['Spezzate le alici.']],
  ])('%s', (_name, steps, marked) => {
    expect(mark(...steps)).toEqual(marked)
  })
})

test.each([
  ['two lines have the words', 'Regolate di sale.'],
  ['too much of it', 'Versate 400 g di acqua.'],
  ['part of it, and nobody says what becomes of the rest', 'Versate 120 g di acqua.'],
  ['another unit', 'Unite due cucchiai di farina.'],
  ['nobody can say how much', 'Versate qualche cucchiaio di acqua.'],
  ['something else', "Conservate l'acqua di cottura."],
  ['a percentage', 'Versate un 10% della farina 0.'],
  ['to grease', 'Stendete nella teglia unta d’olio.'],
  ['some of it apart', 'Unite le uova. Spennellate con 1 uovo.'],
  ['a range', 'Versate 200-300 g di acqua.'],
  ['a list', 'Gli ingredienti: uova, farina 0 e lievito.'],
  ['a verb', 'Lievita in fretta, poi sala.'],
  ['several', 'Mescolate le farine.'],
  ['said of it', 'Il lievito lavora piano, perché la farina è forte.'],
  ['not there', 'Impastate senza sale e senza lievito.'],
])('%s: it stays text', (_why, step) => {
  expect(mark(step)).toEqual([step])
})

test('of a line whose marks would make a step too long no step is marked', () => {
  const steps = ["Versate 300 g d'acqua.", 'Unite le uova.', "Aggiungete l'acqua rimasta."]
  expect(markSteps(GROUPS, steps, 24)).toEqual([
    "Versate 300 g d'acqua.",
    'Unite {le uova}.',
    "Aggiungete l'acqua rimasta.",
  ])
})

test('steps that an author has begun to mark are left to them', () => {
  const steps = ['Versa {300 g di acqua}.', "Aggiungi l'acqua rimasta e le uova."]
  expect(mark(...steps)).toEqual([steps[0], "Aggiungi l'acqua rimasta e {le uova}."])
})

test('a recipe in another voice than that of the catalogue', () => {
  const lines = [
    '500 g di farina 00',
    '300 ml di acqua',
    '10 g di sale',
    '4 g di lievito di birra secco',
    '400 g di passata di pomodoro',
    '250 g di mozzarella',
    'basilico q.b.',
    'sale q.b.',
  ]
  const steps = [
    'Sciogliere il lievito in 100 ml di acqua tiepida con un pizzico di zucchero.',
    'Setacciare la farina, unire il lievito sciolto e impastare aggiungendo la restante acqua.',
    'Aggiungere il sale e un filo d’olio, poi lasciar lievitare per 2 ore.',
    'La mozzarella va sgocciolata. Condire con la passata di pomodoro e sale.',
    'Infornare, aggiungere la mozzarella e servire con foglie di basilico fresco.',
  ]
  expect(markSteps([{ title: 'Ingredienti', lines }], steps)).toEqual([
    'Sciogliere {il lievito} in {100 ml di acqua} tiepida con un pizzico di zucchero.',
    'Setacciare {la farina}, unire {~il lievito} sciolto e impastare aggiungendo {la restante acqua = acqua}.',
    'Aggiungere il sale e un filo d’olio, poi lasciar lievitare per 2 ore.',
    'La mozzarella va sgocciolata. Condire con {la passata di pomodoro} e sale.',
    'Infornare, aggiungere {la mozzarella} e servire con {foglie di basilico = basilico} fresco.',
  ])
})
