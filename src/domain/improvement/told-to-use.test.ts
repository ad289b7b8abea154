import { expect, test } from 'vitest'
import { toldToUse } from './check-text.ts'

const OWN = ['500 g di farina 00', '200 g di mozzarella', '100 g di provola', '50 g di burro', 'semola q.b.']

test.each([
  ['Usa 500 g di farina 00 al posto della farina 0.', 'Usa 500 g di farina 00 al posto  · .'],
  ['Invece della farina 00 metti farina di farro.', 'Invece  ·  metti farina di farro.'],
  ['Al posto della farina, farro.', 'Al posto  · , farro.'],
  ['Al posto di mozzarella e provola usa filante.', 'Al posto  ·  usa filante.'],
  ['Al posto della mozzarella e del pecorino usa filante.', 'Al posto  ·  e del pecorino usa filante.'],
  ['Sostituisci la farina 00 e la semola con farina di farro.', 'Sostituisci  ·  con farina di farro.'],
  ['La farina 00 diventa 400 g di farro.', ' ·  diventa 400 g di farro.'],
  ['La farina 00 diventa elastica.', 'La farina 00 diventa elastica.'],
  ['Passa dalla farina 00 al farro.', 'Passa dalla  ·  al farro.'],
  ['Niente farina 00: usa semola.', 'Niente  · : usa semola.'],
  ['- **Farina 00**: sostituiscila con semola', '-  · : sostituiscila con semola'],
  ['- Farina 00 (500 g) → semola (300 g)', '-  ·  → semola (300 g)'],
  ['La mozzarella va tolta dal frigorifero.', 'La mozzarella va tolta dal frigorifero.'],
  ['Una focaccia senza burro né latte.', 'Una focaccia senza  ·  né latte.'],
  ['Togli il burro e metti la panna.', 'Togli  ·  e metti la panna.'],
])('%s', (text, used) => {
  expect(toldToUse(text, OWN)).toBe(used)
})
