/**
 * Address for the permanent audit log: recognizable but not usable. 'mario@example.it' becomes
 * 'm…@example.it'. Accepts any string.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return '…'
  const [first = '', ...others] = email.slice(0, at)
  return `${others.length > 0 ? first : ''}…${email.slice(at)}`
}
