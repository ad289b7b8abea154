import { useState, useSyncExternalStore } from 'react'
import { type Device, deviceOf } from './device.ts'

/** The browser's own offer to install; only Chromium browsers make it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** Kept by the page's first script (start.ts), because the offer comes before the banner is awake. */
    installOffer?: InstallOffer | undefined
  }
}

const IN_ITS_OWN_WINDOW = '(display-mode: standalone)'

/** Said once by the browser, whoever asked for it: the banner, or the browser's own menu. */
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

/**
 * Installs with the browser's prompt when it has offered one; otherwise says for which device it must be explained.
 * What is installed, or runs as the app, is not offered again.
 */
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
    window.installOffer = undefined // it asks only once: who says no and comes back is told how it is done by hand
    void offer.prompt()
  }
  return { install, explainedFor, isInstalled }
}
