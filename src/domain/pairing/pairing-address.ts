/** The query string of the pairing page: /abbinamenti-ingredienti?scheda=analisi&con=pomodoro,basilico
 *
 * Valid   any query string. Unknown ingredients are left out and reported. */
import { ID_OF_FORMER } from '#knowledge/former-ids.ts'
import { INGREDIENT_CATEGORIES, MAX_COMBINED } from './ingredient.ts'
import type { PantryFilter } from './pantry-filter.ts'

export const PAIRING_TABS = ['guida', 'analisi', 'ingredienti'] as const
export type PairingTab = (typeof PAIRING_TABS)[number]

type Read = (name: string) => string | null

export type PairingState = Readonly<{
  tab: PairingTab
  base: string
  chosen: readonly string[]
  unknown: readonly string[]
}>

const LONGEST_SHOWN = 40

const idOfToday = (id: string) => ID_OF_FORMER.get(id) ?? id

export function pairingOfAddress(get: Read, known: ReadonlySet<string>): PairingState {
  const base = idOfToday(get('base') ?? '')
  const asked = [...new Set((get('con') ?? '').split(',').filter(Boolean).map(idOfToday))]
  return {
    tab: PAIRING_TABS.find((tab) => tab === get('scheda')) ?? 'guida',
    base: known.has(base) ? base : '',
    chosen: asked.filter((id) => known.has(id)).slice(0, MAX_COMBINED),
    unknown: [base, ...asked]
      .filter((id) => id !== '' && !known.has(id))
      .map((id) => id.slice(0, LONGEST_SHOWN)),
  }
}

export function filterOfAddress(get: Read): PantryFilter {
  const month = Number(get('mese'))
  return {
    text: get('cerca') ?? '',
    category: INGREDIENT_CATEGORIES.find((name) => name === get('categoria')) ?? '',
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
    onlyTraditional: get('tradizionali') === 'si',
  }
}

export const addressOfFilter = ({ text, category, month, onlyTraditional }: PantryFilter) => ({
  cerca: text,
  categoria: category,
  mese: month === null ? '' : String(month),
  tradizionali: onlyTraditional ? 'si' : '',
})
