/**
 * An address as the register keeps it, which nobody can take back: enough to know it again, too little to write to it.
 * 'mario@example.it' is 'm…@example.it'. Total.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 0) return '…'
  const [first = '', ...others] = email.slice(0, at)
  return `${others.length > 0 ? first : ''}…${email.slice(at)}`
}
