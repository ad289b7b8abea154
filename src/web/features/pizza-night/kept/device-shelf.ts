import { storedText } from '../../../ui/stored-text.ts'
import type { Shelf } from './shelf.ts'

const stored = storedText('pizzaNights')
const isEmpty = () => stored.read() === null
const code = () => import('./device-evenings.ts')
const evenings = async () => (await code()).deviceEvenings

/** The evenings of this device. Their code comes with the schema of a whole plan, so it is loaded with the first of them. */
export const deviceShelf: Shelf & { unread: () => Promise<number> } = {
  place: 'device',
  unread: async () => (isEmpty() ? 0 : (await evenings()).unread()),
  list: async () => (isEmpty() ? [] : (await evenings()).list()),
  open: async (id) => (await evenings()).open(id),
  keep: async (evening, basis) => (await evenings()).keep(evening, basis),
  remove: async (id) => (await evenings()).remove(id),
  restore: async (id) => (await evenings()).restore(id),
}

export const moveToAccount = async (account: Shelf) => (await code()).moveToAccount(account)
