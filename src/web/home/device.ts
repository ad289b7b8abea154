export type Device = 'apple' | 'android' | 'safari' | 'firefox' | 'computer'

/**
 * The device or browser on which the installation depends. An iPad may report itself as a Mac, but no Mac
 * has more than one touch point. Chrome and Edge also have 'Safari' in the user agent.
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
