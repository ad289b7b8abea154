const NAMES = {
  'piastra-acciaio': 'Piastra',
  'pietra-refrattaria': 'Pietra refrattaria',
  'forno-portatile-gas': 'Forno a gas',
  'forno-elettrico-pizza': 'Forno elettrico',
  'teglia-ferro-blu': 'Teglia',
  'pala-forata': 'Pala',
  'termometro-infrarossi': 'Termometro',
  bilancino: 'Bilancino',
  'farina-pizza': 'Farina',
  'libro-pizza-bible': 'Libro',
} as const

export const SHOP_DRAWINGS: readonly { value: string; label: string }[] = Object.entries(NAMES).map(
  ([name, label]) => ({ value: `/immagini/shop/${name}.svg`, label }),
)
