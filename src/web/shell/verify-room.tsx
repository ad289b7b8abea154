import { clsx } from 'clsx'
import { VERIFY_NOTICE } from '#contracts/before-first-paint.ts'

/** The height of the notice: two lines and its button on a phone, one line on a wide screen. */
export const VERIFY_ROOM = 'min-h-26.5 sm:min-h-14.25'

/** Reserves the notice's space if the last page had it, until the session is known. */
export const VerifyRoom = () => (
  <div aria-hidden className={clsx(VERIFY_ROOM, 'hidden border-b border-line bg-crust unverified:block')} />
)

/** The next page keeps no place for it. A browser that stores nothing has nothing to forget. */
export function forgetVerifyNotice() {
  try {
    localStorage.removeItem(VERIFY_NOTICE)
  } catch {}
}

export function rememberVerifyNotice() {
  try {
    localStorage.setItem(VERIFY_NOTICE, '1')
  } catch {}
}
