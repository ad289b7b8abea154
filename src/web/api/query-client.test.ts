import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const KEY = ['list']

function slowList() {
  let list = 'before'
  const waiting: (() => void)[] = []
  const queryFn = () => {
    const answer = list
    return new Promise<string>((resolve) => waiting.push(() => resolve(answer)))
  }
  return {
    queryFn,
    change: () => {
      list = 'after'
    },
    answerNext: () => waiting.shift()?.(),
    asked: () => waiting.length,
  }
}

test('what was changed while its first answer was on its way is asked for again', async () => {
  const client = createQueryClient()
  const { queryFn, change, answerNext, asked } = slowList()
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn })
  const stop = observer.subscribe(() => {})
  change()
  const invalidated = client.invalidateQueries({ queryKey: KEY })
  answerNext()
  await expect.poll(asked).toBe(1)
  expect(observer.getCurrentResult().data).toBe('before')
  answerNext()
  await invalidated
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})

test('a page that is still being loaded gets its answer, and asks again when it is shown', async () => {
  const client = createQueryClient()
  const { queryFn, change, answerNext } = slowList()
  const loaded = client.ensureQueryData({ queryKey: KEY, queryFn })
  change()
  const invalidated = client.invalidateQueries({ queryKey: KEY })
  answerNext()
  await invalidated
  expect(await loaded).toBe('before')
  expect(client.getQueryState(KEY)?.isInvalidated).toBe(true)
})

test('what failed on its way is asked for again too', async () => {
  const client = createQueryClient()
  const answers = [Promise.reject(new Error('Failed to fetch')), Promise.resolve('after')]
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: () => answers.shift() ?? 'never' })
  const stop = observer.subscribe(() => {})
  await client.invalidateQueries({ queryKey: KEY })
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})
