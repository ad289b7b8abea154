import type { PlannedPageText } from '../../ui/planned-page.tsx'

const recipes = { label: 'Sfoglia le ricette', to: '/ricette' }
const glossary = { label: 'Apri il glossario', to: '/glossario' }

/** The texts of the tools, by path. */
export const toolPages: Record<string, PlannedPageText> = {
  '/calcolatore-impasto': {
    kicker: 'Strumenti',
    title: 'Calcolatore Impasto',
    description:
      'Calcola farina, acqua, sale e lievito per la tua pizza: forma, idratazione, ore e temperatura.',
    intro:
      'Dalla forma della pizza ai grammi di lievito: un impasto calcolato con le percentuali del panettiere.',
    contents: [
      'Sette stili pronti, dalla napoletana alla genovese',
      'Fermentazione a temperatura ambiente, in frigo o rapida, con il lievito adatto',
      'Prefermento e lievito madre, con farina e acqua già scorporate',
    ],
    links: [recipes, glossary],
  },
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
