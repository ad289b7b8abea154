import type { SymptomCard, SymptomPage } from '#contracts/first-aid/first-aid.ts'
import { correctionLink } from '#domain/first-aid/correction-link.ts'
import { aboutSymptom } from '#domain/first-aid/find-symptoms.ts'
import { type Cause, ESTIMATE, type Symptom } from '#domain/first-aid/symptom.ts'
import { FIRST_AID_SOURCES, SYMPTOMS } from '#knowledge/first-aid.ts'

const publication = (key: string) => FIRST_AID_SOURCES[key] ?? key

function answeredCause(cause: Cause): SymptomPage['causes'][number] {
  const { id, title, tell, change, sources = [], dough, oven } = cause
  return {
    id,
    title,
    tell,
    change: { ...change, source: change.source === ESTIMATE ? null : publication(change.source) },
    sources: sources.map(publication),
    dough: dough && { preset: dough.preset, from: { ...dough.from }, set: { ...dough.set } },
    oven: oven && { from: { ...oven.from }, set: { ...oven.set } },
    link: correctionLink(cause),
  }
}

const cardOf = (symptom: Symptom): SymptomCard => {
  const { id, part, name, names, sign, now, drawing } = symptom
  return {
    id,
    part,
    name,
    names: [...names],
    sign,
    now,
    about: aboutSymptom(symptom),
    drawing,
    similar: [...symptom.also],
  }
}

const besideOf = (symptom: Symptom): SymptomCard => ({
  ...cardOf(symptom),
  names: [],
  now: '',
  about: '',
  similar: [],
})

const pageOf = (symptom: Symptom): SymptomPage => ({
  ...cardOf(symptom),
  asks: symptom.asks,
  questions: symptom.questions.map(({ asks, answers }) => ({
    asks,
    answers: answers.map(({ likely = [], unlikely = [], ...answer }) => ({
      ...answer,
      likely: [...likely],
      unlikely: [...unlikely],
    })),
  })),
  causes: symptom.causes.map(answeredCause),
  also: symptom.also.flatMap((id) => SYMPTOMS.filter((other) => other.id === id).map(besideOf)),
})

export const SYMPTOM_CARDS: readonly SymptomCard[] = SYMPTOMS.map(cardOf)

export const SYMPTOM_PAGES: ReadonlyMap<string, SymptomPage> = new Map(
  SYMPTOMS.map((symptom) => [symptom.id, pageOf(symptom)]),
)
