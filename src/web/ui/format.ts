/** Everything a reader sees as a number passes here: decimal comma, Italian grouping. */
export const formatDecimal = (value: number, digits = 0): string =>
  value.toLocaleString('it-IT', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export const formatUpTo = (value: number, digits: number): string =>
  value.toLocaleString('it-IT', { maximumFractionDigits: digits })

export const formatSignificant = (value: number, digits: number): string =>
  value.toLocaleString('it-IT', { maximumSignificantDigits: digits })

/** '1.234,50 €'. */
export const formatPrice = (price: number, currency: string): string =>
  price.toLocaleString('it-IT', { style: 'currency', currency })

/** '3 marzo 2026', of a day as the server writes it. */
export const formatIsoDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('it-IT', { dateStyle: 'long', timeZone: 'UTC' })
