import { expect, test } from 'vitest'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { rankDocuments } from '../site-search/rank-documents.ts'
import { isItalianProse } from '../text/italian-prose.ts'
import { answeredPage, answersOfText, isSymptomPage, symptomPage } from './first-aid-address.ts'
import { FIRST_AID_DOCUMENTS } from './first-aid-documents.ts'
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
    drawing.says,
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
    expect(isSymptomPage(symptomPage(id))).toBe(true)
    const answers = questions.map((question) => question.answers[0]?.id ?? '')
    const [path, query = ''] = answeredPage(id, answers).split('?risposte=')
    expect([path, answersOfText(query)]).toEqual([symptomPage(id), answers])
  }
  expect(answeredPage('gommosa', [])).toBe('/pronto-soccorso/gommosa')
})

test('a name that is said as it stands is worth more than one that holds its words', () => {
  const found = rankDocuments('la pizza non si stacca', FIRST_AID_DOCUMENTS).map(
    ({ document }) => document.title,
  )
  expect(found[0]).toBe('Attaccata alla teglia')
  const cheese = rankDocuments('si stacca il formaggio', FIRST_AID_DOCUMENTS)
  expect(cheese[0]?.document.title).toBe('Il condimento scivola')
})

test('a search gets a document for each, with its names and its link', () => {
  expect(FIRST_AID_DOCUMENTS).toHaveLength(SYMPTOMS.length)
  const rubbery = FIRST_AID_DOCUMENTS.find(({ title }) => title === 'Gommosa')
  expect(rubbery).toMatchObject({
    words: expect.arrayContaining(['chewing gum']),
    path: '/pronto-soccorso/gommosa',
  })
})
