import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ACCEPTED, isAccepting } from './screens.ts'
import { screensOf } from './visit.ts'
import { IN_TEST, VISITS } from './visit-list.ts'

test('what npm test visits is in the list', { tag: '@desktop' }, () => {
  const listed = VISITS.flatMap(({ name, windows }) => windows.map((window) => `${name} ${window}`))
  const meant = Object.entries(IN_TEST).flatMap(([name, windows]) => windows.map((one) => `${name} ${one}`))
  expect(meant.filter((one) => !listed.includes(one))).toEqual([])
})

// A screen that nobody takes any more would say that a page is looked at which is not.
test('every accepted screen belongs to a visit, and every visit has its screens', {
  tag: '@desktop',
}, async () => {
  const taken = VISITS.flatMap((visit) => visit.windows.flatMap((window) => screensOf(visit, window)))
  const names = taken.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(VISITS.length)
  expect(new Set(names).size, 'two screens of one name').toBe(names.length)
  const accepted = (await readdir(ACCEPTED)).map((file) => basename(file, '.webp'))
  const left = accepted.filter((name) => !names.includes(name))
  if (isAccepting) {
    for (const name of left) await rm(join(ACCEPTED, `${name}.webp`))
    return
  }
  expect(left, 'accepted, but no visit takes them').toEqual([])
  expect(
    names.filter((name) => !accepted.includes(name)),
    'taken, but never accepted',
  ).toEqual([])
})
