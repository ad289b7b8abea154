import type { Endpoint } from '#contracts/endpoint.ts'

/** False for visitors who ask not to be tracked (DNT, Global Privacy Control). */
const mayBeCounted = () =>
  navigator.doNotTrack !== '1' && Reflect.get(navigator, 'globalPrivacyControl') !== true

/** Says to the server what it does not see itself. Nobody waits for the answer, and without a network nothing is said. */
export function tellServer<Said extends object>({ path }: Endpoint<{ body: Said }>, said: Said): void {
  if (!mayBeCounted()) return
  navigator.sendBeacon(path, new Blob([JSON.stringify(said)], { type: 'application/json' }))
}
