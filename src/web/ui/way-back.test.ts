import { expect, test } from 'vitest'
import { backTo } from './way-back.ts'

test.each([
  ['Pizza Margherita', 'alla Margherita'],
  ['Pizza Amatriciana', 'alla Pizza Amatriciana'],
  ['Pizza ai Funghi Porcini', 'alla Pizza ai Funghi Porcini'],
  ["Focaccia all'Olio", "alla Focaccia all'Olio"],
  ['Calzone con Scarola', 'a «Calzone con Scarola»'],
  ['Montanare Fritte', 'a «Montanare Fritte»'],
])('one goes back from a tool to %s as an Italian says it', (name, label) => {
  expect(backTo(name)).toBe(label)
})
