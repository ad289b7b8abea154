import { expect, test } from 'vitest'
import { get } from '#contracts/endpoint.ts'
import { type Api, ApiFailure } from './api-client.ts'
import { createQueries } from './queries.ts'
import { createQueryClient } from './query-client.ts'
import { meQuery } from './reader-queries.ts'

const mario = {
  id: 7,
  name: 'Mario Rossi',
  email: 'mario@example.it',
  username: 'mario',
  emailVerified: true,
  isAdmin: false,
}

async function believedAfter(failure: Error) {
  const client = createQueryClient()
  const refusing: Api = () => Promise.reject(failure)
  const { api } = createQueries(refusing, client)
  const { queryKey } = meQuery(api)
  client.setQueryData(queryKey, mario)
  await expect(api(get('/api/x'))).rejects.toBe(failure)
  return client.getQueryData(queryKey)
}

test('whatever call is refused for want of a login, the page knows that the session has ended', async () => {
  const body = { message: 'Accedi per usare la tua Pizza Box' }
  expect(await believedAfter(new ApiFailure({ status: 401, body }))).toBe('ended')
})

test('no other failure logs anybody out', async () => {
  for (const status of [403, 404, 409, 500]) {
    expect(await believedAfter(new ApiFailure({ status, body: undefined }))).toEqual(mario)
  }
  expect(await believedAfter(new TypeError('Failed to fetch'))).toEqual(mario)
})
