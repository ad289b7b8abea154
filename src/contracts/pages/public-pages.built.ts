import { ALL_PAGES, pathsOf } from './pages.ts'

export const COUNTED_PAGES = ALL_PAGES.filter(({ isPublic }) => isPublic).map(({ path, part }) => ({
  path,
  part,
}))

export const KEPT_PAGES = pathsOf(ALL_PAGES.filter(({ isKept }) => isKept))
