import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { setItalianMessages } from '#server/plugins/italian-messages.ts'
import { toldBy } from '#tests/support/told-by.ts'
import { readStyles } from './read-styles.ts'
import { styleModules } from './style-modules.ts'

beforeAll(setItalianMessages)

const ROMANA = `
name: Romana
list: { name: Romana sottile }
categories: [Romana]
simple: { hydrationPct: 65, oilPct: 0, ovenC: 330, source: specifica }
texts:
  texture: Sottile
  stretching: Stendi sottile.
  toppings: [a, b, c, d, e, f]
  source: stima
full:
  id: romana_tonda
  name: Romana tonda
  description: Sottilissima.
  thicknessFactor: 0.15
  hydrationPct: 58
  saltPct: 2.2
  oilPct: 1.5
  sugarPct: 0
  fermentMode: room
  fermentHours: 12
  source: specifica
oven:
  id: romana_tonda
  notes: Asciutta.
  surfaces: [deck, stone]
  idealC: { min: 310, max: 350 }
  timeS: { min: 150, max: 210 }
  reference: { oven: electric_deck, surface: deck }
  tip: Poco pomodoro.
  source: stima
  sources: { idealC: ARLA-TEGLIA }
ranges:
  pieceG: { min: 150, max: 200 }
  hydrationPct: { min: 52, max: 62 }
  saltPct: { min: 1.8, max: 2.8 }
  fatPct: { min: 2, max: 6 }
  source: stima
bake: { yieldPct: 84, oilG: 0, source: stima }
`
const PALA = `
name: Pala
oven:
  notes: Lunga.
  surfaces: [deck]
  idealC: { min: 280, max: 320 }
  timeS: { min: 360, max: 540 }
  reference: { oven: electric_deck, surface: deck }
  dough: { hydrationPct: 78, thicknessFactor: 0.4 }
  tip: Semola.
  source: stima
bakesLike: romana
`
const ORDER = 'simple: [romana]\nfull: [romana]\noven: [pala, romana]\nbake: [romana]\nlist: [romana]'

const read = (romana = ROMANA, pala = PALA, order = ORDER) =>
  readStyles(
    new Map([
      ['romana.yaml', romana],
      ['pala.yaml', pala],
    ]),
    order,
  )

