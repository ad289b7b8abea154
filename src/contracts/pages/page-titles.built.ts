import { ALL_PAGES } from './pages.ts'

export const PAGE_TITLES = Object.fromEntries(
  ALL_PAGES.flatMap(({ path, title }) => (title ? [[path, title]] : [])),
)
