import { beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_PAGES } from '#contracts/pages/pages.ts'
import { readAddress } from '#domain/dough/full/full-address.ts'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import { flourOfForm } from '#domain/dough/full/full-flour.ts'
import { DEFAULT_DOUGH_FORM, type DoughField, isDoughField } from '#domain/dough/full/full-limits.ts'
import { planOfForm } from '#domain/dough/full/full-plan.ts'
import { applyPreset, DOUGH_PRESETS } from '#domain/dough/full/full-presets.ts'
import { queryOfForm, readDoses } from '#domain/dough/full/full-query.ts'
import { fermentingDough } from '#domain/dough/full/full-stages.ts'
import { isToolField, type ToolField } from '#domain/dough/full/full-tools.ts'
import { waterOfForm } from '#domain/dough/full/full-water.ts'
import { changeIn, correctionLink, ovenChoices } from '#domain/first-aid/correction-link.ts'
import type { Cause, DoughCorrection, OvenCorrection, OvenSetUp } from '#domain/first-aid/symptom.ts'
import { NOT_TOLD } from '#domain/kitchen/kitchen.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { requestOfChoices, surfacesOf } from '#domain/oven-guide/guide-address.ts'
import { parseDecimal } from '#domain/words/decimal-input.ts'
import { FIRST_AID_SOURCES, SYMPTOMS } from '#knowledge/first-aid.ts'
import { setItalianMessages } from '#server/plugins/italian-messages.ts'
import { toldBy } from '#tests/support/told-by.ts'
import { readFirstAid } from './read-first-aid.ts'

beforeAll(setItalianMessages)

const isToWater = ({ to }: { to: string }) => to.endsWith('#titolo-acqua')

/** Any evening works: the plan of the dough is compared with itself. */
const AN_EVENING = '2026-11-28T20:00'

const addressOfDough = (preset: string, values: DoughCorrection['set']) => {
  const known = DOUGH_PRESETS.find(({ id }) => id === preset)
  const form = Object.assign({}, known ? applyPreset(DEFAULT_DOUGH_FORM, known) : DEFAULT_DOUGH_FORM, values)
  const tools = Object.entries(values).filter(([name]) => isToolField(name))
  const query = new URLSearchParams([
    ...queryOfForm(form),
    ...tools.map(([name, value]) => [name, String(value)]),
  ])
  return `/calcolatore-impasto?${query}`
}

function doughSaid(link: string): { said: unknown; problems: string[] } {
  const { dough, tools, notices } = readAddress(new URL(link, 'http://site').searchParams)
  const { form, errors, conflict } = readDoses(dough)
  const problems = [...notices, ...Object.entries(errors).map(([field, told]) => `${field}: ${told}`)]
  if (form === null) return { said: null, problems: [...problems, ...(conflict ? [conflict] : [])] }
  const doses = calculateDough(form)
  if ('invalid' in doses) return { said: null, problems: [doses.invalid] }
  const water = waterOfForm(form, doses.exact, tools)
  const flour = flourOfForm(doses.exact, fermentingDough(form).stages, tools)
  const plan = planOfForm(
    form,
    { ...tools, bakeAt: tools.bakeAt || AN_EVENING },
    { timeZone: 'Europe/Rome', nowMs: null },
  )
  for (const reading of [water, flour.blend, plan])
    if ('errors' in reading)
      problems.push(...Object.entries(reading.errors).map(([field, told]) => `${field}: ${told}`))
  if ('message' in flour.blend) problems.push(flour.blend.message)
  return { said: { doses, water, flour, plan }, problems }
}

function doughProblems({ preset, from, set }: DoughCorrection): string[] {
  if (!DOUGH_PRESETS.some(({ id }) => id === preset))
    return [`dough: il calcolatore non ha lo stile «${preset}»`]
  const unknown = Object.keys({ ...from, ...set }).filter((name) => !isDoughField(name) && !isToolField(name))
  if (unknown.length > 0) return unknown.map((name) => `dough: il calcolatore non ha un campo «${name}»`)
  const saidOf = (values: DoughCorrection['set']) => {
    return doughSaid(addressOfDough(preset, values))
  }
  const [before, after] = [saidOf(from), saidOf({ ...from, ...set })]
  const wrong = [...new Set([...before.problems, ...after.problems])].map((told) => `dough: ${told}`)
  if (wrong.length > 0) return wrong
  return JSON.stringify(before.said) === JSON.stringify(after.said)
    ? ['dough: con questi valori il calcolatore dice le stesse cose di prima']
    : []
}

