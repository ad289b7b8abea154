import { useState, useSyncExternalStore } from 'react'

export type Device = 'apple' | 'android' | 'safari' | 'firefox' | 'computer'

/**
 * The device or browser on which the installation depends. An iPad may report itself as a Mac, but no Mac
 * has more than one touch point. Chrome and Edge also have 'Safari' in the user agent.
 */
export function deviceOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple'
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'apple'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox/.test(userAgent)) return 'firefox'
  return /Macintosh.*Safari/.test(userAgent) && !/Chrom|Edg/.test(userAgent) ? 'safari' : 'computer'
}

export interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** start.ts stores the event, because the browser fires it before the banner is hydrated. */
    installOffer?: InstallOffer | undefined
  }
}

const IN_ITS_OWN_WINDOW = '(display-mode: standalone)'

let wasInstalled = false
if (!import.meta.env.SSR) {
  addEventListener('appinstalled', () => {
    wasInstalled = true
    window.installOffer = undefined
  })
}

function onInstalled(changed: () => void) {
  addEventListener('appinstalled', changed)
  return () => removeEventListener('appinstalled', changed)
}

export function useInstall() {
  const [explainedFor, setExplainedFor] = useState<Device>()
  const isInstalled = useSyncExternalStore(
    onInstalled,
    () => wasInstalled || matchMedia(IN_ITS_OWN_WINDOW).matches,
    () => false,
  )
  const install = () => {
    const offer = window.installOffer
    if (!offer) return setExplainedFor(deviceOf(navigator))
    window.installOffer = undefined // the browser's offer works once; afterwards the banner explains the manual way
    void offer.prompt()
  }
  return { install, explainedFor, isInstalled }
}
