import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the component is mounted, where the browser can. The browser lets go of the lock
 * whenever the page is hidden, so it is asked for again each time the page comes back.
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isMounted = true
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const acquired = await navigator.wakeLock.request('screen')
        if (!isMounted) return void acquired.release()
        lock = acquired
        setHeld(true)
        acquired.addEventListener('release', () => setHeld(false))
      } catch {
        setHeld(false) // refused: low battery, or no permission
      }
    }
    void acquire()
    document.addEventListener('visibilitychange', acquire)
    return () => {
      isMounted = false
      document.removeEventListener('visibilitychange', acquire)
      void lock?.release()
    }
  }, [])
  return isHeld
}
