/**
 * Deletes a user's evening and plan, with names and needs of guests. The keys 'pizzaNights' (evenings of a
 * visitor) and 'pizzaNightAnswers' (answers to invitations) belong to no account, so they stay.
 */
const OF_ACCOUNT = /^pizzaNight(?!s|Answers)/

export function forgetEvening() {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage).filter((name) => OF_ACCOUNT.test(name))) {
      storage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key }))
    }
}
