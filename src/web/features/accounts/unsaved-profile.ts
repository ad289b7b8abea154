import { unsaved } from './unsaved.ts'

/** Unsaved changes of the profile, stored when the session has ended. They contain no password. */
interface UnsavedProfile {
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
