export const recipePage = <Id extends number | string>(id: Id): `/ricette/${Id}` => `/ricette/${id}`

export const MY_KITCHEN_PAGE = '/la-mia-cucina'

export const OFFLINE_PAGE = '/senza-rete'
