/** Tools by what the server counts them as; those that calculate in the browser by their page, which is counted. */
export const TOOL_NAMES: Readonly<Record<string, string>> = {
  impasto: 'Calcolatore di Impasto, sulla home',
  forno: 'Guida Forno',
  nutrizione: 'Calcolatore Nutrizione',
  abbinamenti: 'Abbinamenti',
  foto: 'Analizza Pizza',
  '/calcolatore-impasto': 'Calcolatore Impasto (aperture)',
  '/lista-spesa': 'Lista della Spesa (aperture)',
}

/** '/ricette/12' and '/' as they are called. */
export const pageName = (path: string): string => (path === '/' ? 'Home' : path)
