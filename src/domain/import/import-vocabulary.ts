export const IMPORT_KINDS = ['recipe', 'pizzeria'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const SOURCE_TYPES = ['site', 'sitemap', 'feed', 'page'] as const
export type SourceType = (typeof SOURCE_TYPES)[number]
