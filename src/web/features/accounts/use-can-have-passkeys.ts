import { canHavePasskeys, hasName } from '#web/api/passkeys.ts'
import { useSite } from '#web/api/site-context.ts'
import { useIsBrowser } from '#web/ui/use-is-browser.ts'

/** Undefined on the server and during hydration, when the browser's abilities are not known yet. */
export function useCanHavePasskeys(): boolean | undefined {
  const { publicUrl } = useSite()
  const isBrowser = useIsBrowser()
  if (!hasName(publicUrl)) return false
  return isBrowser ? canHavePasskeys(publicUrl) : undefined
}
