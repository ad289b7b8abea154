import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { searchedEverywhere } from '#server/features/site-search/site-search.module.ts'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { findEverywhere } from './find-everywhere.ts'

interface GoldenQuery {
  query: string
  expect: string[]
  /** Addresses of which none may be among them. */
  never?: string[]
}
const GOLDEN = parse(readFileSync(new URL('golden-queries.yaml', import.meta.url), 'utf8')) as GoldenQuery[]
const LOWEST_SHARE = 0.95
const FIRST = 3

const database = sharedDatabase({ seeded: true })

/** '/ricette/1' is not the beginning of '/ricette/14'. */
const begins = (path: string, start: string): boolean =>
  path.startsWith(start) && !/^\d/.test(path.slice(start.length))

/** The addresses as a reader meets them: the number's tool, then group after group. */
async function pathsOf(query: string): Promise<string[]> {
  const { answer, groups } = await findEverywhere(searchedEverywhere(database.db), query)
  return [...(answer ? [answer.path] : []), ...groups.flatMap(({ hits }) => hits.map(({ path }) => path))]
}

test('what is meant is among the first three', async () => {
  expect(GOLDEN.length).toBeGreaterThanOrEqual(190)
  const missed: string[] = []
  for (const { query, expect: meant, never = [] } of GOLDEN) {
    const paths = await pathsOf(query)
    const first = paths.slice(0, FIRST)
    const isRight =
      (meant.length === 0
        ? first.length === 0
        : first.some((path) => meant.some((one) => begins(path, one)))) &&
      !first.some((path) => never.includes(path))
    if (!isRight) missed.push(`${query}: ${first.join(', ') || 'nothing'}`)
  }
  const right = GOLDEN.length - missed.length
  console.info([`${right} of ${GOLDEN.length} queries answered; missed:`, ...missed].join('\n  '))
  expect(right / GOLDEN.length, missed.join('\n')).toBeGreaterThanOrEqual(LOWEST_SHARE)
})

test.each(['pizza alla pala', 'alla pala'])('%s is the dish before the tool', async (query) => {
  expect((await pathsOf(query))[0]).toBe('/ricette/109')
})

test.each([
  ['teglia romana alta idratazione', '/ricette/'],
  ['pietra refrattaria o acciaio', '/forni-e-cottura#mattone'],
  ['calcolo temperatura acqua', '/calcolatore-impasto'],
  ['bufala', '/ricette/'],
  ['mia figlia celiaca, compleanno', '/ricette/'],
  ['impasto pizza bimby', '/calcolatore-impasto'],
  ['idratazione', '/glossario#idratazione'],
  ['impasto pizza 2 ore', '/calcolatore-impasto'],
  ['meglio planetaria o impasto a mano', '/tecniche-di-impasto#glutine'],
  ['dove mangiare la pinsa a Roma', '/pizzerie#'],
  ['buffet salato', '/ricette/'],
  ['gluten free pizza dough', '/ricette/'],
  ['vegetariane ma non solo verdure', '/ricette/'],
  ['bordo basso', '/pronto-soccorso/bordo-piatto'],
  ['lievitomadre', '/glossario#lievito-madre'],
  ['pizza', '/ricette/1'],
  ["'a pizza cu 'a pummarola", '/ricette/1'],
  ['il mio forno arriva solo a 220', '/guida-forno'],
  ['impasto veloce 2 ore', '/calcolatore-impasto'],
  ["mi è avanzato l'impasto, cosa ci faccio", '/ricette/'],
  ['spese di spedizione', '/shop'],
  ['biga o lievito madre', '/tecniche-di-impasto#prefermenti'],
  ['impasto pizza', '/calcolatore-impasto'],
  ['piatti napoletani', '/ricette/'],
  ['pizza bianca sotto', '/pronto-soccorso/'],
  ['pizza toscana', '/ricette/'],
  ['olio nell’impasto', '/ingredienti-di-qualita#olio'],
  ['entro le 20', '/serata'],
  ['cena per le 21', '/serata'],
  ['glossario autolisi', '/glossario#autolisi'],
  ['dizionario: forza della farina', '/glossario#forza-w'],
  ['significato di biga', '/glossario#biga'],
  ['cold fermentation', '/glossario#maturazione-a-freddo'],
  ['pizza molle', '/pronto-soccorso/cruda-al-centro'],
  ['cassetta lievitazione', '/shop'],
  ['sugo per pizza', '/ingredienti-di-qualita#pomodoro'],
  ['differenza tra pizza e focaccia', '/glossario#focaccia'],
  ['manca di sapore', '/pronto-soccorso/insipida'],
  ['ho messo 25 g di lievito per mezzo chilo e sa di birra', '/pronto-soccorso/acida'],
])('%s leads to %s first', async (query, path) => {
  expect((await pathsOf(query))[0]).toSatisfy((first: string) => first.startsWith(path))
})

