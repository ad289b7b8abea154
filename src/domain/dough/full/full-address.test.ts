import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import {
  type PageDraft,
  readAddress,
  startedFrom,
  withField,
  withPreset,
  writeAddress,
  writeShortAddress,
} from './full-address.ts'
import { calculateDough } from './full-calculator.ts'
import { DEFAULT_DOUGH_FORM } from './full-limits.ts'
import { DOUGH_PRESETS } from './full-presets.ts'
import { draftOfForm } from './full-query.ts'
import { FIRST_TOOLS } from './full-tools.ts'
import { validateDoughForm } from './full-validation.ts'

const first: PageDraft = {
  dough: draftOfForm(DEFAULT_DOUGH_FORM),
  tools: FIRST_TOOLS,
  refusal: null,
  started: null,
  notices: [],
}
const read = (query: string) => readAddress(new URLSearchParams(query))
const outputsOf = ({ dough }: PageDraft) => {
  const reading = validateDoughForm(dough)
  return 'errors' in reading ? reading : calculateDough(reading.form)
}

test('an empty address is the first page', () => {
  expect(read('')).toEqual(first)
})

test('what is written is read again, and nothing else is written', () => {
  fc.assert(
    fc.property(anyDoughForm, (form) => {
      const page = {
        ...first,
        dough: draftOfForm(form),
        tools: { ...FIRST_TOOLS, tapTempC: '21,5', folds: '0' },
      }
      expect(readAddress(new URLSearchParams(writeAddress(page)))).toEqual(page)
    }),
  )
  const names = writeAddress(first).map(([name]) => name)
  expect(names).toEqual(
    Object.keys(DEFAULT_DOUGH_FORM).filter((name) => !/^(pan|notes|yeastBy|yeastF)/.test(name)),
  )
})

test('the short address says what was changed, and is the same dough without its notes', () => {
  expect(writeShortAddress(first)).toEqual([])
  expect(
    writeShortAddress(read('servings=12&prefermentEnabled=true&hydrationPct=0.63&notes=Forno+caldo&folds=4')),
  ).toEqual([
    ['servings', '12'],
    ['prefermentEnabled', 'true'],
    ['folds', '4'],
  ])
  fc.assert(
    fc.property(anyDoughForm, (form) => {
      const draft = { ...first, dough: draftOfForm(form) }
      const { dough } = readAddress(writeShortAddress(draft))
      expect(dough).toEqual({ ...draft.dough, notes: '' })
    }),
  )
})

test("foreign parameters stay, the page's own requests do not", () => {
  const before = new URLSearchParams('utm_source=x&preset=napoletana&start=flour&percent=whole&servings=9')
  expect(writeAddress(first, before).filter(([name]) => !(name in DEFAULT_DOUGH_FORM))).toEqual([
    ['utm_source', 'x'],
  ])
})

test('a value that is too long for a link is left out', () => {
  expect(read(`notes=${'x'.repeat(2001)}`).dough.notes).toBe('')
  expect(read(`notes=${'x'.repeat(2000)}`).dough.notes).toHaveLength(2000)
})

test('what the link says twice or too long is told; the same twice, and foreign names, are not', () => {
  expect(read('servings=3&servings=9').notices).toEqual([
    'Il link ripete «servings» con valori diversi: vale il primo.',
  ])
  expect(read(`notes=${'x'.repeat(2001)}`).notices).toEqual([
    'Il link porta un testo troppo lungo in «notes»: è rimasto fuori.',
  ])
  expect(read('start=water').notices).toEqual(["Il link chiede di partire da «water», che qui non c'è."])
  expect(read('servings=3&servings=3&utm=a&utm=b').notices).toEqual([])
})

test('a shape takes its usual size where none was typed', () => {
  const tray = withField(first.dough, 'shape', 'pan')
  expect(tray).toMatchObject({ shape: 'pan', panLengthCm: '40', panWidthCm: '30' })
  expect(withField(withField(tray, 'panLengthCm', '35'), 'shape', 'pan').panLengthCm).toBe('35')
  expect(withField({ ...tray, diameterCm: ' ' }, 'shape', 'round').diameterCm).toBe('30')
})

