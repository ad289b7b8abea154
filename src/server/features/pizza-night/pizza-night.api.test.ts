import { expect, test } from 'vitest'
import { planPizzaNight } from '#contracts/pizza-night/pizza-night.endpoints.ts'
import { PizzaNight } from '#contracts/pizza-night/pizza-night.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sendJson } from '#tests/support/test-person.ts'

const site = sharedApp({ limits: { eveningsPerMinute: 100 } })

const plan = (payload: unknown, from?: string) => sendJson(site, planPizzaNight, payload, from)
const bakeAt = '2096-11-24T20:00'

test('a visitor gets an evening for a number of guests and an hour', async () => {
  const answer = await plan({ bakeAt, guests: 6, service: 'each' })
  expect(answer.statusCode).toBe(200)
  const evening = PizzaNight.parse(answer.json())
  expect(evening).toEqual(answer.json())
  expect(evening.guests).toHaveLength(6)
  expect(new Date(evening.bakeAtMs).toISOString()).toBe('2096-11-24T19:00:00.000Z')
  expect(evening.pizzas.reduce((sum, { count }) => sum + count, 0)).toBe(6)
  expect(evening.pizzas.every(({ imageUrl }) => imageUrl.startsWith('/immagini/'))).toBe(true)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('on the oven of a house three have one each, five share slices, six bake trays, unless somebody says otherwise', async () => {
  const ways = [
    { guests: 3 },
    { guests: 5 },
    { guests: 6 },
    { guests: 6, oven: { type: 'wood_fired' } },
    { guests: 6, service: 'slices' },
  ]
  const planned = await Promise.all(ways.map(async (way) => (await plan({ bakeAt, ...way })).json()))
  expect(planned.map(({ service }) => service)).toEqual(['each', 'slices', 'trays', 'each', 'slices'])
})

test('needs are kept to, and nothing of them is written anywhere', async () => {
  const guests = [
    { name: 'Celeste', needs: ['celiachia'] },
    { name: 'Noce', allergies: ['frutta a guscio'] },
    { name: 'Pia', allergies: ['pistacchi'] },
    { name: 'Verde', needs: ['vegana'] },
  ]
  const evening = PizzaNight.parse((await plan({ bakeAt, guests })).json())
  const of = (name: string) =>
    evening.pizzas.find(
      ({ key }) => key === evening.guests.find((guest) => guest.name === name)?.shares[0]?.pizza,
    )
  expect(of('Celeste')).toMatchObject({ isWithoutGluten: true })
  expect(of('Celeste')?.contains).not.toContain('glutine')
  expect([...(of('Noce')?.contains ?? []), ...(of('Noce')?.mayContain ?? [])]).not.toContain(
    'frutta a guscio',
  )
  expect(of('Pia')?.species).not.toContain('pistacchi')
  expect(of('Verde')?.contains).not.toContain('latte')
  expect(JSON.stringify(site.logged)).not.toContain('Celeste')
})

const many = Array.from({ length: 11 }, () => 'cipolla')
test.each([
  [{ guests: 4 }, 'bakeAt', /giorno e ora/],
  [{ bakeAt: '', guests: 4 }, 'bakeAt', /^Scegli giorno e ora della prima pizza$/],
  [{ bakeAt: 'domani', guests: 4 }, 'bakeAt', /giorno e ora .*, come 28 novembre 2026 alle 20:00$/],
  [{ bakeAt: '2200-11-28T20:00', guests: 4 }, 'bakeAt', /^È troppo lontano: scegli un giorno entro il 2100$/],
  [{ bakeAt, guests: 4, wakeFrom: '07:00', wakeTo: '07:00' }, 'wakeTo', /alla stessa ora/],
  [{ bakeAt, guests: 8, servedBy: 'presto' }, 'servedBy', /^Scegli entro che ora servire tutti$/],
  [{ bakeAt, guests: 8, servedBy: '20:30' }, 'bakeAt', /dopo le 20:30: puoi infornare la prima pizza /],
  [{ bakeAt, guests: 'molti' }, 'guests', /quanti siete: un numero intero da 1 a 24/],
  [{ bakeAt, guests: -1 }, 'guests', /un numero intero da 1 a 24/],
  [{ bakeAt, guests: 2.5 }, 'guests', /un numero intero da 1 a 24/],
  [{ bakeAt, guests: 1e9 }, 'guests', /un numero intero da 1 a 24/],
  [{ bakeAt }, 'guests', /un numero intero da 1 a 24/],
  [{ bakeAt, guests: [{}, { appetite: 3 }] }, 'guests.1.appetite', /^L'appetito è 0,5/],
  [{ bakeAt, guests: [{ allergies: ['kiwi'] }] }, 'guests.0.allergies.0', /^Un'allergia è una di queste/],
  [{ bakeAt, guests: [{ name: ' Bea ', dislikes: many }] }, 'guests.0.dislikes', /^Al massimo 10 ingr/],
  [{ bakeAt, guests: [{}, { name: 7 }] }, 'guests.1.name', /^Scrivi un nome/],
  [{ bakeAt, guests: [{}, null] }, 'guests.1', /./],
  [{ bakeAt, guests: 0 }, 'guests', /almeno uno/],
  [{ bakeAt, guests: 200 }, 'guests', /due turni/],
  [
    { bakeAt: '2020-11-28T20:00', guests: 4 },
    'bakeAt',
    /già passata: puoi infornare la prima pizza .* alle 20:00/,
  ],
  [{ bakeAt: '2096-11-24T04:00', guests: 4 }, 'bakeAt', /dormi/],
  [{ bakeAt, guests: 4, oven: { maxTempC: 160 } }, 'oven', /200 °C/],
  [{ bakeAt, guests: 4, oven: { atOnce: 0 } }, 'oven.atOnce', /da 1 a 6/],
  [{ bakeAt, guests: 4, recipeIds: [] }, 'recipes', /aggiungine/],
  [{ bakeAt, guests: 4, timeZone: 'Marte/Nord' }, 'timeZone', /IANA/],
])('%j is refused beside %s, in Italian', async (payload, field, message) => {
  const answer = await plan(payload)
  expect(answer.statusCode).toBe(400)
  const { fields } = answer.json<{ fields: Record<string, string> }>()
  expect(fields[field]).toMatch(message)
})

test('who asks for one plan after the other waits, and nobody else does', async () => {
  const from = (address: string) => plan({ bakeAt: 'domani', guests: 4 }, address)
  for (let i = 0; i < 100; i += 1) expect((await from('203.0.113.9')).statusCode).toBe(400)
  const refused = await from('203.0.113.9')
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toMatch(/^Troppe richieste. Riprova tra /)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('203.0.113.10')).statusCode).toBe(400)
})
