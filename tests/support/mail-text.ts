/** Undoes quoted-printable (RFC 2045, 6.7), so that a test reads what a person would. */
export function decodeQuotedPrintable(encoded: string): string {
  const joined = encoded.replaceAll(/=\r?\n/g, '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The token of the first link in a raw mail whose path ends with `path`. */
export function tokenIn(rawMail: string, path: string): string {
  const found = new RegExp(`${path}\\?token=([\\w-]+)`).exec(decodeQuotedPrintable(rawMail))?.[1]
  if (!found) throw new Error(`no link to ${path} in: ${rawMail}`)
  return found
}
