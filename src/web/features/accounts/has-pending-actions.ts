export const PENDING_ACTIONS_KEY = 'begunBeforeLogin'

/** Whether this device may have stored actions: only then is it worth loading the code that reads them. */
export function hasPendingActions(): boolean {
  try {
    return localStorage.getItem(PENDING_ACTIONS_KEY)?.includes('{') ?? false
  } catch {
    return false
  }
}