describe('a shape chosen by the reader', () => {
  const inShape = (dough: PageDraft['dough'], shape: string) => withField(dough, 'shape', shape)
  const gramsOf = (dough: PageDraft['dough']) => {
    const answer = outputsOf({ ...first, dough })
    return 'outputs' in answer ? answer.outputs.perBallWeightG : null
  }

  test('takes its usual thickness, and gives it back', () => {
    const tray = inShape(first.dough, 'pan')
    expect(gramsOf(tray), 'half a gram of dough per cm²').toBe(600)
    expect(gramsOf(inShape(tray, 'round'))).toBe(212)
    const advised = { yeastByEstimate: 'true', thicknessFactor: '0,3537' }
    expect(
      inShape(inShape({ ...first.dough, ...advised }, 'pan'), 'round'),
      'the usual ball with the estimate',
    ).toMatchObject(advised)
    const told = { ...first.dough, thicknessFactor: '0,3962' }
    const ofKitchen = withField(told, 'shape', 'pan', 0.3962)
    expect(ofKitchen.thicknessFactor).toBe('0,5')
    expect(withField(ofKitchen, 'shape', 'round', 0.3962), "the kitchen's ball").toMatchObject({
      thicknessFactor: '0,3962',
    })
  })

  test.each([
    ['napoletana', '0,5'],
    ['romana_tonda', '0,5'],
    ['romana_al_taglio', '0,45'],
    ['siciliana', '0,55'],
  ])('%s comes into the pan with %s', (id, thickness) => {
    const tray = inShape(read(`preset=${id}`).dough, 'pan')
    expect(tray.thicknessFactor).toBe(thickness)
    expect(inShape(tray, 'round').thicknessFactor).toBe('0,3')
  })

  test('keeps the thickness of a link, a recipe or the reader', () => {
    expect(read('shape=pan&panLengthCm=40&panWidthCm=30&thicknessFactor=0.3').dough.thicknessFactor).toBe(
      '0,3',
    )
    for (const thicknessFactor of ['0,381234', '0,62', '', 'alto'])
      expect(inShape({ ...first.dough, thicknessFactor }, 'pan')).toMatchObject({ thicknessFactor })
  })
})

describe('presets', () => {
  test.each(DOUGH_PRESETS.map((preset) => [preset.id, preset] as const))(
    '%s by link and by click give the same doses',
    (id, preset) => {
      const clicked = { ...first, dough: withPreset(first.dough, preset) }
      expect(read(`preset=${id}`)).toEqual(clicked)
      const link = new URLSearchParams(writeAddress(clicked)).toString()
      expect(outputsOf(read(link))).toEqual(outputsOf(clicked))
    },
  )

  test.each(DOUGH_PRESETS)('$id leaves shape, size and number as they are', (preset) => {
    const { id, name: _name, description: _description, shape: _shape, ...given } = preset
    const { usualThicknessFactor: _usual, ...values } = { usualThicknessFactor: 0, ...given }
    expect(outputsOf(read(`preset=${id}`))).toEqual(calculateDough({ ...DEFAULT_DOUGH_FORM, ...values }))
    const tray = { shape: 'pan', panLengthCm: '60', panWidthCm: '40', servings: '3' }
    expect(read(`preset=${id}&${new URLSearchParams(tray)}`).dough).toMatchObject(tray)
  })

  test('keep what is wrong elsewhere, and an unknown one changes nothing', () => {
    expect(read('preset=siciliana&servings=99').dough).toMatchObject({ servings: '99', hydrationPct: '65' })
    expect(read('preset=hawaii')).toEqual({
      ...first,
      notices: ['Lo stile «hawaii» non esiste: scegline uno di questi.'],
    })
  })
})

