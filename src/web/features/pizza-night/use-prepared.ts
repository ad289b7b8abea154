import { useEffect } from 'react'
import { useQueries } from '../../api/queries-context.ts'
import { whenIdle } from '../../ui/when-idle.ts'

/** As soon as the browser is offline, computes in advance the parts of an evening plan that do not depend on the
 * guests. */
export function usePrepared() {
  const queries = useQueries()
  useEffect(() => {
    const prepare = async () => {
      const { prepareHere } = await import('./plan-here.ts')
      await prepareHere(queries)
    }
    const onOffline = () => {
      // A failure is not reported here, because the plan itself reports missing data.
      if (!navigator.onLine) whenIdle(() => void prepare().catch(() => undefined))
    }
    onOffline()
    addEventListener('offline', onOffline)
    return () => removeEventListener('offline', onOffline)
  }, [queries])
}
