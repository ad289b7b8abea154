import { expect, test } from 'vitest'
import { toldOnce, withoutUntrue } from './untrue-words.ts'

const LENTILS = [{ noun: 'farcia di lenticchie', refuses: ['rosa', 'grass'] }]

test('a part of a clause that the substitute does not fulfil goes, and the others stay', () => {
  const told =
    'La pizza è pronta quando le patate sono brune, la farcia di lenticchie non è più rosa e il fondo suona secco.'
  expect(withoutUntrue(told, LENTILS)).toBe(
    'La pizza è pronta quando le patate sono brune e il fondo suona secco.',
  )
  expect(withoutUntrue('Servila, quando il grasso della farcia di lenticchie è chiaro.', LENTILS)).toBe(
    'Servila.',
  )
})

test('a gesture and what is true of it stay as they are', () => {
  for (const told of [
    'Cuoci la farcia di lenticchie finché il bordo è rosa.',
    'Distribuisci la farcia di lenticchie e il grasso, poi inforna.',
  ])
    expect(withoutUntrue(told, LENTILS)).toBe(told)
})

test('two lines that became one are told once', () => {
  expect(toldOnce("Aggiungi il sale, l'olio e l'olio a filo.")).toBe("Aggiungi il sale e l'olio a filo.")
  expect(toldOnce('Mescola il tofu e il tofu.')).toBe('Mescola il tofu.')
  expect(toldOnce('Mescola il tofu e il sale.')).toBe('Mescola il tofu e il sale.')
})
