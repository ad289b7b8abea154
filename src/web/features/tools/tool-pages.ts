import type { PlannedPageText } from '../../ui/planned-page.tsx'

const recipes = { label: 'Sfoglia le ricette', to: '/ricette' }

/** The texts of the tools, by path. */
export const toolPages: Record<string, PlannedPageText> = {
  '/calcolatore-nutrizione': {
    kicker: 'Strumenti',
    title: 'Calcolatore Nutrizione',
    description:
      'Calorie, nutrienti e allergeni della tua pizza, per fetta e per 100 grammi, da fonti aperte.',
    intro:
      'Calorie, grassi, sale e allergeni della tua pizza, per fetta e per cento grammi, con la fonte di ogni valore.',
    contents: [
      'Gli ingredienti da pizza con i valori nutritivi e la loro fonte',
      'I quattordici allergeni europei, segnalati ingrediente per ingrediente',
      'Totali, valori per 100 g e per fetta, tenendo conto della cottura',
    ],
    links: [{ label: 'Ricette vegane', to: '/ricette?categoria=Vegana' }, recipes],
  },
  '/lista-spesa': {
    kicker: 'Strumenti',
    title: 'Lista della Spesa',
    description: 'Scegli le ricette e ottieni una sola lista della spesa, da spuntare al mercato.',
    intro: 'Scegli le pizze della serata: la lista mette insieme gli ingredienti e la porti con te.',
    contents: [
      'Una lista sola per tutte le ricette che scegli',
      'Righe da spuntare, correggere e aggiungere',
      'Copia della lista negli appunti, pronta da mandare',
    ],
    links: [recipes],
  },
}
