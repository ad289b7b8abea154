/** What stands between an administrator and administration, besides the login. */
export type SecondFactorNeed = 'none' | 'confirm' | 'set_up'

export interface Factors {
  /** An app that shows codes. */
  hasTotp: boolean
  hasPasskey: boolean
}

/**
 * Who has set up an app for codes is asked for one, whatever the site demands. A passkey is a convenience of readers, who
 * may enter with the password too; of who administers it is a second factor, because its device asks for a finger, a face
 * or a PIN. `isRequired`: the site lets nobody administer without one.
 */
export function secondFactorNeed({
  isAdmin,
  isRequired,
  isConfirmed,
  hasTotp,
  hasPasskey,
}: Factors & { isAdmin: boolean; isRequired: boolean; isConfirmed: boolean }): SecondFactorNeed {
  if (!hasTotp && !(isAdmin && hasPasskey)) return isAdmin && isRequired ? 'set_up' : 'none'
  return isConfirmed ? 'none' : 'confirm'
}
