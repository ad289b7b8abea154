/** Formats are cached, because `toLocaleString` makes a new format each time, which is slow. */
const formats = new Map<string, Intl.NumberFormat>()
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat('it-IT', options)
  formats.set(key, format)
  return format
}

const written = (value: number, options: Intl.NumberFormatOptions): string =>
  numberFormat(options).format(value).replace('-', '−')

export const formatDecimal = (value: number, digits = 0): string =>
  written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })

export const formatUpTo = (value: number, digits: number): string =>
  written(value, { maximumFractionDigits: digits })

export const formatPrice = (price: number, currency: string): string =>
  numberFormat({ style: 'currency', currency }).format(price)

export const formatIsoDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('it-IT', { dateStyle: 'long', timeZone: 'UTC' })
