import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { answersGiven, likelyCauses, withAnswer } from './likely-causes.ts'

const symptomOf = (id: string) => {
  const symptom = SYMPTOMS.find((one) => one.id === id)
  if (!symptom) throw new Error(`no symptom ${id}`)
  return symptom
}
const firstCause = (id: string, answers: string[]) => likelyCauses(symptomOf(id), answers)[0]?.id

const anySymptom = fc.constantFrom(...SYMPTOMS)
const anyAnswers = anySymptom.chain((symptom) => {
  const ids = symptom.questions.flatMap(({ answers }) => answers.map(({ id }) => id))
  const answer = fc.oneof(fc.constantFrom(...ids), fc.string())
  return fc.tuple(fc.constant(symptom), fc.array(answer, { maxLength: 4 }))
})

describe('likelyCauses', () => {
  test('keeps the order of the content as long as nothing is answered', () => {
    for (const symptom of SYMPTOMS) expect(likelyCauses(symptom, [])).toEqual(symptom.causes)
  })

  test.each([
    ['pallida', ['fondo-pallido', 'due-giorni'], 'piano-freddo'],
    ['pallida', ['fondo-dorato', 'due-giorni'], 'poco-cielo'],
    ['pallida', ['oltre-due-giorni'], 'zuccheri-finiti'],
    ['cruda-al-centro', ['fondo-scuro', 'poco-condimento'], 'troppo-forte'],
    ['cruda-al-centro', ['molto-condimento'], 'troppo-bagnato'],
    ['gommosa', ['docile', 'oltre-otto'], 'troppo-in-forno'],
    ['acida', ['di-aceto', 'madre'], 'madre-forte'],
  ])('%s with %j is first of all %s', (id, answers, cause) => {
    expect(firstCause(id, answers)).toBe(cause)
  })

  test('never leaves a cause out, and the first always has a change', () => {
    fc.assert(
      fc.property(anyAnswers, ([symptom, answers]) => {
        const causes = likelyCauses(symptom, answers)
        expect(new Set(causes)).toEqual(new Set(symptom.causes))
        expect(causes).toHaveLength(symptom.causes.length)
        const [first] = causes
        expect(first?.change.by).toMatch(/\S/)
      }),
    )
  })

  test('more answers for a cause never move it back', () => {
    for (const symptom of SYMPTOMS)
      for (const { id, likely = [] } of symptom.questions.flatMap(({ answers }) => answers))
        for (const cause of likely) {
          const placeIn = (answers: string[]) =>
            likelyCauses(symptom, answers).findIndex((one) => one.id === cause)
          expect([symptom.id, id, placeIn([id]) <= placeIn([])]).toEqual([symptom.id, id, true])
        }
  })

  test('every answer of every question moves something, or says that a cause is less likely', () => {
    const idle = SYMPTOMS.flatMap(({ id, questions }) =>
      questions
        .filter(({ answers }) =>
          answers.every(({ likely = [], unlikely = [] }) => likely.length + unlikely.length === 0),
        )
        .map(({ asks }) => `${id}: ${asks}`),
    )
    expect(idle).toEqual([])
  })
})

describe('withAnswer', () => {
  const symptom = symptomOf('pallida')
  const [below, hours] = symptom.questions
  if (!below || !hours) throw new Error('two questions expected')

  test('adds an answer, in the order of the questions', () => {
    expect(withAnswer(symptom, ['poche-ore'], below, 'fondo-dorato')).toEqual(['fondo-dorato', 'poche-ore'])
  })

  test('replaces the other answer of the same question', () => {
    expect(withAnswer(symptom, ['fondo-pallido', 'poche-ore'], below, 'fondo-dorato')).toEqual([
      'fondo-dorato',
      'poche-ore',
    ])
  })

  test('takes back what is answered again', () => {
    expect(withAnswer(symptom, ['fondo-pallido', 'poche-ore'], hours, 'poche-ore')).toEqual(['fondo-pallido'])
  })

  test('leaves at most one answer a question, all of them known', () => {
    fc.assert(
      fc.property(anyAnswers, ([one, answers]) => {
        for (const question of one.questions)
          for (const { id } of question.answers) {
            const kept = withAnswer(one, answers, question, id)
            expect(answersGiven(one, kept).map((given) => given.id)).toEqual(kept)
          }
      }),
    )
  })
})
