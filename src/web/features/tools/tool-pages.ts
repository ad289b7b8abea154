import type { PlannedPageText } from '../../ui/planned-page.tsx'

const recipes = { label: 'Sfoglia le ricette', to: '/ricette' }

/** The texts of the tools, by path. */
export const toolPages: Record<string, PlannedPageText> = {
  '/guida-forno': {
    kicker: 'Strumenti',
    title: 'Guida Forno',
    description:
      'Temperatura e tempo di cottura per il tuo forno: stile di pizza, tipo di forno e superficie.',
    intro:
      'Ogni forno ha il suo carattere: dimmi qual è il tuo e ti dico a quanti gradi, per quanto e su quale ripiano.',
    contents: [
      'Temperature e tempi per stile, forno e superficie di cottura',
      'Gli aggiustamenti per un forno di casa che non arriva in alto',
      'Consigli e avvertenze di sicurezza',
    ],
    links: [recipes, { label: 'Forni e Cottura', to: '/forni-e-cottura' }],
  },
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
  '/abbinamenti-ingredienti': {
    kicker: 'Strumenti',
    title: 'Abbinamenti',
    description: 'Quali ingredienti stanno bene insieme sulla pizza, per sapore, tradizione e stagione.',
    intro:
      "Parti da un ingrediente e scopri con che cosa va d'accordo: per sapore, per tradizione, per stagione.",
    contents: [
      'Gli abbinamenti migliori a partire da un ingrediente',
      "L'equilibrio di una combinazione: dolce, salato, acido, umami",
      'Le proposte di stagione',
    ],
    links: [{ label: 'Ricette gourmet', to: '/ricette?categoria=Gourmet' }, recipes],
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
  '/shop': {
    kicker: 'Attrezzatura',
    title: 'Shop',
    description: 'Forni, pale, pietre e ingredienti per fare la pizza, scelti per tipo di pizza.',
    intro: 'Forni, pale, pietre, teglie e farine: quello che serve davvero, senza riempire la cucina.',
    contents: [
      'Prodotti divisi per categoria',
      'Prezzi indicativi, dichiarati come tali',
      'A quale stile di pizza serve ogni attrezzo',
    ],
    links: [{ label: 'Forni e Cottura', to: '/forni-e-cottura' }, recipes],
  },
}
