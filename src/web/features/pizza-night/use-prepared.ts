import { useEffect } from 'react'
import { useQueries } from '../../api/queries-context.ts'
import { whenIdle } from '../../ui/when-idle.ts'

/** Without a network the plan is made here: what does not hang on the guests is read while they are written down. */
export function usePrepared() {
  const queries = useQueries()
  useEffect(() => {
    const prepare = async () => {
      const { prepareHere } = await import('./plan-here.ts')
      await prepareHere(queries)
    }
    const onOffline = () => {
      // The plan itself says what is missing.
      if (!navigator.onLine) whenIdle(() => void prepare().catch(() => undefined))
    }
    onOffline()
    addEventListener('offline', onOffline)
    return () => removeEventListener('offline', onOffline)
  }, [queries])
}
