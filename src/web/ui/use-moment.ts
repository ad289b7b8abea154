import { useEffect, useState } from 'react'

const MOMENT_MS = 2000

/** True for a moment after `show`, to say on a button that it is done. */
export function useMoment(): [isShown: boolean, show: () => void] {
  const [since, setSince] = useState(0)
  useEffect(() => {
    if (since === 0) return
    const timer = setTimeout(() => setSince(0), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [since])
  return [since > 0, () => setSince(Date.now())]
}
