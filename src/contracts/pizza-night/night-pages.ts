export const NIGHT_PAGE = '/serata'

const QUARTER_MS = 15 * 60_000
/** The hour that a page is made at: the same for a quarter of an hour, as long as a copy of it may be sent. */
export const pageClockMs = (nowMs: number): number => nowMs - (nowMs % QUARTER_MS)

/** The pages of an evening's links: their token is the key, so no copy of them is kept anywhere and no search engine is told. */
export const INVITE_PAGE = '/serata/invito'
export const SHARED_NIGHT_PAGE = '/serata/menu'

export const invitePage = (token: string): string => `${INVITE_PAGE}/${encodeURIComponent(token)}`
export const sharedNightPage = (token: string): string => `${SHARED_NIGHT_PAGE}/${encodeURIComponent(token)}`
