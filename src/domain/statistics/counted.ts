/** What the site counts: pages that were read, searches, searches that found nothing, tools that were used, failures. */
export const COUNTED = ['view', 'search', 'search_empty', 'tool', 'error'] as const
export type Counted = (typeof COUNTED)[number]
