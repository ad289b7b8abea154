import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import {
  beginPasskey,
  beginPasskeyLogin,
  keepPasskey,
  proveIdentity,
  startSessionByPasskey,
} from '#contracts/accounts/accounts.endpoints.ts'
import type { PasskeyOptions, PasswordAgain } from '#contracts/accounts/passkeys.ts'
import type { User } from '#contracts/accounts/user.ts'
import { type Api, ApiFailure } from './api-client.ts'

const library = () => import('@simplewebauthn/browser')

export function hasName(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return !/^[\d.]+$|:/.test(hostname)
}

/** Browser only. Passkeys work only under the host name of PUBLIC_URL. */
export const canHavePasskeys = (publicUrl: string): boolean =>
  hasName(publicUrl) &&
  location.hostname === new URL(publicUrl).hostname &&
  typeof PublicKeyCredential === 'function'

export async function enterWithPasskey(api: Api): Promise<User> {
  const { startAuthentication } = await library()
  const optionsJSON = await challenge(api)
  return enter(api, await startAuthentication({ optionsJSON }))
}

export async function proveWithPasskey(api: Api): Promise<void> {
  const { startAuthentication } = await library()
  const optionsJSON = await challenge(api)
  const credential = plain(await startAuthentication({ optionsJSON }))
  await api(proveIdentity, { body: { credential } })
}

/**
 * Starts passkey autofill at the email field and waits for a choice. Calls `onChosen` after the choice,
 * before the login. Undefined without a choice, for example if `takeBackOffer` ends the autofill.
 */
export async function offerPasskeys(api: Api, onChosen: () => void): Promise<User | undefined> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined
  let credential: AuthenticationResponseJSON
  try {
    const { startAuthentication } = await library()
    const optionsJSON = await challenge(api)
    credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
  } catch {
    return undefined // only a failed preparation: no question was shown yet
  }
  onChosen()
  return enter(api, credential)
}

export const takeBackOffer = async (): Promise<void> =>
  (await library()).WebAuthnAbortService.cancelCeremony()

export async function addPasskey(api: Api, { name, ...again }: PasswordAgain & { name: string }) {
  const { startRegistration } = await library()
  const optionsJSON = (await api(beginPasskey, { body: again })) as PasskeyOptions &
    PublicKeyCredentialCreationOptionsJSON
  const credential = await startRegistration({ optionsJSON })
  return api(keepPasskey, { body: { name, credential: plain(credential) } })
}

const challenge = async (api: Api) =>
  (await api(beginPasskeyLogin)) as PasskeyOptions & PublicKeyCredentialRequestOptionsJSON

const enter = (api: Api, credential: AuthenticationResponseJSON) =>
  api(startSessionByPasskey, { body: { credential: plain(credential) } })

const plain = <Credential extends { clientExtensionResults: object }>({
  clientExtensionResults,
  ...credential
}: Credential) => ({ ...credential, clientExtensionResults: { ...clientExtensionResults } })

const CAUSES: Readonly<Record<string, string>> = {
  NotAllowedError: 'Non hai confermato in tempo, o hai annullato. Riprova e conferma con dito, volto o PIN.',
  AbortError: 'La richiesta è stata interrotta. Riprova.',
  InvalidStateError: 'Su questo dispositivo il tuo account ha già una passkey: non serve aggiungerla.',
  ConstraintError:
    'Questo dispositivo non sa chiedere dito, volto o PIN: imposta il blocco dello schermo, o usane un altro.',
  SecurityError: 'Il browser non usa passkey a questo indirizzo: entra con e-mail e password.',
  TypeError: 'La rete non risponde: controlla la connessione e riprova.',
}

export function passkeyFailure(failure: unknown): string {
  const fallback = 'Il browser non è riuscito a usare la passkey. Aggiornalo, o usa e-mail e password.'
  if (failure instanceof ApiFailure)
    return failure.serverMessage ?? 'Il sito non ha risposto. Riprova tra poco.'
  return (failure instanceof Error && CAUSES[failure.name]) || fallback
}
