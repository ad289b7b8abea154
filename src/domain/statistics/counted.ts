export const COUNTED = ['view', 'search', 'search_empty', 'tool', 'error'] as const
export type Counted = (typeof COUNTED)[number]
