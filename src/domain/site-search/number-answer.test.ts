import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAddress } from '../dough/full/full-address.ts'
import { readDoses } from '../dough/full/full-query.ts'
import { NOT_TOLD } from '../kitchen/kitchen.ts'
import { numberAnswer } from './number-answer.ts'

function formOf(path: string) {
  const query = path.split('?')[1] ?? ''
  const pairs = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent) as [string, string])
  return readDoses(readAddress(pairs).dough).form
}

test.each([
  ['180 gradi in fahrenheit', '180 °C = 356 °F', '/convertitore?converti=180&unita=celsius'],
  ['350 f in c', '350 °F = 177 °C', '/convertitore?converti=350&unita=fahrenheit'],
  ['450 °F', '450 °F = 232 °C', '/convertitore?converti=450&unita=fahrenheit'],
  ['500 gradi fahrenheit in celsius', '500 °F = 260 °C', '/convertitore?converti=500&unita=fahrenheit'],
  ['8 once in grammi', '8 once = 227 g', '/convertitore?converti=8&unita=ounce'],
  ['2 cucchiai di olio in grammi', 'Circa 27 g (olio).', '/convertitore?converti=2&unita=tablespoon'],
  ['2 cups', '2 tazze = 473 ml', '/convertitore?converti=2&unita=cup'],
])('%s', (query, answer, path) => {
  expect(numberAnswer(query)).toMatchObject({ answer, path })
})

describe('the calculator is opened with the numbers', () => {
  test('yeast for so many hours', () => {
    const asked = numberAnswer('quanto lievito per 24 ore')
    expect(asked?.title).toBe('Lievito per 24 ore a 23 °C')
    expect(asked?.answer).toMatch(
      /^Circa 0,\d+ g di lievito di birra fresco per 1 kg di farina \(i modelli vanno da 0,\d+ a 0,\d+ g\)\.$/,
    )
    expect(formOf(asked?.path ?? '')).toMatchObject({
      fermentHours: 24,
      fermentMode: 'room',
      yeastType: 'fresh',
      yeastByEstimate: true,
    })
    const inFridge = numberAnswer('lievito secco per 500 g di farina 2 giorni in frigo')
    expect(inFridge?.title).toBe('Lievito per 48 ore in frigo')
    expect(formOf(inFridge?.path ?? '')).toMatchObject({
      fermentHours: 48,
      fermentMode: 'cold',
      yeastType: 'idy',
    })
  })

  test('yeast for so much flour and no time takes the calculator’s own', () => {
    const asked = numberAnswer('quanto lievito per 500 g di farina')
    expect(asked?.title).toBe('Lievito per 48 ore in frigo')
    expect(asked?.answer).toContain('per 500 g di farina')
    expect(numberAnswer('quanto olio per 1 kg di farina')).toBeUndefined()
  })

  test('the link keeps the hours and the fridge that are asked about', () => {
    expect(numberAnswer('lievito per 48 ore in frigo')?.path).toBe(
      '/calcolatore-impasto?thicknessFactor=0.3537&yeastType=fresh&yeastByEstimate=true&fermentHours=48&fermentMode=cold',
    )
  })

  test('how many pizzas so much flour makes', () => {
    const asked = numberAnswer('500 g farina quante pizze')
    const form = formOf(asked?.path ?? '')
    expect(asked?.answer).toMatch(new RegExp(`^${form?.servings} pizze tonde da 30 cm`))
  })

  test('how many balls of a weight', () => {
    expect(numberAnswer('quante palline da 250 g con 1 kg di farina')?.answer).toBe(
      '6 panetti da 250 g (idratazione al 63%): restano 158 g.',
    )
    // 1658 g of dough: beyond the twenty balls of the form the link has the flour.
    expect(numberAnswer('quante palline da 60 g con 1 kg di farina')?.path).toContain('start=flour')
  })

  test('more balls than the calculator weighs at once are equal doughs', () => {
    const asked = numberAnswer('80 panetti')
    expect(asked).toMatchObject({ title: 'Impasto per 80 pizze' })
    expect(asked?.answer).toMatch(/^4 impasti da 20 panetti, ciascuno con /)
    expect(formOf(asked?.path ?? '')?.servings).toBe(20)
    expect(numberAnswer('4 panetti')?.answer).not.toContain('impasti')
    expect(numberAnswer('900 panetti')).toBeUndefined()
  })

  test('water at a hydration', () => {
    const asked = numberAnswer('70 % idratazione su 1 kg')
    expect(asked).toMatchObject({
      title: 'Idratazione al 70% su 1 kg di farina',
      answer: 'Servono 700 g di acqua.',
    })
    expect(formOf(asked?.path ?? '')?.hydrationPct).toBe(70)
  })

  test('a number in letters is one too', () => {
    expect(numberAnswer('mezzo chilo di farina quante pizze')).toEqual(
      numberAnswer('0,5 chilo di farina quante pizze'),
    )
    expect(numberAnswer('lievito per due giorni in frigo')).toEqual(
      numberAnswer('lievito per 2 giorni in frigo'),
    )
  })

  test('water for so much flour, at the hydration of the calculator', () => {
    for (const query of ['quanta acqua per 1 kg di farina', 'quanta acqua per un chilo di farina']) {
      const asked = numberAnswer(query)
      expect(asked).toMatchObject({
        title: 'Acqua per 1 kg di farina',
        answer: 'Servono 630 g di acqua (idratazione al 63%).',
      })
      expect(formOf(asked?.path ?? '')?.hydrationPct).toBe(63)
    }
    expect(numberAnswer('500 g di farina e acqua, quante pizze?')?.title).toBe(
      'Che cosa viene da 500 g di farina',
    )
  })

  test('salt for so much flour', () => {
    const asked = numberAnswer('quanto sale per 1 kg di farina')
    expect(asked).toMatchObject({
      title: 'Sale per 1 kg di farina',
      answer: '28 g di sale, il 2,8% della farina.',
    })
    expect(formOf(asked?.path ?? '')?.saltPct).toBe(2.8)
    expect(numberAnswer('sale al 2,5% su 500 g di farina')?.answer).toMatch(/^12,5 g/)
  })

  test('fresh yeast in dry, and back', () => {
    const asked = numberAnswer('25 g lievito fresco in secco')
    expect(asked?.answer).toBe('Circa 8 g di lievito di birra secco istantaneo.')
    expect(formOf(asked?.path ?? '')?.yeastType).toBe('idy')
    expect(numberAnswer('7 g di lievito secco in fresco')?.answer).toBe(
      'Circa 21,9 g di lievito di birra fresco.',
    )
  })

  test('pizzas for so many people, one each', () => {
    const asked = numberAnswer('pizze per 10 persone')
    expect(asked?.title).toBe('Impasto per 10 pizze')
    expect(formOf(asked?.path ?? '')?.servings).toBe(10)
  })

  test('hours beyond its range, with the limit', () => {
    for (const [hours, opened] of [
      [100, 72],
      [0.5, 1],
    ]) {
      const asked = numberAnswer(`quanto lievito per ${String(hours).replace('.', ',')} ore`)
      expect(asked?.answer).toBe(`Il calcolatore dosa il lievito da 1 a 72 ore: si apre con ${opened}.`)
      expect(formOf(asked?.path ?? '')?.fermentHours).toBe(opened)
    }
  })

  test('flour for so many pizzas', () => {
    const asked = numberAnswer('quanta farina per 6 pizze')
    expect(asked?.title).toBe('Impasto per 6 pizze')
    expect(formOf(asked?.path ?? '')?.servings).toBe(6)
  })
})

