import { PAGE_TITLES } from '#contracts/pages/page-titles.built.ts'
import type { Statistics } from '#contracts/statistics/statistics.ts'
import { ownEntry } from '#domain/words/own-entry.ts'

const TOOL_NAMES: Readonly<Record<string, string>> = {
  impasto: 'Calcolatore di Impasto, sulla home',
  forno: 'Guida Forno',
  nutrizione: 'Calcolatore nutrizionale',
  abbinamenti: 'Abbinamenti',
  foto: 'Analizza Pizza',
}

/** The name of a page with an id in its path, such as /pronto-soccorso/cruda-al-centro. */
function partName(key: string): string | undefined {
  const [, page, name = ''] = /^(.+)\/([^/]+)$/.exec(key) ?? []
  const title = ownEntry(PAGE_TITLES, `${page}/:id`)
  return title && `${title}: ${name.replaceAll('-', ' ')}`
}

const unnamed = (key: string): string => (key === '…' ? 'Altre pagine' : `${key} (non c'è più)`)

/** A tool that calculates in the browser has no count of calculations. Its page views are counted. */
export function toolName(key: string): string {
  const title = ownEntry(PAGE_TITLES, key)
  return ownEntry(TOOL_NAMES, key) ?? (title ? `${title} (aperture)` : key)
}

export const pageName = ({ key, title }: Statistics['pages'][number]): string =>
  title ?? ownEntry(PAGE_TITLES, key) ?? partName(key) ?? unnamed(key)
