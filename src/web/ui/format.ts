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
