/**
 * Hides an email address for the permanent audit log: 'mario@example.it' becomes 'm…@example.it'. A name
 * of one letter is removed. Accepts any string.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return '…'
  const [first = '', ...others] = email.slice(0, at)
  return `${others.length > 0 ? first : ''}…${email.slice(at)}`
}
