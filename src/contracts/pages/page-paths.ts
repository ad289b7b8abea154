export const recipePage = <Id extends number | string>(id: Id): `/ricette/${Id}` => `/ricette/${id}`

export const OFFLINE_PAGE = '/senza-rete'
