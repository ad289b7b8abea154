import { canHavePasskeys, hasName } from '../api/passkeys.ts'
import { useSite } from '../api/site-context.ts'
import { useIsBrowser } from './use-is-browser.ts'

/** Undefined while only the server has spoken, in which room is kept; false where no passkey can be used. */
export function useCanHavePasskeys(): boolean | undefined {
  const { publicUrl } = useSite()
  const isBrowser = useIsBrowser()
  if (!hasName(publicUrl)) return false
  return isBrowser ? canHavePasskeys(publicUrl) : undefined
}
