import { ALL_PAGES } from './pages.ts'

/** The pages whose visits are counted. */
export const COUNTED_PAGES = ALL_PAGES.filter(({ isPublic }) => isPublic).map(({ path, part }) => ({
  path,
  part,
}))
