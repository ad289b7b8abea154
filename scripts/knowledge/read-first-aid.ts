import { FIRST_AID_PARTS, type FirstAidPart, type Symptom } from '#domain/first-aid/symptom.ts'
import { ContentError } from './content-error.ts'
import {
  FirstAidSourcesFile,
  FirstAidWordsFile,
  type SymptomEntry,
  SymptomsFile,
} from './first-aid-schema.ts'
import { readYaml } from './read-yaml.ts'

const FOLDER = 'content/first-aid'
const SOURCES = 'sources.yaml'
const WORDS = 'words.yaml'
const NO_WORDS: FirstAidWordsFile = {
  idle: [],
  faults: [],
  parts: [],
  states: [],
  told: [],
  otherwise: [],
  written: [],
  same: [],
}

export type FirstAid = {
  symptoms: readonly Symptom[]
  sources: Readonly<Record<string, string>>
  words: FirstAidWordsFile
}

type Entry = SymptomEntry & { part: FirstAidPart }

const partOf = (name: string) => FIRST_AID_PARTS.find((part) => name === `${part}.yaml`)

function readFile(name: string, text: string): { entries: Entry[]; problems: string[] } {
  const file = `${FOLDER}/${name}`
  const part = partOf(name)
  if (!part) {
    const known = FIRST_AID_PARTS.map((one) => `${one}.yaml`).join(', ')
    return { entries: [], problems: [`${file}: un file è una parte della pagina, uno tra ${known}`] }
  }
  const { data = [], problems } = readYaml(file, text, SymptomsFile)
  return { entries: data.map((entry) => ({ ...entry, part })), problems }
}

const twice = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)

function problemsOf(entry: Entry, all: readonly Entry[], sources: Readonly<Record<string, string>>) {
  const { id, causes, questions, also } = entry
  const answers = questions.flatMap((question) => question.answers)
  const causeIds = causes.map((cause) => cause.id)
  const cited = causes.flatMap(({ change, sources: more = [] }) => [change.source, ...more])
  return [
    ...twice(all.map((one) => one.id))
      .filter((one) => one === id)
      .map(() => 'questo id è di più di una voce: scegline un altro'),
    ...twice(causeIds).map((one) => `causes: «${one}» c'è due volte`),
    ...twice(answers.map((one) => one.id)).map((one) => `questions: la risposta «${one}» c'è due volte`),
    ...answers.flatMap(({ id: answer, likely = [], unlikely = [] }) =>
      [...likely, ...unlikely]
        .filter((one) => !causeIds.includes(one))
        .map((one) => `questions: «${answer}» parla della causa «${one}», che qui non c'è`),
    ),
    ...also
      .filter((one) => one === id || !all.some((other) => other.id === one))
      .map((one) => `also: «${one}» dev'essere un'altra voce`),
    ...cited
      .filter((key) => key !== 'stima' && !Object.hasOwn(sources, key))
      .map((key) => `source: «${key}» non è in ${FOLDER}/${SOURCES}: aggiungila là, o scrivi stima`),
  ]
}

export function readFirstAid(files: ReadonlyMap<string, string>): FirstAid {
  const read = readYaml(`${FOLDER}/${SOURCES}`, files.get(SOURCES) ?? '', FirstAidSourcesFile)
  const { data: sources = {} } = read
  const said = readYaml(`${FOLDER}/${WORDS}`, files.get(WORDS) ?? JSON.stringify(NO_WORDS), FirstAidWordsFile)
  const parts = [...files]
    .filter(([name]) => name !== SOURCES && name !== WORDS)
    .map(([name, text]) => readFile(name, text))
  const order = (entry: Entry) => FIRST_AID_PARTS.indexOf(entry.part)
  const entries = parts.flatMap((one) => one.entries).sort((one, other) => order(one) - order(other))
  const problems = [
    ...read.problems,
    ...said.problems,
    ...parts.flatMap((one) => one.problems),
    ...entries.flatMap((entry) =>
      problemsOf(entry, entries, sources).map(
        (problem) => `${FOLDER}/${entry.part}.yaml, «${entry.id}»: ${problem}`,
      ),
    ),
  ]
  if (problems.length > 0) throw new ContentError(problems)
  return { symptoms: entries as Symptom[], sources, words: said.data ?? NO_WORDS }
}

export const firstAidModule = ({ symptoms, sources, words }: FirstAid): Record<string, string> => ({
  'first-aid.ts': `import type { Symptom } from '#domain/first-aid/symptom.ts'
export const SYMPTOMS: readonly Symptom[] = ${JSON.stringify(symptoms)}
export const FIRST_AID_SOURCES: Readonly<Record<string, string>> = ${JSON.stringify(sources)}
export const FIRST_AID_WORDS: Readonly<Record<'idle' | 'faults' | 'parts' | 'states' | 'told' | 'otherwise', readonly string[]> & Record<'written' | 'same', readonly (readonly string[])[]>> = ${JSON.stringify(words)}
`,
})
