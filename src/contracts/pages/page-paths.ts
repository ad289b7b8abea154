/** The page of one recipe. */
export const recipePage = <Id extends number | string>(id: Id): `/ricette/${Id}` => `/ricette/${id}`

/** The page that says what works without a network. */
export const OFFLINE_PAGE = '/senza-rete'
