import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { aboutSymptom, besideOne, findSymptoms } from './find-symptoms.ts'

const SEARCHED = SYMPTOMS.map((symptom) => ({ ...symptom, about: aboutSymptom(symptom) }))
const found = (text: string) => {
  const { first, perhaps } = findSymptoms(SEARCHED, text)
  return [first, perhaps].map((group) => group.map(({ id }) => id))
}
const idsFor = (text: string) => found(text).flat()

test.each([
  ['gommosa', 'gommosa'],
  ['chewing gum', 'gommosa'],
  ['Perché la mia pizza è PALLIDA?', 'pallida'],
  ['pallida e cruda al centro', 'cruda-al-centro'],
  ['cruda in mezzo', 'cruda-al-centro'],
  ['impasto appiccicoso', 'impasto-appiccicoso'],
  ['mi si attacca alla pala', 'attaccata-alla-pala'],
  ["l'impasto non cresce", 'non-lievita'],
  ['non lievita', 'non-lievita'],
  ['non si alza', 'non-lievita'],
  ["l'impasto non si alza", 'non-lievita'],
  ['il bordo non si alza', 'bordo-piatto'],
  ['non è salito', 'non-lievita'],
  ['sa di lievito', 'acida'],
  ['puzza di alcol', 'acida'],
  ['bruciata sotto', 'bruciata-sotto'],
  ['cornicione basso', 'bordo-piatto'],
  ['pozza di siero', 'mozzarella-acquosa'],
  ['il giorno dopo è dura', 'dura-il-giorno-dopo'],
  ['fumo', 'fumo'],
  ['si buca', 'si-strappa'],
  ['si sfonda', 'si-strappa'],
  ['panetti sgonfiati', 'impasto-collassato'],
  ['gomosa', 'gommosa'],
  ['mozarella acquosa', 'mozzarella-acquosa'],
])('«%s» is first of all %s', (text, id) => {
  expect(idsFor(text)[0]).toBe(id)
})

test.each([
  ['pallida', ['pallida']],
  ['palida', ['pallida']],
  ['Pizza pallda', ['pallida']],
  ['gomosa', ['gommosa']],
  ['non lievita', ['non-lievita']],
  ['bruciata sotto', ['bruciata-sotto']],
  ['attacata alla pala', ['attaccata-alla-pala']],
  ['bruciata', ['bruciata-sotto', 'condimento-bruciato', 'bruciata-sopra']],
])('«%s» is a title: it stands first, and apart from the others', (text, titled) => {
  const [first, perhaps] = found(text)
  expect(first).toEqual(titled)
  expect(perhaps).not.toContain('attaccata-alla-pala')
})

test.each([
  ['chewing gum', ['gommosa']],
  ['pozza di siero', ['mozzarella-acquosa']],
])('«%s» is one thing: what is hardly like it stands apart', (text, good) => {
  expect(found(text)[0]).toEqual(good)
})

test.each([
  ['pallida', ['cruda-al-centro', 'bordo-piatto']],
  ['la pizza non si cuoce sotto', ['pallida', 'bagnata-sotto-il-pomodoro']],
])('beside the one fault of «%s» stand the two nearest', (text, nearest) => {
  const cards = SEARCHED.map((symptom) => ({ ...symptom, similar: symptom.also }))
  const { first, perhaps } = findSymptoms(cards, text)
  expect(first).toHaveLength(1)
  expect(first.flatMap((one) => besideOne(cards, one, perhaps)).map(({ id }) => id)).toEqual(nearest)
})

test('no words find all of them, in their order', () => {
  expect(findSymptoms(SEARCHED, '  ')).toEqual({ first: SEARCHED, perhaps: [] })
})

test.each(['xyzzy', 'con la', '<script>', '12345'])('«%s» finds nothing', (text) => {
  expect(idsFor(text)).toEqual([])
})

test('every name that people use finds its symptom among the first three', () => {
  const missed = SYMPTOMS.flatMap(({ id, names }) =>
    names.filter((name) => !idsFor(name).slice(0, 3).includes(id)).map((name) => `${id}: ${name}`),
  )
  expect(missed).toEqual([])
})

const LEAST_RIGHT = 0.92

test('a complaint in whole words leads to its article', () => {
  const complaints = Object.entries(
    parse(readFileSync(new URL('complaints.yaml', import.meta.url), 'utf8')) as Record<string, string[]>,
  ).flatMap(([id, said]) => said.map((text) => ({ id, text })))
  expect(complaints.length).toBeGreaterThanOrEqual(120)
  const missed = complaints
    .filter(({ id, text }) => idsFor(text)[0] !== id)
    .map(({ id, text }) => `${text}: ${idsFor(text).slice(0, 3).join(', ')}, not ${id}`)
  expect(1 - missed.length / complaints.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_RIGHT)
})
