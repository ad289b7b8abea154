/** What stands between an administrator and administration, besides the login. */
export type SecondFactorNeed = 'none' | 'confirm' | 'set_up'

export interface Factors {
  /** An app that shows codes. */
  hasTotp: boolean
  hasPasskey: boolean
}

/**
 * Who has set up an app for codes is asked for one, whatever the site demands. A passkey is a convenience until the site
 * demands a second factor: then it is one, because its device asks for a finger, a face or a PIN.
 */
export function secondFactorNeed({
  isRequired,
  isConfirmed,
  hasTotp,
  hasPasskey,
}: Factors & { isRequired: boolean; isConfirmed: boolean }): SecondFactorNeed {
  if (!hasTotp && !(isRequired && hasPasskey)) return isRequired ? 'set_up' : 'none'
  return isConfirmed ? 'none' : 'confirm'
}
