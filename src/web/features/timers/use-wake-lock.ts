import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while the component is mounted. The browser releases the lock when the page is
 * hidden, so the lock is requested again when the page becomes visible.
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
        setHeld(false) // refused: low battery or no permission
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
