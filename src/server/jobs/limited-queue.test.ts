import { expect, test } from 'vitest'
import { AppError } from '../app-error.ts'
import { inTurn } from './limited-queue.ts'

function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { promise, open: resolve, fail: reject }
}

test('runs so many at once, the others in their order, and refuses whom it cannot let wait', async () => {
  const turn = inTurn({ atOnce: 2, mostWaiting: 1, message: 'Pieno', retryAfterS: 7 })
  const gates = [gate(), gate(), gate()]
  const begun: number[] = []
  const works = gates.map(({ promise }, index) =>
    turn(async () => {
      begun.push(index)
      await promise
      return index
    }),
  )
  await expect(turn(async () => 'too many')).rejects.toMatchObject({
    message: 'Pieno',
    statusCode: 503,
    details: { retryAfterS: 7 },
  })
  expect(begun).toEqual([0, 1])
  gates[1]?.open()
  expect(await works[1]).toBe(1)
  expect(begun).toEqual([0, 1, 2])
  gates[0]?.open()
  gates[2]?.open()
  expect(await Promise.all(works)).toEqual([0, 1, 2])
})

test('what fails gives its turn on', async () => {
  const turn = inTurn({ atOnce: 1, mostWaiting: 1, message: '', retryAfterS: 1 })
  const failed = turn(() => Promise.reject(new Error('no')))
  const next = turn(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
  await expect(turn(() => Promise.reject(new AppError('unavailable', 'x')))).rejects.toThrow('x')
})
