import { unsaved } from './unsaved.ts'

/** What somebody had changed of his account when the session had ended, without any password. */
interface UnsavedProfile {
  /** Whose account: another person who logs in finds nothing of it. */
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
