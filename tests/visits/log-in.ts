import { join } from 'node:path'
import { request } from '@playwright/test'
import { apiPaths } from '#contracts/api-paths.ts'
import { dataDirOf, E2E_ADMIN, E2E_ORIGIN, E2E_PORT } from '../support/e2e-origin.ts'

/** The session of who administers the site of the visits. */
export const ADMIN_STATE = join(dataDirOf(E2E_PORT), 'admin-session.json')

/** Once for all visits: each login would be one more line in the lists that they look at. */
export default async function logIn() {
  const client = await request.newContext({ baseURL: E2E_ORIGIN })
  const answer = await client.post(apiPaths.login, { data: E2E_ADMIN })
  if (!answer.ok()) throw new Error(`the administrator cannot log in: ${answer.status()}`)
  await client.storageState({ path: ADMIN_STATE })
  await client.dispose()
}
