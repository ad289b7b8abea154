import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { setItalianMessages } from '#server/plugins/italian-messages.ts'
import { toldBy } from '#tests/support/told-by.ts'
import { readImprove } from './read-improve.ts'
import { readIngredients } from './read-ingredients.ts'

beforeAll(setItalianMessages)

const content = new URL('../../content/', import.meta.url)
const filesIn = (folder: string) =>
  new Map(
    readdirSync(new URL(folder, content)).map((name) => [
      name,
      readFileSync(new URL(`${folder}${name}`, content), 'utf8'),
    ]),
  )
const entries = readIngredients(filesIn('ingredients/'))

test.each([
  ['piccante.yaml', 'food: senape', 'food: senapo', 'food: «senapo» non è un ingrediente'],
  ['piccante.yaml', '- add: senape', '- add: rafano', 'choices: «rafano» non è fra le voci di additions'],
  ['gourmet.yaml', 'pairing: menta', 'pairing: mentuccia', 'pairing: «mentuccia» non è un ingrediente con'],
  ['gourmet.yaml', 'grams: 25, ', '', 'line: servono name e grams, oppure soltanto text'],
  ['tips.yaml', '[mortadella]', '[Mortadella]', 'una parola è in lettere minuscole senza accenti'],
  ['doughs.yaml', 'share: 55', 'share: 0', 'glutenFree.mixes, voce 2: parts.0.share'],
])('%s: a mistake is told with its place and what to write', (name, written, mistaken, message) => {
  const files = filesIn('improve/')
  const text = files.get(name) ?? ''
  expect(text).toContain(written)
  files.set(name, text.replace(written, mistaken))
  const told = toldBy(() => readImprove(files, entries))
  expect(told).toContain(`content/improve/${name}`)
  expect(told).toContain(message)
})
