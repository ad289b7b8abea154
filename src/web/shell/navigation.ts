/** The items of the header, in their order. Ricette is an anchor of the home page. */
export const mainNavigation = [
  { label: 'Calcolatore Impasto', to: '/calcolatore-impasto' },
  { label: 'Guida Forno', to: '/guida-forno' },
  { label: 'Abbinamenti', to: '/abbinamenti-ingredienti' },
  { label: 'Shop', to: '/shop' },
  { label: 'Nutrizione', to: '/calcolatore-nutrizione' },
]

export const resources = [
  { label: 'Storia della Pizza', to: '/storia-della-pizza' },
  { label: 'Tecniche di Impasto', to: '/tecniche-di-impasto' },
  { label: 'Forni e Cottura', to: '/forni-e-cottura' },
  { label: 'Ingredienti di Qualità', to: '/ingredienti-di-qualita' },
]

/** Initials of a name: first letter of its first and last word, 'U' without a name. */
export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => /./u.exec(word ?? '')?.[0].toLocaleUpperCase('it')).join('') || 'U'
}
