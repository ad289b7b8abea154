import { expect, test } from 'vitest'
import type { Allergy } from '#domain/ingredients/species.ts'
import type { Need } from './evening-request.ts'
import { calledAs, eatersText, forText, groupsBy, namesText, titleOf } from './guest-groups.ts'

const tableOf = (...names: string[]) => ({
  guests: names.map((name, index) => ({
    name: name === '' ? `Ospite ${index + 1}` : name,
    appetite: 1 as const,
    shares: [],
    notes: [],
    servedMs: 0,
  })),
})

test.each<[string[], number[], string]>([
  [['', '', '', ''], [3], 'Ospite 4'],
  [['', '', '', ''], [0, 1], 'Ospiti 1 e 2'],
  [['', '', '', '', ''], [0, 1, 2, 4], 'Ospiti 1–3 e 5'],
  [['', '', '', '', '', '', ''], [0, 2, 3, 6], 'Ospiti 1, 3, 4 e 7'],
  [['Anna', 'Bruno'], [0, 1], 'Anna e Bruno'],
  [['Anna', '', ''], [0, 1, 2], 'Anna, ospiti 2 e 3'],
  [
    ['Anna', 'chi è celiaco', 'chi è vegano', 'chi è vegano', ''],
    [0, 2, 3, 4],
    'Anna, chi è vegano, ospite 5',
  ],
  [['Anna', '', 'Ospite 1'], [0, 1, 2], 'Anna, Ospite 1, ospite 2'],
])('%j: %j are %s', (names, places, text) => {
  expect(namesText(tableOf(...names), places)).toBe(text)
})

test.each<[string[], number[], string]>([
  [['', '', '', ''], [3], 'Per Ospite 4'],
  [['', '', '', ''], [0, 1, 2], 'Per gli ospiti 1–3'],
  [['Anna', '', ''], [0, 1, 2], 'Per Anna, ospiti 2 e 3'],
  [['chi è celiaco', '', '', '', ''], [1, 2, 3, 4], 'Per tutti gli altri'],
  [['chi è celiaco', '', '', '', ''], [1, 2, 3], 'Per gli ospiti 2–4'],
  [['Anna', 'chi è celiaco', '', '', ''], [0, 2, 3, 4], 'Per Anna e tutti gli altri'],
  [['Ospiti Segreti', ''], [0], 'Per Ospiti Segreti'],
])('%j: %j are served as %s', (names, places, text) => {
  expect(forText(tableOf(...names), places)).toBe(text)
})

test.each<[string, string[]]>([
  ['aaaa', ['Tutti: a']],
  ['a', ['Ospite 1: a']],
  ['abaaa', ['Tutti gli altri: a', 'Ospite 2: b']],
  ['aabb', ['Ospiti 1 e 2: a', 'Ospiti 3 e 4: b']],
  ['aaabbb', ['Ospiti 1–3: a', 'Ospiti 4–6: b']],
])('%s', (texts, told) => {
  const table = tableOf(...texts.split('').map(() => ''))
  const groups = groupsBy(
    texts.split('').map((_, place) => place),
    (place) => texts[place] ?? '',
  )
  expect(groups.map((group) => `${titleOf(table, group, groups)}: ${group.text}`)).toEqual(told)
})

test.each([
  [['', '', ''], [2], 'una persona'],
  [['', '', ''], [0, 2], 'due persone'],
  [['chi è celiaco', '', ''], [1, 2], 'due persone'],
  [['chi è celiaco', '', ''], [0], 'chi è celiaco'],
  [['Anna', '', ''], [2], 'Ospite 3'],
])('%j at %j are spoken of as %s', (names, places, text) => {
  expect(eatersText(tableOf(...names), places)).toBe(text)
})

test.each<[string, Need[], Allergy[], string]>([
  ['', [], [], 'Ospite 3'],
  ['Anna', ['celiachia'], ['sesamo'], 'Anna'],
  ['', ['celiachia'], [], 'chi è celiaco'],
  ['', ['vegana', 'senza lattosio'], [], 'chi è vegano e intollerante al lattosio'],
  ['', [], ['crostacei', 'noci'], 'chi non può mangiare crostacei e noci'],
  ['', ['celiachia'], ['sesamo'], 'chi è celiaco e non può mangiare sesamo'],
  ['', ['gravidanza'], [], 'Ospite 3'],
  ['', ['vegana', 'gravidanza'], ['pesce'], 'Ospite 3'],
])('%j with %j and %j is called %s', (name, needs, allergies, text) => {
  expect(calledAs({ name, needs, allergies }, 2)).toBe(text)
})
