import { afterEach, expect, test, vi } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { searchSite } from '#contracts/site-search/site-search.endpoints.ts'
import { SiteSearch } from '#contracts/site-search/site-search.ts'
import { aboutSymptom } from '#domain/first-aid/find-symptoms.ts'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { eveningRecipes } from '../../../tests/support/evening-recipes.ts'
import { calculateHere } from './calculate-here.ts'

const BIGA = { id: 1, term: 'biga', definition: 'Preimpasto asciutto e granuloso di farina forte.' }

const keep = (kept: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal('caches', {
    match: async (path: string) => (path in kept ? Response.json(kept[path]) : undefined),
  })
afterEach(() => vi.unstubAllGlobals())

const find = async (q: string) => calculateHere(addressOf(searchSite, { query: { q } }))

test.each([
  ['biga', 'glossario', 'biga'],
  ['margherita', 'ricetta', 'Pizza Margherita'],
  ['pizza cruda al centro', 'pronto-soccorso', 'Cruda al centro'],
  ['lista della spesa', 'strumento', 'Lista della spesa'],
])('without a network %s is found on the device', async (query, source, title) => {
  keep({
    [listRecipes.path]: eveningRecipes,
    [listGlossaryTerms.path]: [BIGA],
    [listSymptoms.path]: SYMPTOMS.map((symptom) => ({ ...symptom, about: aboutSymptom(symptom) })),
  })
  const { groups } = SiteSearch.parse(await find(query))
  expect([groups[0]?.source, groups[0]?.hits[0]?.title]).toEqual([source, title])
})

test('a number is calculated on the device, from the recipe that is named', async () => {
  keep({ [listRecipes.path]: eveningRecipes })
  const { answer } = SiteSearch.parse(await find('quanto lievito per la margherita'))
  expect(answer?.answer).toMatch(/^1 g /u)
})

test('a device that keeps nothing has no answer', async () => {
  keep({})
  expect(await find('biga')).toBeUndefined()
})
