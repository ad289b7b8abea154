import { canHavePasskeys, hasName } from '#web/api/passkeys.ts'
import { useSite } from '#web/api/site-context.ts'
import { useIsBrowser } from '#web/ui/use-is-browser.ts'

/** Undefined during server rendering. Then space is reserved for the passkey button. */
export function useCanHavePasskeys(): boolean | undefined {
  const { publicUrl } = useSite()
  const isBrowser = useIsBrowser()
  if (!hasName(publicUrl)) return false
  return isBrowser ? canHavePasskeys(publicUrl) : undefined
}
