/** Where an entry comes from, short. */
export const hostOf = (url: string): string =>
  URL.canParse(url) && /^https?:/.test(url) ? new URL(url).host.replace(/^www\./, '') : 'pagina incollata'

/** '93 % uguale'. */
export const scoreText = (score: number): string => `${Math.round(score * 100)} % uguale`
