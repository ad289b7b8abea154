import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const unit = fileURLToPath(new URL('../../deploy/cornicione.service', import.meta.url))
/** Ten times the exposure of systemd, which goes to 10: 0 can do nothing, 96 is a service without any restriction. */
const MOST_EXPOSED = 35
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-unit-'))
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))

test.runIf(hasSystemd)('systemd understands every line of the unit', () => {
  // The program that it names is not on this machine: one that is on every machine with systemd stands for it.
  const copy = path.join(directory, 'cornicione.service')
  const installed = '/opt/cornicione/node_modules/.bin/node'
  const text = fs.readFileSync(unit, 'utf8')
  expect(text).toContain(`ExecStart=${installed} `)
  fs.writeFileSync(copy, text.replace(installed, '/bin/true'))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' })
  expect([status, stderr.split('\n').filter((line) => line.includes('cornicione'))]).toEqual([0, []])
})

test.runIf(hasSystemd)('the service can do little that it does not need', () => {
  const options = ['security', '--offline=yes', `--threshold=${MOST_EXPOSED}`, '--no-pager', unit]
  const said = execFileSync('systemd-analyze', options, { encoding: 'utf8' })
  expect(said).toContain('Overall exposure level for cornicione.service')
})
