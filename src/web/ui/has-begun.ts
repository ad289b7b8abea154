export const BEGUN_KEY = 'begunBeforeLogin'

/** True where a visitor may have begun something: only then is what reads it worth loading. */
export function hasBegun(): boolean {
  try {
    return localStorage.getItem(BEGUN_KEY)?.includes('{') ?? false
  } catch {
    return false
  }
}
