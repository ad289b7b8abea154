/** The pages that search engines should know, beside one page per recipe. The sitemap is made from this list. */
export const PUBLIC_PAGES = [
  '/',
  '/ricette',
  '/pizzerie',
  '/glossario',
  '/calcolatore-impasto',
  '/guida-forno',
  '/calcolatore-nutrizione',
  '/abbinamenti-ingredienti',
  '/serata',
  '/lista-spesa',
  '/shop',
  '/pronto-soccorso',
  '/storia-della-pizza',
  '/tecniche-di-impasto',
  '/forni-e-cottura',
  '/ingredienti-di-qualita',
  '/come-verifichiamo',
  '/privacy',
] as const

/** The page of one recipe. */
export const recipePage = (id: number): string => `/ricette/${id}`
