/** The page of one recipe. */
export const recipePage = <Id extends number | string>(id: Id): `/ricette/${Id}` => `/ricette/${id}`
