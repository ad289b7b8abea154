import { z } from 'zod'
import { isCountedPage } from './counted-pages.ts'

export const PageView = z.object({ path: z.string().max(40).refine(isCountedPage, 'Pagina sconosciuta') })