function ovenProblems({ from, set }: OvenCorrection): string[] {
  const saidOf = (setUp: OvenSetUp) => {
    const request = requestOfChoices(ovenChoices(setUp))
    return request && surfacesOf(setUp.style).includes(setUp.surface) ? calculateBake(request) : null
  }
  const [before, after] = [saidOf(from), saidOf({ ...from, ...set } as OvenSetUp)]
  if (!before || !after)
    return ['oven: la guida non accetta questi valori: controlla la superficie dello stile e i gradi']
  return JSON.stringify(before) === JSON.stringify(after)
    ? ['oven: con questi valori la guida dice le stesse cose di prima']
    : []
}

const isPage = (path: string | undefined) => PUBLIC_PAGES.some((page) => page === path)

/** Messages for the author of the entry. The tool must accept the values, and they must change its result. */
function correctionProblems({ dough, oven, read }: Pick<Cause, 'dough' | 'oven' | 'read'>): string[] {
  if (dough) return doughProblems(dough)
  if (oven) return ovenProblems(oven)
  return read ? readProblems(read.to) : []
}

/** The path must be a page. Values for a calculator must be valid and differ in result from the defaults. */
function readProblems(to: string): string[] {
  const { pathname, search } = new URL(to, 'http://site')
  if (!isPage(pathname)) return [`read: «${to}» non è una pagina del sito`]
  if (pathname !== '/calcolatore-impasto') return []
  const [first, asked] = [doughSaid(pathname), doughSaid(pathname + search)]
  return JSON.stringify(first.said) === JSON.stringify(asked.said)
    ? ['read: con questo indirizzo il calcolatore dice le stesse cose di prima']
    : asked.problems.map((told) => `read: ${told}`)
}

