import { clsx } from 'clsx'
import { VERIFY_NOTICE } from '#contracts/before-first-paint.ts'

export const VERIFY_ROOM = 'min-h-26.5 sm:min-h-14.25'

export const VerifyRoom = () => (
  <div aria-hidden className={clsx(VERIFY_ROOM, 'hidden border-b border-line bg-crust unverified:block')} />
)

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
