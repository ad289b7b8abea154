/** How a list of the dashboard is asked for: the typed words, and where its next page begins. */
export interface PageQuery {
  search?: string
  after?: number
}