describe('every cause', () => {
  const causes = SYMPTOMS.flatMap(({ id, causes }) =>
    causes.map((cause) => [`${id}, ${cause.id}`, cause] as const),
  )

  test.each(causes)(
    'of %s opens its tool with values that it accepts and that change what it says',
    (_, cause) => {
      expect(correctionProblems(cause)).toEqual([])
      expect(correctionLink(cause)?.to ?? '/pagina?').toMatch(/^\/[a-z-]+[?#]/)
    },
  )

  test.each(causes.filter(([, { change, dough }]) => /punt[oi]$/.test(change.by) && dough))(
    'of %s says the points by which it changes the dough',
    (_, { change: { by }, dough }) => {
      const points = Object.entries(dough?.set ?? {}).map(
        ([field, value]) => Number(value) - Number(Reflect.get(dough?.from ?? {}, field)),
      )
      expect(points).toContain(Number(by.replace('−', '-').replace(/[^\d-]/g, '')))
    },
  )
})

const DOUGH_ADVICE: Readonly<Record<string, readonly (DoughField | ToolField)[]>> = {
  Idratazione: ['hydrationPct'],
  Olio: ['oilPct'],
  Sale: ['saltPct'],
  Zucchero: ['sugarPct'],
  'Impasto per pizza': ['thicknessFactor'],
  'Lievito madre': ['sourdoughStarterPct'],
  'Lievitazione a temperatura ambiente': ['fermentHours'],
  'Riposo dei panetti': ['fermentHours'],
  'Tempo di lievitazione': ['fermentHours'],
  'Riposo in frigo': ['fermentMode', 'fermentHours'],
  Lievito: ['roomTempC', 'yeastByEstimate'],
  'Lievito secco nuovo': ['yeastType'],
  'Impasto finito': ['doughTempC'],
  'Forza della farina': ['targetW'],
  Pieghe: ['folds'],
}
/** Advice that maps to inputs of the guide: oven, surface and temperature, which give the time. */
const OVEN_ADVICE =
  /^(?:Cottura|Temperatura.*|Ventola spenta|Dall'acciaio alla pietra|Preriscaldamento|Teglia di ferro blu|Carta da forno)$/

const signOf = (by: string) => (by.startsWith('+') ? 1 : by.startsWith('−') ? -1 : 0)

describe('the corrected dough', () => {
  const advised = SYMPTOMS.flatMap(({ id, causes }) =>
    causes.flatMap((cause) => {
      const { dough, change } = cause
      return dough ? [{ name: `${id}, ${cause.id}`, cause, dough, change }] : []
    }),
  )
  const valueIn = (to: string, field: string) => {
    const { dough, tools } = readAddress(new URL(to, 'http://site').searchParams)
    return isDoughField(field) ? dough[field] : tools[field as ToolField]
  }
  const numberOf = (text: string) => parseDecimal(text) ?? Number.NaN

  test.each(advised)('of $name is of what the advice names, and goes its way', ({ cause, dough, change }) => {
    expect(DOUGH_ADVICE[change.what]).toEqual(expect.arrayContaining(Object.keys(dough.set)))
    const link = correctionLink(cause)
    if (!link || isToWater(link)) return
    const first = addressOfDough(dough.preset, {})
    const isOther = dough.from.fermentMode === 'room' || dough.from.sourdoughEnabled === true
    const changed = Object.keys(dough.set).map((field) => {
      const before = isOther && field in dough.from ? addressOfDough(dough.preset, dough.from) : first
      return [valueIn(before, field), valueIn(link.to, field)] as const
    })
    expect(changed.some(([before, after]) => before !== after)).toBe(true)
    if (signOf(change.by) !== 0)
      for (const [before, after] of changed)
        expect(Math.sign(numberOf(after) - numberOf(before))).toBe(signOf(change.by))
  })

  test('is another one for more than for less', () => {
    const opened = advised.flatMap(({ name, cause, dough, change }) => {
      const link = correctionLink(cause)
      return Object.keys(dough.set).flatMap((field) =>
        link && !isToWater(link) && signOf(change.by) !== 0
          ? [{ name, sign: signOf(change.by), at: `${field}=${valueIn(link.to, field)}` }]
          : [],
      )
    })
    expect(new Set(opened.map(({ sign }) => sign))).toEqual(new Set([1, -1]))
    for (const { name, sign, at } of opened)
      expect([name, at, opened.filter((other) => other.at === at && other.sign !== sign)]).toEqual([
        name,
        at,
        [],
      ])
  })

  const own = (values: DoughCorrection['set']) =>
    readAddress(new URL(addressOfDough('napoletana', values), 'http://site').searchParams)
  const causeOf = (symptom: string, id: string) =>
    SYMPTOMS.find((one) => one.id === symptom)?.causes.find((cause) => cause.id === id) as Cause
  test.each([
    ['gommosa', 'poca-acqua', { hydrationPct: 75 }, 'hydrationPct', '80'],
    ['si-strappa', 'troppa-acqua', { hydrationPct: 75 }, 'hydrationPct', '72'],
    ['bruciata-sotto', 'zucchero', { sugarPct: 3 }, 'sugarPct', '1'],
    ['bordo-piatto', 'troppo-lievitato', { fermentMode: 'room', fermentHours: 20 }, 'fermentHours', '16'],
    ['cruda-al-centro', 'centro-spesso', { thicknessFactor: 0.4 }, 'thicknessFactor', '0,25'],
  ] as const)("of %s, %s is counted from the reader's own", (symptom, id, values, field, expected) => {
    const link = correctionLink(causeOf(symptom, id), own({ ...values, oilPct: 1 }))
    expect(valueIn(link?.to ?? '', field)).toBe(expected)
    expect(valueIn(link?.to ?? '', 'oilPct')).toBe('1')
  })
  test.each([
    ['bruciata-sotto', 'zucchero', { sugarPct: 0 }],
    ['cruda-al-centro', 'centro-spesso', { thicknessFactor: 0.2 }],
    ['bordo-piatto', 'troppo-lievitato', { fermentMode: 'cold', fermentHours: 48 }],
    [
      'cruda-al-centro',
      'centro-spesso',
      { shape: 'pan', panLengthCm: 40, panWidthCm: 30, thicknessFactor: 0.5 },
    ],
    ['acida', 'madre-forte', { sourdoughEnabled: false }],
  ] as const)(
    'of %s, %s is none for a dough that has it or is made in another way',
    (symptom, id, values) => {
      expect(correctionLink(causeOf(symptom, id), own(values))).toBeNull()
    },
  )

  test('a dough that aims at the right temperature gets the degrees of its water', () => {
    const { dough } = causeOf('impasto-appiccicoso', 'impasto-caldo')
    const link = correctionLink(causeOf('impasto-appiccicoso', 'impasto-caldo'))
    expect(link).toMatchObject({ label: 'Calcola acqua e ghiaccio' })
    expect(link && isToWater(link) && valueIn(link.to, 'mixing')).toBe(dough?.from.mixing)
  })

  test('an oven that is told is at its maximum: something else helps it', () => {
    const cause = causeOf('pallida', 'poco-cielo')
    const told = (surface: 'stone' | 'steel') => ({
      ...NOT_TOLD,
      oven: 'home_electric' as const,
      surface,
      maxC: 280,
    })
    expect(changeIn(cause, null).by).toBe('1 min di grill')
    expect(changeIn(cause, told('stone'))).toMatchObject({ what: 'Superficie', by: 'acciaio' })
    expect(correctionLink(cause, null, told('stone'))?.to).toContain('surface=steel&maxTemp=280')
    expect(changeIn(cause, told('steel'))).toMatchObject({ what: 'Grill', by: 'ultimo minuto' })
    expect(correctionLink(cause, null, told('steel'))).toBeNull()
  })
})

test('the guide is opened for what it can be told', () => {
  const advised = SYMPTOMS.flatMap(({ id, causes }) =>
    causes.flatMap(({ oven, change }) => (oven && !OVEN_ADVICE.test(change.what) ? [[id, change.what]] : [])),
  )
  expect(advised).toEqual([])
})

test('a publication stands in the list because somebody cites it', () => {
  const cited = SYMPTOMS.flatMap(({ causes }) =>
    causes.flatMap(({ change, sources = [] }) => [change.source, ...sources]),
  )
  expect(Object.keys(FIRST_AID_SOURCES).filter((key) => !cited.includes(key))).toEqual([])
})

const ENTRY = `
- id: pallida
  name: Pallida
  asks: Perché resta pallida?
  names: [bianca, chiara, slavata]
  sign: È bianca.
  now: Rimettila in forno.
  drawing: Un fondo bianco.
  questions:
    - asks: E sotto?
      answers:
        - { id: chiaro, says: Chiaro, likely: [piano] }
        - { id: scuro, says: Scuro }
  causes:
    - id: piano
      title: Il piano era freddo
      tell: Il fondo è chiaro.
      change: { what: Attesa, by: 45 min, text: Aspetta., source: stima }
      read: { to: /forni-e-cottura, label: Leggi }
    - id: cielo
      title: Poco cielo
      tell: Il bordo è chiaro.
      change: { what: Grill, by: 1 min, text: Accendilo., source: stima }
      read: { to: /forni-e-cottura, label: Leggi }
  also: [cruda]
`
const OTHER = ENTRY.replace('id: pallida', 'id: cruda').replace('also: [cruda]', 'also: [pallida]')
const read = (text: string, file = 'pizza.yaml') =>
  readFirstAid(
    new Map([
      [file, text],
      ['sources.yaml', 'mcgee-2004: "Harold McGee"'],
    ]),
  )

test('an entry is read with the part of the page in whose file it stands', () => {
  expect(read(ENTRY + OTHER).symptoms.map(({ id, part }) => [id, part])).toEqual([
    ['pallida', 'pizza'],
    ['cruda', 'pizza'],
  ])
})

describe('a mistake is named with its file, its entry and what to write', () => {
  test.each([
    [OTHER.replace('also: [pallida]', 'also: [cruda]'), "«cruda»: also: «cruda» dev'essere un'altra voce"],
    [ENTRY + ENTRY, '«pallida»: questo id è di più di una voce: scegline un altro'],
    [
      ENTRY.replace('likely: [piano]', 'likely: [forno]'),
      "«chiaro» parla della causa «forno», che qui non c'è",
    ],
    [ENTRY.replace('source: stima', 'source: artusi'), '«artusi» non è in content/first-aid/sources.yaml'],
    [ENTRY.replace('read: {', 'legge: {'), 'Qui non è previsto «legge»'],
    [
      ENTRY.replace(
        /( {6}read.*\n)/,
        '$1      oven: { from: { style: napoletana, oven: home_electric, surface: stone }, set: { surface: steel } }\n',
      ),
      'uno tra dough, oven e read',
    ],
    [ENTRY.replace('Perché resta pallida?', 'perché resta pallida'), 'scrivi una domanda'],
    [ENTRY.replace('id: cielo', 'id: piano'), "causes: «piano» c'è due volte"],
    [ENTRY.replace('id: scuro', 'id: chiaro'), "la risposta «chiaro» c'è due volte"],
  ])('case %#', (text, message) => {
    expect(toldBy(() => read(text))).toContain(message)
  })

  test('also a file that is no part', () => {
    expect(toldBy(() => read(ENTRY, 'teglia.yaml'))).toContain(
      'un file è una parte della pagina, uno tra pizza.yaml',
    )
  })
})
