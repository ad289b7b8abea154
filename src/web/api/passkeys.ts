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

/** Fetched when somebody uses a passkey, or opens the login page in a browser that knows them. */
const library = () => import('@simplewebauthn/browser')

/** Browsers keep passkeys for names only, never for the number of a machine. */
export function hasName(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return !/^[\d.]+$|:/.test(hostname)
}

/** Whether this browser, at the address by which it came here, can use passkeys of the site. Asked in browsers alone. */
export const canHavePasskeys = (publicUrl: string): boolean =>
  hasName(publicUrl) &&
  location.hostname === new URL(publicUrl).hostname &&
  typeof PublicKeyCredential === 'function'

/** The browser asks for a finger, a face or a PIN, and the site knows who it is. */
export async function enterWithPasskey(api: Api): Promise<User> {
  const { startAuthentication } = await library()
  const optionsJSON = await challenge(api)
  return enter(api, await startAuthentication({ optionsJSON }))
}

/** Who is logged in shows with a passkey of his that it is he. */
export async function proveWithPasskey(api: Api): Promise<void> {
  const { startAuthentication } = await library()
  const optionsJSON = await challenge(api)
  const credential = plain(await startAuthentication({ optionsJSON }))
  await api(proveIdentity, { body: { credential } })
}

/**
 * Offers the passkeys beside the field for the address, where the browser can, and waits for the reader to choose one;
 * undefined where it cannot, or once the offer is taken back. `onChosen` hears that one was chosen.
 */
export async function offerPasskeys(api: Api, onChosen: () => void): Promise<User | undefined> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined
  let credential: AuthenticationResponseJSON
  try {
    const { startAuthentication } = await library()
    const optionsJSON = await challenge(api)
    credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
  } catch {
    return undefined // nobody has asked for anything yet
  }
  onChosen()
  return enter(api, credential)
}

export const takeBackOffer = async (): Promise<void> =>
  (await library()).WebAuthnAbortService.cancelCeremony()

/*
 * Of what a browser is asked the contract names the challenge alone: the rest is WebAuthn's, written by the library on
 * the server for the library here.
 */

/** The password is checked before the browser asks for anything. */
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

/** An interface of the library as the record that the contract knows. */
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

/** What to do about it, in the server's words where it has answered. */
export function passkeyFailure(failure: unknown): string {
  const fallback = 'Il browser non è riuscito a usare la passkey. Aggiornalo, o usa e-mail e password.'
  if (failure instanceof ApiFailure)
    return failure.serverMessage ?? 'Il sito non ha risposto. Riprova tra poco.'
  return (failure instanceof Error && CAUSES[failure.name]) || fallback
}
