import type { Endpoint } from '#contracts/endpoint.ts'

const mayBeCounted = () =>
  navigator.doNotTrack !== '1' && Reflect.get(navigator, 'globalPrivacyControl') !== true

export function tellServer<Said extends object>({ path }: Endpoint<{ body: Said }>, said: Said): void {
  if (!mayBeCounted()) return
  navigator.sendBeacon(path, new Blob([JSON.stringify(said)], { type: 'application/json' }))
}