describe('the other shape', () => {
  const turned = (page: PageDraft) => startedFrom(page, 'shape')
  const count = (page: PageDraft) => page.dough.servings

  test('is one tray of the usual size for every four pizzas, by link and by click', () => {
    const tray = { shape: 'pan', panLengthCm: '40', panWidthCm: '30', servings: '1' }
    expect(turned(first).dough).toMatchObject(tray)
    expect(read('start=shape').dough).toMatchObject(tray)
    expect(turned(first)).toMatchObject({ started: null, refusal: null })
    expect(turned(read('panLengthCm=60')).dough.panLengthCm, 'what was typed stays').toBe('60')
    expect(turned(read('shape=pan&servings=1')).dough).toMatchObject({ diameterCm: '30', servings: '4' })
    expect([count(turned(read('servings=6'))), count(turned(read('shape=pan&servings=20')))]).toEqual([
      '2',
      '20',
    ])
  })

  test('gives the number that was there to whoever goes back, unless it was changed meanwhile', () => {
    const trays = turned(read('servings=6'))
    expect(count(turned(trays))).toBe('6')
    expect(count(turned({ ...trays, dough: { ...trays.dough, servings: '3' } }))).toBe('12')
    expect(count(turned(turned(read('shape=pan&servings=8'))))).toBe('8')
  })
})

describe('starting from what is there', () => {
  const flourOf = (page: PageDraft) => {
    const answer = outputsOf(page)
    return 'exact' in answer ? answer.exact.flourG : null
  }

  test('a kilo of flour is used up', () => {
    expect(flourOf(read('start=flour&haveFlourG=1000'))).toBeCloseTo(1000, 0)
    expect(
      flourOf(startedFrom({ ...first, tools: { ...FIRST_TOOLS, haveFlourG: '1500' } }, 'flour')),
    ).toBeCloseTo(1500, 0)
  })

  test('a pan of 30 x 40 becomes the form', () => {
    expect(read('start=pan&havePanLengthCm=40&havePanWidthCm=30').dough).toMatchObject({
      shape: 'pan',
      panLengthCm: '40',
      panWidthCm: '30',
      servings: '1',
    })
  })

  test('what has changed is said, and the name stays as typed', () => {
    const page = read('start=flour&haveFlourG=1000&name=')
    expect(page.started).toEqual({
      kind: 'flour',
      message: 'Nel modulo ora: numero 8 (prima 4), spessore 0,293 g/cm² (prima 0,3 g/cm²).',
    })
    expect(page.dough.name).toBe('')
    expect(read('start=pan&haveBalls=4').started?.message).toBe(
      'Nel modulo ora: forma in teglia (prima tonda), misure 40 × 30 cm, numero 1 (prima 4), spessore 0,5 g/cm² (prima 0,3 g/cm²).',
    )
    expect(read('start=pan&shape=pan&panLengthCm=40&panWidthCm=30&servings=1').started?.message).toContain(
      'non è cambiato nulla',
    )
  })

  test('balls keep their weight', () => {
    const answer = outputsOf(read('start=balls&haveBalls=6&haveBallG=250'))
    expect('outputs' in answer && answer.outputs).toMatchObject({
      perBallWeightG: 250,
      totalDoughWeightG: 1500,
    })
  })

  test.each([
    ['start=flour&haveFlourG=tanta', { errors: { haveFlourG: 'Inserisci un numero' } }],
    ['start=flour&haveFlourG=1', { errors: { haveFlourG: 'Inserisci un valore da 10 a 20000' } }],
    ['start=balls&haveBallG=2000', { message: expect.stringContaining('spessore') }],
    ['start=flour&servings=99', { message: 'Prima correggi i campi segnati nel modulo.' }],
  ])('%s is refused with its reason and changes nothing', (query, refusal) => {
    const page = read(query)
    expect(page.refusal).toMatchObject(refusal)
    expect(page.dough.thicknessFactor).toBe('0,3')
  })
})
