/** The styles by which readers sort recipes out, in the order of the list, with their words. */
export const STYLES = {
  napoletana: 'Napoletana',
  tonda: 'Tonda classica',
  romana: 'Romana sottile',
  pala: 'Alla pala',
  teglia: 'In teglia',
  padellino: 'Al padellino',
  focaccia: 'Focaccia',
  siciliana: 'Siciliana',
  calzone: 'Calzone e ripieni',
  fritta: 'Fritta',
  padella: 'In padella',
} as const
export type Style = keyof typeof STYLES
