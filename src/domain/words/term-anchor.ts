/** The anchor of a term on /glossario: 'forza (W)' is 'forza-w'. */
export const termAnchor = (term: string): string =>
  term
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