test('with words that nothing has, the others are found, and never what must not be inside', async () => {
  expect(await pathsOf('montanarina zxcvbn')).toEqual(await pathsOf('montanara'))
  expect(await pathsOf('pizza mit Thunfisch ohne Käse')).not.toContain('/ricette/18')
})

const found = async (query: string) => {
  const { answer, groups } = await findEverywhere(searchedEverywhere(database.db), query)
  return { said: answer?.answer ?? '', titles: groups.flatMap(({ hits }) => hits.map(({ title }) => title)) }
}

test.each([
  ['graffe napoletane', 'Zeppoline Dolci allo Zucchero'],
  ['Bismark', 'Pizza Asparagi, Uova e Pecorino'],
  ['pizza al salmone', 'Pizza Tonno e Cipolla'],
  ['pizza polpo e patate', 'Pizza con Patate e Rosmarino'],
  ['pane casereccio', 'Pizza Bianca Romana'],
])('%s is not here, and the nearest is: %s', async (query, nearest) => {
  const { said, titles } = await found(query)
  expect(said).toMatch(/^Qui non c'è: sotto trovi /)
  expect(titles).toContain(nearest)
})

test.each([
  [
    "ho solo mezz'ora",
    /^Niente di quello che cerchi è pronto in così poco: sotto trovi le più veloci, da \d+ minuti/,
  ],
  ['focaccia in 20 minuti', /^Niente di quello che cerchi è pronto/],
  ['ho due ore', /^$/],
  ['pineaple', /^Qui non c'è: sotto trovi quelle con la frutta/],
  ['low carb', /«Migliora con AI»/],
  ['pizza proteica', /proteine ha ciascuna/],
  ['quanto pesa un panetto', /^Circa \d{3} g/],
  ['1 bustina di lievito quanti grammi', /^Circa 7 g/],
  ['quanti grammi è mezzo cubetto di lievito', /^Circa 12,5 g/],
  ['vino con la margherita', /^Di vini e birre qui non si parla/],
  ['lievito di birra per pizza', /^$/],
  ['birra da abbinare alla diavola', /^Di vini e birre qui non si parla/],
  ['differenza tra napoletana e romana', /^Una pagina di confronto qui non c'è/],
  ['bimby', /qui non ce ne sono/],
  ['newsletter', /^Ti iscrivi/],
])('%s: it is said that %s', async (query, note) => {
  expect((await found(query)).said).toMatch(note)
})

test.each(['nothing with pork', "i don't eat pork", 'no pork please'])(
  '%s is senza maiale',
  async (query) => {
    expect(await pathsOf(query)).toEqual(await pathsOf('senza maiale'))
  },
)

test.each([
  ['piada senza strutto', ["Piadina all'Olio con Peperoni e Crema di Ceci"]],
  ['pizza senza mozzarella', ['Pizza Marinara']],
  ['niente di origine animale', ['Pizza Marinara']],
  ['ho solo farina, tonno e una mozzarella', ['Pizza Tonno e Cipolla']],
])('%s: first %j', async (query, first) => {
  const { said, titles } = await found(query)
  expect([said, titles.slice(0, first.length)]).toEqual(['', first])
})

test.each(['celiaci dolci', 'ciambelle senza glutine'])('%s: a diet is never dropped', async (query) => {
  const { titles } = await found(query)
  expect(titles).toContain('Pizza senza Glutine')
  expect(titles.join()).not.toMatch(/Dolc[ei]/)
})

test('of two words of the glossary both are shown', async () => {
  const { titles } = await found('differenza tra lievitazione e maturazione')
  expect(titles).toEqual(expect.arrayContaining(['lievitazione', 'maturazione']))
})

test('a colour belongs to its noun: no yellow peppers for yellow tomatoes', async () => {
  const { titles } = await found('pomodorini gialli')
  expect(titles.slice(0, 3).every((title) => title.includes('Pomodorini'))).toBe(true)
})

test('in pregnancy nothing is shown that is to be avoided then, and it is said what', async () => {
  const { said, titles } = await found('pizza in gravidanza')
  expect(said).toContain('salumi crudi')
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.join()).not.toMatch(/Crudo|'Nduja|Gorgonzola|Bottarga|Uova|Carbonara/)
})

test('a complaint leads to its article first, as in the finder of first aid', async () => {
  const complaints = parse(
    readFileSync(new URL('../../../domain/first-aid/complaints.yaml', import.meta.url), 'utf8'),
  ) as Record<string, string[]>
  const said = Object.entries(complaints).flatMap(([id, texts]) => texts.map((text) => ({ id, text })))
  const missed: string[] = []
  for (const { id, text } of said) {
    const [first] = await pathsOf(text)
    if (first !== `/pronto-soccorso/${id}`) missed.push(`${text}: ${first ?? 'nothing'}, not ${id}`)
  }
  console.info(
    [`${said.length - missed.length} of ${said.length} complaints; missed:`, ...missed].join('\n  '),
  )
  expect(1 - missed.length / said.length, missed.join('\n')).toBeGreaterThanOrEqual(0.92)
})
