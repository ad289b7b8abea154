import type { ImportEntryRow } from '#contracts/import/import-entry.ts'

/** Where an entry comes from, short. */
export const hostOf = (url: string): string =>
  URL.canParse(url) && /^https?:/.test(url) ? new URL(url).host.replace(/^www\./, '') : 'pagina incollata'

/** 'Somiglia a «Marinara», già sul sito (93 % uguale)'. */
export const duplicateText = ({ where, name, score }: NonNullable<ImportEntryRow['duplicate']>): string =>
  `Somiglia a «${name}», ${where === 'site' ? 'già sul sito' : "che aspetta anch'essa"} (${Math.round(score * 100)}% uguale)`
