import { useEffect, useRef, useState } from 'react'

/** The browser's own offer to install; only Chromium browsers make it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** Installs with the browser's prompt when it has offered one; otherwise asks to show how it is done by hand. */
export function useInstall() {
  const offer = useRef<InstallOffer>(undefined)
  const [isExplained, setExplained] = useState(false)
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault()
      offer.current = event as InstallOffer
    }
    window.addEventListener('beforeinstallprompt', keep)
    return () => window.removeEventListener('beforeinstallprompt', keep)
  }, [])
  const install = () => {
    if (offer.current) void offer.current.prompt()
    else setExplained(true)
  }
  return { install, isExplained }
}
