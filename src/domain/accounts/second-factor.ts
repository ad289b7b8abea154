export type SecondFactorNeed = 'none' | 'confirm' | 'set_up'

export interface Factors {
  hasTotp: boolean
  hasPasskey: boolean
}

/**
 * A user with a TOTP app must always confirm with a code. Only administrators must confirm with a passkey;
 * readers may log in with the password alone. `isRequired`: administrators need a second factor.
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
