import { expect, test } from 'vitest'
import { dinnerStart, nextDinner, readyText } from './ready-text.ts'

/** A Wednesday. */
const at = (time: string) => new Date(`2026-11-25T${time}:00`)

test.each([
  ['18:00', 45, 'oggi alle 18:45'],
  ['18:01', 45, 'oggi alle 18:50'],
  ['23:30', 45, 'domani alle 0:15'],
  ['7:00'.padStart(5, '0'), 794, 'oggi alle 20:15'],
  ['20:00', 1440, 'domani alle 20:00'],
  ['20:00', 2880, 'venerdì alle 20:00'],
  ['20:00', 8 * 1440, 'giovedì 3 dicembre alle 20:00'],
])('begun on Wednesday at %s, %d minutes later: %s', (time, minutes, expected) => {
  expect(readyText(at(time), minutes)).toBe(expected)
})

test.each([
  [45, 'alle 19:15'],
  [794, 'alle 6:45'],
  [1135, "all'1:05"],
  [1440, 'il giorno prima alle 20:00'],
  [1465, 'il giorno prima alle 19:35'],
  [2 * 1440 + 60, 'due giorni prima alle 19:00'],
  [9 * 1440, undefined],
])('for a dinner at 20:00, %d minutes of recipe begin %s', (minutes, expected) => {
  expect(dinnerStart(minutes)).toBe(expected)
})

test.each([
  ['06:45', 794, 'Per cena', 'alle 6:45'],
  ['06:46', 794, 'Per cena domani', 'alle 6:45'],
  ['12:30', 1465, 'Per cena domani', 'oggi alle 19:35'],
  ['19:40', 1465, 'Per cena venerdì', 'domani alle 19:35'],
  ['20:30', 2 * 1440 + 60, 'Per cena sabato', 'domani alle 19:00'],
])('on Wednesday at %s, with %d minutes of recipe: %s begin %s', (time, minutes, dinner, start) => {
  expect(nextDinner(at(time), minutes)).toEqual([dinner, start])
})
