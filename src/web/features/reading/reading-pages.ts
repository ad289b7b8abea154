import type { PlannedPageText } from '../../ui/planned-page.tsx'

const recipes = { label: 'Sfoglia le ricette', to: '/ricette' }

/** The texts of the reading pages, by path. */
export const readingPages: Record<string, PlannedPageText> = {
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
    links: [recipes, { label: 'Pizzerie storiche', to: '/pizzerie' }],
  },
}
