/**
 * Of who was logged in: the evening and its plan, with names and needs of guests. What a visitor keeps on this device, and
 * the keys of answers to an invitation, belong to no account.
 */
const OF_ACCOUNT = /^pizzaNight(?!s|Answers)/

/** Takes the evening of who has left out of this browser; this page is told of it as by another tab. */
export function forgetEvening() {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage).filter((name) => OF_ACCOUNT.test(name))) {
      storage.removeItem(key)
      dispatchEvent(new StorageEvent('storage', { key }))
    }
}
