import { expect, test } from 'vitest'
import { restOfSteps } from './rest-of-steps.ts'

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
