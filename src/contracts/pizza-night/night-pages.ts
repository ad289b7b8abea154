export const NIGHT_PAGE = '/serata'

const QUARTER_MS = 15 * 60_000
/** Rounds the render time of a page down to a quarter of an hour, so that all visits in it share one cached
 * page. */
export const pageClockMs = (nowMs: number): number => nowMs - (nowMs % QUARTER_MS)

/** The token in the address gives access to the evening, so caches and search engines must not keep these
 * pages. */
export const INVITE_PAGE = '/serata/invito'
export const SHARED_NIGHT_PAGE = '/serata/menu'

export const invitePage = (token: string): string => `${INVITE_PAGE}/${encodeURIComponent(token)}`
export const sharedNightPage = (token: string): string => `${SHARED_NIGHT_PAGE}/${encodeURIComponent(token)}`
