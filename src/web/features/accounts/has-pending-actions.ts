export const PENDING_ACTIONS_KEY = 'begunBeforeLogin'

export function hasPendingActions(): boolean {
  try {
    return localStorage.getItem(PENDING_ACTIONS_KEY)?.includes('{') ?? false
  } catch {
    return false
  }
}
