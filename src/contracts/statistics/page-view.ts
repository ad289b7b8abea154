import { z } from 'zod'
import { isCountedPage } from './counted-pages.ts'

/** A page that somebody went to inside the site: its path and nothing else. */
export const PageView = z.object({ path: z.string().max(40).refine(isCountedPage, 'Pagina sconosciuta') })
