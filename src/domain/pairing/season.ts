/** The month in Italy, 1-12. The season does not depend on the reader's time zone. */
export const italianMonth = (now: Date): number =>
  Number(new Intl.DateTimeFormat('it-IT', { month: 'numeric', timeZone: 'Europe/Rome' }).format(now))
