import type { SourceType } from '#domain/import/import-vocabulary.ts'

export const SOURCE_TYPES_TEXT: Readonly<Record<SourceType, string>> = {
  site: 'Sito',
  sitemap: 'Mappa del sito',
  feed: 'Feed',
  page: 'Pagina',
}
