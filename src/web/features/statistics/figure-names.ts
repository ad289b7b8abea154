import type { Statistics } from '#contracts/statistics/statistics.ts'
import { FIRST_AID_PAGE, isSymptomPage } from '#domain/first-aid/first-aid-address.ts'
import { ownEntry } from '#domain/words/own-entry.ts'

/** Tools by what the server counts them as; those that calculate in the browser by their page, which is counted. */
const TOOL_NAMES: Readonly<Record<string, string>> = {
  impasto: 'Calcolatore di Impasto, sulla home',
  forno: 'Guida Forno',
  nutrizione: 'Calcolatore nutrizionale',
  abbinamenti: 'Abbinamenti',
  foto: 'Analizza Pizza',
  '/calcolatore-impasto': 'Calcolatore Impasto (aperture)',
  '/lista-spesa': 'Lista della Spesa (aperture)',
  '/serata': 'Serata pizza (aperture)',
}

/** Pages as their titles call them. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/ricette': 'Ricette di Pizza',
  '/pizzerie': 'Pizzerie storiche',
  '/glossario': 'Glossario della pizza',
  '/calcolatore-impasto': 'Calcolatore Impasto',
  '/guida-forno': 'Guida Forno',
  '/calcolatore-nutrizione': 'Calcolatore nutrizionale',
  '/abbinamenti-ingredienti': 'Abbinamenti',
  '/serata': 'Serata pizza',
  '/lista-spesa': 'Lista della Spesa',
  '/shop': 'Shop',
  [FIRST_AID_PAGE]: 'Pronto soccorso pizza',
  '/storia-della-pizza': 'Storia della Pizza',
  '/tecniche-di-impasto': 'Tecniche di Impasto',
  '/forni-e-cottura': 'Forni e Cottura',
  '/ingredienti-di-qualita': 'Ingredienti di Qualità',
  '/come-verifichiamo': 'Come verifichiamo i calcoli',
  '/privacy': 'Privacy',
}

/** A page of first aid, by its address: /pronto-soccorso/cruda-al-centro. */
const symptomName = (key: string): string | undefined =>
  isSymptomPage(key)
    ? `Pronto soccorso: ${key.slice(FIRST_AID_PAGE.length + 1).replaceAll('-', ' ')}`
    : undefined

/** What nobody can name any more: many different keys counted as one, a recipe that was deleted for good. */
const unnamed = (key: string): string => (key === '…' ? 'Altre pagine' : `${key} (non c'è più)`)

export const toolName = (key: string): string => ownEntry(TOOL_NAMES, key) ?? key

/** `title` is the recipe's, where the page is one. */
export const pageName = ({ key, title }: Statistics['pages'][number]): string =>
  title ?? ownEntry(PAGE_NAMES, key) ?? symptomName(key) ?? unnamed(key)
