import type { ImportEntryRow } from '#contracts/import/import-entry.ts'

export const hostOf = (url: string): string =>
  URL.canParse(url) && /^https?:/.test(url) ? new URL(url).host.replace(/^www\./, '') : 'pagina incollata'

export const duplicateText = ({ where, name, score }: NonNullable<ImportEntryRow['duplicate']>): string =>
  `Somiglia a «${name}», ${where === 'site' ? 'già sul sito' : "che aspetta anch'essa"} (${Math.round(score * 100)}% uguale)`
