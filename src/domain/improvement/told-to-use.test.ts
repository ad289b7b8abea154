import { expect, test } from 'vitest'
import { toldToUse } from './told-to-use.ts'

test.each([
  ['Usa 500 g di farina 00 al posto della farina 0.', 'Usa 500 g di farina 00 al posto  · .'],
  ['Invece della farina 00 metti farina di farro.', 'Invece  ·  metti farina di farro.'],
  ['Al posto della farina consiglio farro.', 'Al posto  ·  consiglio farro.'],
  ['Al posto della farina, farro.', 'Al posto  · , farro.'],
  ['Al posto di mozzarella e provola usa filante.', 'Al posto  ·  usa filante.'],
  ['Usa lo zucchero al posto del miele e patate.', 'Usa lo zucchero al posto  ·  e patate.'],
  ['Sostituisci la farina 00 e la semola con farina di farro.', 'Sostituisci  ·  con farina di farro.'],
  ['La farina 00 diventa farina di farro.', ' ·  diventa farina di farro.'],
  ['La farina 00 diventa elastica.', 'La farina 00 diventa elastica.'],
  ['Passa dalla farina 00 al farro.', 'Passa dalla  ·  al farro.'],
  ['Niente farina 00: usa semola.', 'Niente  · : usa semola.'],
  ['- **Farina 00**: sostituiscila con semola', '-  · : sostituiscila con semola'],
  ['- Farina 00 (500 g) → semola (300 g)', '-  ·  → semola (300 g)'],
  ['Togli la farina e il farro al suo posto.', 'Togli  ·  e il farro al suo posto.'],
  ['Elimina mozzarella, provola e pecorino.', 'Elimina  · .'],
  ['Niente farina 00, farro.', 'Niente  · , farro.'],
  ['La mozzarella va tolta dal frigorifero.', 'La mozzarella va tolta dal frigorifero.'],
  ['Togli la mozzarella dal siero.', 'Togli la mozzarella dal siero.'],
  ['Una focaccia senza burro né latte.', 'Una focaccia senza  · .'],
  ['Fior di latte senza lattosio.', 'Fior di latte senza lattosio.'],
  ['Il burro va sostituito con la panna.', ' ·  va sostituito con la panna.'],
  [
    "Metti la panna al posto del latte, il burro invece dell'olio e lo strutto anziché la margarina.",
    'Metti la panna al posto  · , il burro invece  ·  e lo strutto anziché  · .',
  ],
])('%s', (text, used) => {
  expect(toldToUse(text)).toBe(used)
})
