export type Device = 'apple' | 'android' | 'safari' | 'firefox' | 'computer'

/**
 * What installing depends on; on a computer it is the browser. An iPad calls itself a Mac, but no Mac is touched with
 * more than one finger, and every other browser calls itself Safari too.
 */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple'
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'apple'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox/.test(userAgent)) return 'firefox'
  return /Macintosh.*Safari/.test(userAgent) && !/Chrom|Edg/.test(userAgent) ? 'safari' : 'computer'
}
