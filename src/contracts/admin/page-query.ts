export interface PageQuery {
  search?: string
  after?: number
}
