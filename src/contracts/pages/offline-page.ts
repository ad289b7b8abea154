/** The page that says what works without a network. */
export const OFFLINE_PAGE = '/senza-rete'
