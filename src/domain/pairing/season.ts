/** The month in Italy, 1-12: what is in season there does not hang on where a clock stands. */
export const italianMonth = (now: Date): number =>
  Number(new Intl.DateTimeFormat('it-IT', { month: 'numeric', timeZone: 'Europe/Rome' }).format(now))
