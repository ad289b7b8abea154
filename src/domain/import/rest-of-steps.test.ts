import { expect, test } from 'vitest'
import { bakeOfSteps, restOfSteps } from './rest-of-steps.ts'

test.each([
  [['Impasta per 10 minuti.', 'Fai riposare 8 ore.'], 480],
  [['Lascia lievitare per 24 ore in frigo, poi cuoci in forno per 12 minuti.'], 1440],
  [['Fai lievitare fino al raddoppio, circa 2 ore.'], 120],
  [['Copri e lascia lievitare per 2-3 ore. Stendi e inforna per 15 minuti.'], 180],
  [['Fai riposare per un’ora e mezza.'], 90],
  [['Riposo di 30 minuti, poi altre due ore di lievitazione.'], 150],
  [['Lascia riposare mezz’ora.'], 30],
  [['Fai riposare da 6 a 8 ore a temperatura ambiente.'], 480],
  [['Lascia maturare in frigorifero per 2 giorni.'], 2880],
  [['Stendi la pasta.', 'Inforna per 12 minuti.'], undefined],
  [['Fai lievitare fino al raddoppio.'], undefined],
  [['Cuoci la focaccia lievitata per 25 minuti.'], undefined],
])('%j rests %s minutes', (steps, minutes) => {
  expect(restOfSteps(steps)).toBe(minutes)
})

test.each([
  [['Impasta per 10 minuti.', 'Stendi e cuoci a 280 °C per 7 minuti.'], 7],
  [['Inforna a 250 °C per 10 minuti, poi unisci la mozzarella e cuoci altri 5 minuti.'], 15],
  [['Lascia lievitare 2 ore e inforna a 220° per 20-25 minuti.'], 25],
  [['Cuoci la focaccia lievitata in forno per 25 minuti.'], 25],
  [['Cuoci in forno caldo per 12 minuti e lascia riposare 5 minuti.'], 12],
  [['Preriscalda il forno per 45 minuti.', 'Inforna.'], undefined],
  [['Cuoci la salsa per 20 minuti.', 'Inforna a 250 °C per 8 minuti.'], 8],
  [['Rosola le salsicce in padella per 10 minuti.', 'Inforna finché è dorata.'], undefined],
  [['Cuoci a 250 gradi per 9 minuti.'], 9],
  [['Scalda il forno a 250 °C per 30 minuti.'], undefined],
])('%j bakes %s minutes', (steps, minutes) => {
  expect(bakeOfSteps(steps)).toBe(minutes)
})
