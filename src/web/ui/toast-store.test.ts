import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast, toasts } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of toasts.current()) dismissToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('only the newest notification is kept', () => {
  toast({ title: 'prima' })
  toast({ title: 'seconda' })
  expect(toasts.current()).toMatchObject([{ title: 'seconda', open: true }])
})

test('a dismissed notification closes at once and is forgotten after 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'Logout effettuato' })
  dismiss()
  expect(toasts.current()).toMatchObject([{ title: 'Logout effettuato', open: false }])
  vi.advanceTimersByTime(999_999)
  expect(toasts.current()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.current()).toEqual([])
})

test('dismissing twice does not put the end off', () => {
  const { dismiss } = toast({ title: 'x' })
  dismiss()
  vi.advanceTimersByTime(600_000)
  dismiss()
  vi.advanceTimersByTime(400_000)
  expect(toasts.current()).toEqual([])
})

test('a notification can be changed, and removed without waiting', () => {
  const { update, remove } = toast({ title: 'prima', tone: 'warning' })
  update({ title: 'poi' })
  expect(toasts.current()).toMatchObject([{ title: 'poi', tone: 'warning', open: true }])
  remove()
  expect(toasts.current()).toEqual([])
})

test('what belongs to a replaced notification does not touch the new one', () => {
  const old = toast({ title: 'vecchia' })
  old.dismiss()
  toast({ title: 'nuova' })
  old.update({ title: 'scritta sopra' })
  vi.advanceTimersByTime(1_000_000)
  expect(toasts.current()).toMatchObject([{ title: 'nuova', open: true }])
})

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn()
  const leave = toasts.subscribe(listener)
  const { dismiss } = toast({ title: 'x' })
  dismiss()
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toast({ title: 'y' })
  expect(listener).toHaveBeenCalledTimes(2)
})
