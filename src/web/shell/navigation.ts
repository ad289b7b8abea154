/** The items of the header, in their order. Ricette is an anchor of the home page. */
export const mainNavigation = [
  { label: 'Calcolatore Impasto', to: '/calcolatore-impasto' },
  { label: 'Guida Forno', to: '/guida-forno' },
  { label: 'Abbinamenti', to: '/abbinamenti-ingredienti' },
  { label: 'Shop', to: '/shop' },
  { label: 'Nutrizione', to: '/calcolatore-nutrizione' },
]

/** In the footer; the first three are anchors of the home page. */
export const quickLinks = [
  { label: 'Ricette', to: '/#ricette' },
  { label: 'Pizzerie', to: '/#pizzerie' },
  { label: 'Glossario', to: '/#glossario' },
  { label: 'Nutrizione', to: '/calcolatore-nutrizione' },
]

export const resources = [
  { label: 'Storia della Pizza', to: '/storia-della-pizza' },
  { label: 'Tecniche di Impasto', to: '/tecniche-di-impasto' },
  { label: 'Forni e Cottura', to: '/forni-e-cottura' },
  { label: 'Ingredienti di Qualità', to: '/ingredienti-di-qualita' },
]

/** In the menu of logged-in users. */
export const accountPlaces = [
  { label: 'Profilo', to: '/profilo' },
  { label: 'Preferiti e collezioni', to: '/#pizza-box' },
  { label: 'Lista della spesa', to: '/lista-spesa' },
]

/** In the footer, by what they are for. */
export const tools = [
  { label: 'Cerca in tutto il sito', to: '/cerca' },
  { label: "Calcolatore d'impasto", to: '/calcolatore-impasto' },
  { label: 'Guida al forno', to: '/guida-forno' },
  { label: 'Serata pizza', to: '/serata' },
  { label: 'Pronto soccorso pizza', to: '/pronto-soccorso' },
  { label: 'Che cosa abbinare', to: '/abbinamenti-ingredienti' },
  { label: 'Lista della spesa', to: '/lista-spesa' },
  { label: 'Attrezzi e libri', to: '/shop' },
  { label: 'Come verifichiamo', to: '/come-verifichiamo' },
]

/** Label, address and sign of each place of a phone's bar. Collections are a part of the home page. */
export const barPlaces = [
  ['Ricette', '/ricette', 'glyph-recipes'],
  ['Impasto', '/calcolatore-impasto', 'glyph-dough'],
  ['Forno', '/guida-forno', 'glyph-oven'],
  ['Spesa', '/lista-spesa', 'glyph-basket'],
  ['Preferiti', '/#pizza-box', 'glyph-heart'],
] as const

/** Initials of a name: first letter of its first and last word, 'U' without a name. */
export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => /./u.exec(word ?? '')?.[0].toLocaleUpperCase('it')).join('') || 'U'
}
