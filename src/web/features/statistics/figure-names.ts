import { PAGE_TITLES } from '#contracts/pages/page-titles.built.ts'
import type { Statistics } from '#contracts/statistics/statistics.ts'
import { ownEntry } from '#domain/words/own-entry.ts'

/** Tools by what the server counts them as. */
const TOOL_NAMES: Readonly<Record<string, string>> = {
  impasto: 'Calcolatore di Impasto, sulla home',
  forno: 'Guida Forno',
  nutrizione: 'Calcolatore nutrizionale',
  abbinamenti: 'Abbinamenti',
  foto: 'Analizza Pizza',
}

/** A page with a name in its address, such as a symptom's: /pronto-soccorso/cruda-al-centro. */
function partName(key: string): string | undefined {
  const [, page, name = ''] = /^(.+)\/([^/]+)$/.exec(key) ?? []
  const title = ownEntry(PAGE_TITLES, `${page}/:id`)
  return title && `${title}: ${name.replaceAll('-', ' ')}`
}

/** '…' stands for many keys counted together. Any other key without a name is a deleted recipe. */
const unnamed = (key: string): string => (key === '…' ? 'Altre pagine' : `${key} (non c'è più)`)

/** Tools that calculate in the browser are counted by their page. */
export function toolName(key: string): string {
  const title = ownEntry(PAGE_TITLES, key)
  return ownEntry(TOOL_NAMES, key) ?? (title ? `${title} (aperture)` : key)
}

export const pageName = ({ key, title }: Statistics['pages'][number]): string =>
  title ?? ownEntry(PAGE_TITLES, key) ?? partName(key) ?? unnamed(key)