test.each([
  'margherita',
  'pizza 4 stagioni',
  '00',
  '2 cucchiai in grammi',
  'farina 00',
  'due farine',
  'margherita con mezzo limone',
  '1889',
])('%s asks for no number', (query) => {
  expect(numberAnswer(query)).toBeUndefined()
})

test('whatever is typed is answered or not, and never with a number that is none', () => {
  const words = fc.constantFrom(
    'lievito',
    'farina',
    'g',
    'kg',
    '24',
    '0',
    '1,5',
    'ore',
    'gradi',
    'in',
    'f',
    '%',
    'acqua',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join(' ')),
      ),
      (query) => {
        expect(JSON.stringify(numberAnswer(query) ?? '')).not.toMatch(/NaN|Infinity|undefined/)
      },
    ),
  )
})

describe('in the kitchen of the reader', () => {
  const kitchen = {
    ...NOT_TOLD,
    oven: 'home_electric',
    surface: 'steel',
    maxC: 280,
    roomC: 19,
    ballG: 270,
  } as const

  test('room, fridge and ball are its own, and what the query says goes first', () => {
    const asked = numberAnswer('lievito per 12 ore', kitchen)
    expect(asked?.title).toBe('Lievito per 12 ore a 19 °C')
    expect(asked?.path).toContain('roomTempC=19')
    expect(numberAnswer('lievito per 12 ore a 25 gradi', kitchen)?.title).toBe('Lievito per 12 ore a 25 °C')
    expect(numberAnswer('quanto pesa un panetto', kitchen)?.answer).toMatch(/^Circa 270 g/)
    expect(numberAnswer('1 kg di farina quante pizze', kitchen)?.answer).toMatch(/^6 pizze/)
  })

  test.each([
    ['forno a 280 gradi quanti minuti', null, '7-10 min per una pizza tonda'],
    ['forno a 250 quanti minuti', null, '11-16 min per una pizza tonda'],
    ['forno a 250', null, '11-16 min per una pizza tonda'],
    ['quanto cuoce la pizza a 250 gradi in forno ventilato', null, '8-12 min'],
    ['quanto tempo in forno a legna a 430 gradi', null, '60-90 s'],
    ['pizza in teglia in forno a 250 gradi quanti minuti', null, 'per una teglia'],
    [
      'forno a 280 gradi quanti minuti',
      kitchen,
      "4-5 min per una pizza tonda: forno di casa elettrico (statico), piastra d'acciaio",
    ],
  ])('%s', (query, told, answer) => {
    expect(numberAnswer(query, told)?.answer).toContain(answer)
    expect(numberAnswer(query, told)?.path).toMatch(/^\/guida-forno\?style=/)
  })

  test.each([
    '180 gradi in fahrenheit',
    'pane in forno a 220 gradi quanti minuti',
    'forno a 250 gradi per il pane',
    '300 g di farina quanto cuoce',
  ])('%s is no question about minutes', (query) => {
    expect(numberAnswer(query)?.title ?? '').not.toContain('Cottura')
  })

  test('only answers that depend on a kitchen can be asked again', () => {
    expect(numberAnswer('quanto lievito per 24 ore')?.asked).toBe('quanto lievito per 24 ore')
    expect(numberAnswer('180 gradi in fahrenheit')?.asked).toBeUndefined()
  })
})
