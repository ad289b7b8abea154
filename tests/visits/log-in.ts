import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, type APIResponse, type Page, request } from '@playwright/test'
import { registerAccount, startSession } from '#contracts/accounts/accounts.endpoints.ts'
import { VERIFY_NOTICE } from '#contracts/before-first-paint.ts'
import type { Collection } from '#contracts/collections/collection.ts'
import { addToCollection, createCollection } from '#contracts/collections/collections.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { dataDirOf, E2E_ADMIN, E2E_ORIGIN, E2E_PORT } from '../support/e2e-origin.ts'
import { stopMoments } from './steady-page.ts'

/** Who looks at pages, and where the session of each lies. */
const sessionOf = (who: string) => join(dataDirOf(E2E_PORT), `${who}-session.json`)
const SESSIONS = {
  admin: sessionOf('admin'),
  reader: sessionOf('reader'),
  'long name': sessionOf('long-name'),
}

/** The page is looked at by one of them. */
export async function be(page: Page, who: keyof typeof SESSIONS) {
  await page.context().addCookies(JSON.parse(readFileSync(SESSIONS[who], 'utf8')).cookies)
  // The second page that they open: it keeps the place of the reminder to verify the address.
  if (who !== 'admin') await page.addInitScript((notice) => localStorage.setItem(notice, '1'), VERIFY_NOTICE)
  // Only pages of logged-in users call the API when they open, so only those requests are delayed.
  await stopMoments(page.context())
}

async function good(asked: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await asked
  if (!answer.ok()) throw new Error(`${answer.status()} ${answer.url()}: ${await answer.text()}`)
  return answer
}

const register = (client: APIRequestContext, name: string, username: string) => {
  const password = 'biga e poolish'
  const data = { name, username, email: `${username}@example.it`, password, passwordConfirm: password }
  return good(client.post(registerAccount.path, { data }))
}

async function collect(client: APIRequestContext) {
  for (const id of [1, 2])
    await good(client.put(addressOf(addToCollection, { params: { id: 'favorites', recipeId: id } })))
  const data = { name: 'La teglia della domenica con tutta la famiglia' }
  const made: Collection = await (await good(client.post(createCollection.path, { data }))).json()
  await good(client.put(addressOf(addToCollection, { params: { id: made.id, recipeId: 5 } })))
}

/** Once for all visits: each login, and each reader, would be one more line in the lists that they look at. */
export default async function logIn() {
  const enter: Record<keyof typeof SESSIONS, (client: APIRequestContext) => Promise<unknown>> = {
    admin: (client) => good(client.post(startSession.path, { data: E2E_ADMIN })),
    async reader(client) {
      await register(client, 'Mario Rossi', 'mario')
      await collect(client)
    },
    'long name': (client) => register(client, 'Massimiliano Bartolomeo Acquaviva', 'max'),
  }
  for (const who of ['admin', 'reader', 'long name'] as const) {
    const client = await request.newContext({ baseURL: E2E_ORIGIN })
    await enter[who](client)
    await client.storageState({ path: SESSIONS[who] })
    await client.dispose()
  }
}
