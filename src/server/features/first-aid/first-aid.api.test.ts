import { expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import type { SymptomCard, SymptomPage } from '#contracts/first-aid/first-aid.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp({ seeded: false })

const get = async <T>(path: string) => {
  const answer = await site.app.inject(path)
  return { status: answer.statusCode, body: answer.json<T>() }
}

test('all symptoms are listed, and each has its page', async () => {
  const { body: cards } = await get<SymptomCard[]>(listSymptoms.path)
  expect(cards.length).toBeGreaterThanOrEqual(20)
  for (const card of cards) {
    const { status, body } = await get<SymptomPage>(addressOf(getSymptom, { params: { id: card.id } }))
    expect([card.id, status]).toEqual([card.id, 200])
    expect(body).toMatchObject(card)
    expect(body.also.map(({ id }) => id)).not.toContain(card.id)
  }
})

test('a cause says how to know it, what to change by how much, who says so, and opens the tool', async () => {
  const { body } = await get<SymptomPage>(addressOf(getSymptom, { params: { id: 'gommosa' } }))
  expect(body.causes.find(({ id }) => id === 'poca-acqua')).toEqual({
    id: 'poca-acqua',
    title: "L'impasto aveva poca acqua",
    tell: expect.stringContaining('idratazione'),
    change: { what: 'Idratazione', by: '+5 punti', text: expect.any(String), source: null },
    sources: [expect.stringMatching(/^David's Table, /)],
    link: {
      to: '/calcolatore-impasto?thicknessFactor=0.25&hydrationPct=0.67&saltPct=0.025',
      label: "Apri l'impasto corretto",
    },
    dough: { preset: 'napoletana', from: { hydrationPct: 58 }, set: { hydrationPct: 63 } },
  })
  const [first] = body.causes
  expect(first?.change.source).toContain('Regolamento (UE) n. 97/2010')
})

test.each(['mal-di-denti', 'constructor', '__proto__', '..%2F'])('%s is no symptom', async (id) => {
  const { status, body } = await get(`${listSymptoms.path}/${id}`)
  expect([status, body]).toEqual([404, { message: expect.any(String) }])
})
