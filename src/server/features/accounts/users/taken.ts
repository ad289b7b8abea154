import { AppError } from '#server/app-error.ts'
import { TakenError, type UniqueField } from './users.repository.ts'

const MESSAGES: Readonly<Record<UniqueField, string>> = {
  email: 'Questo indirizzo e-mail è già registrato',
  username: 'Questo nome utente è già in uso',
}

export const takenConflict = (field: UniqueField): AppError =>
  new AppError('conflict', MESSAGES[field], { fields: { [field]: MESSAGES[field] } })

export async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw error instanceof TakenError ? takenConflict(error.field) : error
  }
}
