import { unsaved } from './unsaved.ts'

/** Unsaved changes of the profile after the session has ended. Contains no password. */
interface UnsavedProfile {
  /** A different user who logs in must not see the changes. */
  userId: number
  name: string
  email: string
  username: string
}

export const unsavedProfile = unsaved<UnsavedProfile>(
  'profileUnsaved',
  'page',
  ({ userId, name, email, username }) =>
    typeof userId === 'number' && [name, email, username].every((text) => typeof text === 'string'),
)
