/** The converter's time guide, word for word from the site's specification. */
export const TIME_GUIDE = [
  { label: 'Lievitazione minima', time: '8-12 ore' },
  { label: 'Lievitazione ottimale', time: '24-48 ore' },
  { label: 'Cottura nel forno a legna', time: '60-90 secondi' },
  { label: 'Cottura nel forno di casa', time: '8-12 minuti' },
  { label: "Riposo dell'impasto", time: '20-30 minuti' },
] as const

/** The guide's minutes are those of a stone. The figures of the oven guide for a round pizza stand beside. */
export const HOME_BAKE_NOTE =
  'Gli 8-12 minuti nel forno di casa sono una media: a 250 °C una tonda su pietra ne vuole 7-11, in teglia 11-16, su acciaio 6-9.'
