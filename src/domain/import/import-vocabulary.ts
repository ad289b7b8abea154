/** What is imported, and where from. Forms, API and database read these lists and no other. */
export const IMPORT_KINDS = ['recipe', 'pizzeria'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** A site is searched for its sitemap, a sitemap or a feed leads to pages, a page is read itself. */
export const SOURCE_TYPES = ['site', 'sitemap', 'feed', 'page'] as const
export type SourceType = (typeof SOURCE_TYPES)[number]
