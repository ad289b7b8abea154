/**
 * A process to be killed: opens the embedded database in argv[2], says `open`, then subscribes one address after the
 * other and prints each number as soon as the database has confirmed it.
 */
import fs from 'node:fs'
import pino from 'pino'
import { openDatabase } from '#server/db/open-database.ts'
import { newsletterRepository } from '#server/features/newsletter/newsletter.repository.ts'

const [, , dataDir = '', first = '0'] = process.argv
const say = (line: string) => fs.writeSync(1, `${line}\n`) // at once: a killed process flushes nothing
const database = await openDatabase({
  dataDir,
  log: pino({ level: 'silent' }),
  onFatal: (error) => {
    throw error
  },
}).catch((error: Error) => {
  say(`refused ${error.message}`)
  process.exit(1)
})
say('open')
const newsletter = newsletterRepository(database.db)
for (let number = Number(first); ; number += 1) {
  await newsletter.subscribe(`${number}@example.it`)
  say(String(number))
}
