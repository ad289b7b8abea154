import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { isCountedPage } from '#contracts/statistics/counted-pages.ts'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { isItalianProse } from '../words/italian-prose.ts'
import { aidInSearch } from './aid-in-search.ts'
import { answeredPage, answersOfText, symptomPage } from './first-aid-address.ts'
import { FIRST_AID_PARTS } from './symptom.ts'

test('there are at least twenty symptoms, some of each part', () => {
  expect(SYMPTOMS.length).toBeGreaterThanOrEqual(20)
  expect(new Set(SYMPTOMS.map(({ part }) => part))).toEqual(new Set(FIRST_AID_PARTS))
})

test('a change holds a number or names what takes the place of what', () => {
  const vague = SYMPTOMS.flatMap(({ id, causes }) =>
    causes
      .filter(({ change }) => !/\d|→|spenta|nuovo|semola|ferro blu/.test(change.by))
      .map((cause) => `${id}, ${cause.id}`),
  )
  expect(vague).toEqual([])
})

test('whole sentences are Italian and end with a full stop', () => {
  const texts = SYMPTOMS.flatMap(({ sign, now, drawing, causes }) => [
    sign,
    now,
    drawing,
    ...causes.flatMap(({ tell, change }) => [tell, change.text]),
  ])
  expect(texts.filter((text) => !/[.»)]$/.test(text))).toEqual([])
  expect(texts.filter((text) => text.split(' ').length > 8 && !isItalianProse(text))).toEqual([])
  expect(texts.filter((text) => / - | {2}|\?\?|"/.test(text))).toEqual([])
})

test('a symptom has each of its names once', () => {
  for (const { id, names } of SYMPTOMS) expect([id, new Set(names).size]).toEqual([id, names.length])
})

test('an address keeps the answers', () => {
  for (const { id, questions } of SYMPTOMS) {
    expect(isCountedPage(symptomPage(id))).toBe(true)
    const answers = questions.map((question) => question.answers[0]?.id ?? '')
    const [path, query = ''] = answeredPage(id, answers).split('?risposte=')
    expect([path, answersOfText(query)]).toEqual([symptomPage(id), answers])
  }
  expect(answeredPage('gommosa', [])).toBe('/pronto-soccorso/gommosa')
})

const firstOf = (query: string) => aidInSearch(query).ranked[0]?.document.title

test('the search over the site ranks as the finder does', () => {
  expect(firstOf('la pizza non si stacca')).toBe('Attaccata alla teglia')
  expect(firstOf('si stacca il formaggio')).toBe('Il condimento scivola')
  expect(aidInSearch('gommosa').ranked[0]?.document.path).toBe('/pronto-soccorso/gommosa')
})

test.each([
  'margherita',
  'pizza bianca',
  'mozzarella',
  'pizza fritta',
  'calzone',
  'non posso mangiare maiale',
])('%s tells of no fault', (query) => {
  expect(aidInSearch(query).isAsked).toBe(false)
})

test('a complaint tells of a fault', () => {
  const complaints = parse(readFileSync(new URL('complaints.yaml', import.meta.url), 'utf8')) as Record<
    string,
    string[]
  >
  const texts = Object.values(complaints).flat()
  const missed = texts.filter((text) => !aidInSearch(text).isAsked)
  expect(1 - missed.length / texts.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
