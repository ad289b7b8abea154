/** Sorts the causes of a symptom by the reader's answers, likeliest first.
 *
 * Source  the order and the answers of content/first-aid/: the editors' judgement [stima].
 * Valid   any answers. Answers to questions of other symptoms are ignored. No cause is left out. */
import type { Symptom, SymptomAnswer, SymptomQuestion } from './symptom.ts'

type Asked = Pick<Symptom, 'questions'>

export const answersGiven = ({ questions }: Asked, ids: readonly string[]): SymptomAnswer[] =>
  questions.flatMap(({ answers }) => answers.find(({ id }) => ids.includes(id)) ?? [])

export function likelyCauses<C extends { id: string }>(
  symptom: Asked & { causes: readonly C[] },
  ids: readonly string[],
): C[] {
  const given = answersGiven(symptom, ids)
  const weight = ({ id }: C) =>
    given.reduce(
      (sum, { likely = [], unlikely = [] }) =>
        sum + Number(likely.includes(id)) - Number(unlikely.includes(id)),
      0,
    )
  return symptom.causes.toSorted((one, other) => weight(other) - weight(one))
}

export function withAnswer(
  symptom: Asked,
  ids: readonly string[],
  { answers }: SymptomQuestion,
  id: string,
): string[] {
  const others = answersGiven(symptom, ids).filter((given) => !answers.some((one) => one.id === given.id))
  const chosen = ids.includes(id) ? [] : answers.filter((one) => one.id === id)
  const kept = new Set([...others, ...chosen].map((one) => one.id))
  return symptom.questions.flatMap((question) =>
    question.answers.map((one) => one.id).filter((one) => kept.has(one)),
  )
}
