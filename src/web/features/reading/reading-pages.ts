import type { PlannedPageText } from '../../ui/planned-page.tsx'

const glossary = { label: 'Apri il glossario', to: '/glossario' }
const recipes = { label: 'Sfoglia le ricette', to: '/ricette' }

/** The texts of the reading pages, by path. */
export const readingPages: Record<string, PlannedPageText> = {
  '/storia-della-pizza': {
    kicker: 'Da leggere',
    title: 'Storia della Pizza',
    description: 'La storia della pizza raccontata con i documenti: da Napoli al mondo, leggende comprese.',
    intro:
      'La pizza come la conosciamo nasce a Napoli, tra forni di strada e venditori ambulanti. Raccontarla bene vuol dire distinguere i documenti dalle leggende.',
    contents: [
      'Che cosa sappiamo davvero, e da quali fonti',
      'Le leggende da prendere con le pinze',
      'Le pizzerie che ci sono ancora',
    ],
    links: [
      { label: 'Pizzerie storiche', to: '/pizzerie' },
      { label: 'Ricette napoletane', to: '/ricette?categoria=Napoletana' },
    ],
  },
  '/tecniche-di-impasto': {
    kicker: 'Da leggere',
    title: 'Tecniche di Impasto',
    description: 'Impasto diretto, biga, poolish, autolisi e pieghe: come si fanno e quando servono.',
    intro:
      'Diretto o indiretto, a mano o in planetaria: la tecnica decide il morso, il profumo e la digeribilità più di qualsiasi condimento.',
    contents: [
      'Impasto diretto e indiretto a confronto',
      'Biga, poolish e lievito madre',
      'Pieghe, staglio e stesura',
    ],
    links: [glossary, recipes],
  },
  '/forni-e-cottura': {
    kicker: 'Da leggere',
    title: 'Forni e Cottura',
    description:
      'Forno a legna, elettrico e di casa, pietra e acciaio: come cuociono la pizza e che cosa cambia.',
    intro:
      'Un minuto a 450 °C o otto a 250 °C: lo stesso impasto dà due pizze diverse. Capire il forno vuol dire scegliere quale delle due vuoi.',
    contents: [
      "Calore dalla platea, dalla volta e dall'aria",
      "Pietra refrattaria, piastra d'acciaio e teglia",
      'Come ottenere il meglio dal forno di casa',
    ],
    links: [{ label: 'Ricette in teglia', to: '/ricette?categoria=Teglia' }, glossary],
  },
  '/ingredienti-di-qualita': {
    kicker: 'Da leggere',
    title: 'Ingredienti di Qualità',
    description: "Farine, pomodori, latticini e olio per la pizza: come leggerne l'etichetta e sceglierli.",
    intro:
      "Farina, acqua, sale, lievito, pomodoro, latte: con sei ingredienti non c'è dove nascondersi. Conviene sceglierli bene.",
    contents: [
      'Leggere la scheda di una farina: W, P/L, ceneri',
      'Pelati, San Marzano e passate',
      'Fior di latte, bufala e provola',
    ],
    links: [glossary, recipes],
  },
  '/come-verifichiamo': {
    kicker: 'Trasparenza',
    title: 'Come verifichiamo',
    description: 'Da dove vengono i numeri e i fatti di Cornicione, e che cosa facciamo quando sono incerti.',
    intro:
      'Ogni numero che leggi qui ha una fonte o porta la scritta «stima». Le dosi di ogni ricetta passano un controllo automatico: peso dei panetti, idratazione, sale e tempi devono tornare.',
    contents: [
      'Le fonti di dosi, temperature e valori nutritivi',
      'Come controlliamo le ricette prima di pubblicarle',
      'Come segnalarci un errore',
    ],
    links: [
      recipes,
      { label: 'Come verifichiamo i calcoli', to: '/come-verifichiamo-i-calcoli' },
      { label: 'Pizzerie storiche', to: '/pizzerie' },
    ],
  },
}