describe('a mistake is named with its file, its style and what to write', () => {
  test.each([
    ['hydrationPct: 65', 'hydrationPct: 0.65', 'simple.hydrationPct: Valore troppo piccolo: almeno 55'],
    ['hydrationPct: 58', 'hydrationPct: 0.58', 'full.hydrationPct: Valore troppo piccolo: almeno 50'],
    ['saltPct: 2.2', 'saltPct: 22', 'full.saltPct: Valore troppo grande: al massimo 5'],
    ['yieldPct: 84', 'yieldPct: 0.84', 'bake.yieldPct: Valore troppo piccolo: almeno 30'],
    [
      'source: specifica }',
      'source: internet }',
      'simple.source: scrivi specifica, stima o una chiave di docs',
    ],
    ['{ idealC: ARLA-TEGLIA }', '{ colore: stima }', 'oven.sources: Qui non è previsto «colore»'],
    [
      'surfaces: [deck, stone]',
      'surfaces: [marmo]',
      'oven.surfaces.0: Valore non valido: scegli tra «stone»',
    ],
    ['surface: deck }', 'surface: steel }', 'oven.reference.surface: scegli una delle superfici di surfaces'],
    ['{ min: 310, max: 350 }', '{ min: 350, max: 310 }', 'oven.idealC: min non può superare max'],
    ['e, f]', 'e, e]', 'texts.toppings: una farcitura è scritta due volte'],
    ['e, f]', 'e]', 'texts.toppings: servono sei farciture'],
    ['bake: {', 'cottura: {', 'Qui non è previsto «cottura»'],
    [/bake: .*\n/, '', 'bakesLike: chi ha simple o list ha anche bake, o dice con bakesLike'],
    ['list: { name: Romana sottile }\n', '', 'listedAs: un impasto delle ricette sta nell'],
    [/$/, 'bakesLike: romana', 'bakesLike: qui è di troppo'],
    [/simple: .*\n/, '', 'texts: chi ha simple ha anche texts'],
    [
      'name: Romana tonda',
      'nome: Romana tonda',
      'content/styles/romana.yaml, «Romana»: full: Qui non è previsto «nome»',
    ],
    ['  pieceG: { min: 150, max: 200 }\n', '', 'ranges: serve pieceG, panGPerCm2 o entrambi'],
  ])('%s becomes %s', (from, to, message) => {
    expect(ROMANA).toMatch(from)
    const text = toldBy(() => read(ROMANA.replace(from, to)))
    expect(text).toContain('content/styles/romana.yaml')
    expect(text).toContain(message)
  })

  test('the dough of the oven guide is that of full, or its own', () => {
    expect(toldBy(() => read(ROMANA, PALA.replace(/ {2}dough.*\n/, '')))).toContain(
      'content/styles/pala.yaml, «Pala»: oven.dough: serve a chi non ha full',
    )
    const own = ROMANA.replace(
      /( {2}reference: .*\n)/,
      '$1  dough: { hydrationPct: 58, thicknessFactor: 0.24 }\n',
    )
    expect(styleModules(read(own))['styles-oven.ts']).toContain(
      '"dough":{"hydrationPct":58,"thicknessFactor":0.24}',
    )
  })

  test('styles that disagree with each other or with the order', () => {
    const like = PALA.replace('bakesLike: romana', 'bakesLike: pinsa')
    expect(toldBy(() => read(ROMANA, like))).toContain(
      '«Pala»: bakesLike: «pinsa» non è uno stile con una parte',
    )
    const stray = PALA.replace('bakesLike: romana', 'listedAs: pinsa\ncategories: [Romana]')
    const told = toldBy(() => read(ROMANA, stray))
    expect(told).toContain("«Pala»: listedAs: «pinsa» non è uno stile dell'elenco")
    expect(told).toContain('categories: «Romana» è già di un altro stile')
    const twin = PALA.replace('oven:', 'oven:\n  id: romana_tonda')
    expect(toldBy(() => read(ROMANA, twin))).toContain(
      "«Pala»: oven.id: «romana_tonda» c'è già in content/styles/romana.yaml",
    )
    const order = ORDER.replace('[pala, romana]', '[pala, pala, pinsa]')
    expect(
      toldBy(() => read(ROMANA, PALA, order))
        .split('\n')
        .slice(1),
    ).toEqual([
      '  content/style-order.yaml: oven: «pinsa» non è uno stile con una parte oven',
      "  content/style-order.yaml: oven: «pala» c'è due volte",
    ])
    expect(toldBy(() => readStyles(new Map([['New York.yaml', ROMANA]]), ORDER))).toContain(
      'content/styles/New York.yaml: un file è uno stile, e si chiama come il suo id',
    )
  })
})

test('a style that the order does not name stands after the others', () => {
  const { oven } = read(ROMANA, PALA, ORDER.replace('[pala, romana]', '[pala]'))
  expect(oven.map(({ style }) => style.id)).toEqual(['pala', 'romana'])
})

test('each part has a module of its own, in the order of its list', () => {
  const modules = styleModules(read())
  expect(modules['styles-oven-names.ts']).toContain('OVEN_STYLE_IDS = ["pala","romana_tonda"] as const')
  expect(modules['styles-oven.ts']).toContain('"idealC":{"min":310,"max":350,"source":"ARLA-TEGLIA"}')
  expect(modules['styles-oven.ts']).toContain('"dough":{"hydrationPct":58,"thicknessFactor":0.15}')
  expect(modules['styles-list.ts']).toContain('DOUGH_OF_CATEGORY = {"Romana":"romana"}')
  expect(modules['styles-list.ts']).toContain('STYLES = {"romana":"Romana sottile"}')
  expect(modules['styles-simple.ts']).not.toContain('Sottile')
})

test('every source of a style is explained', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const explained = readFileSync(`${root}docs/sources.md`, 'utf8')
  const files = readdirSync(`${root}content/styles`).map((name) =>
    readFileSync(`${root}content/styles/${name}`, 'utf8'),
  )
  const keys = files.flatMap((text) => text.match(/\b[A-Z]+(?:-[A-Z0-9]+)+\b/g) ?? [])
  expect(new Set(keys).size).toBeGreaterThan(4)
  expect(keys.filter((key) => !explained.includes(`[${key}]`))).toEqual([])
})
