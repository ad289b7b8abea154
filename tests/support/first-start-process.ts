/** A first start with the embedded database, in a process of its own: says how many megabytes it took at most. */
import pino from 'pino'
import { openDatabase } from '#server/db/open-database.ts'
import { fillCatalogue } from '#server/start/fill-catalogue.ts'

const log = pino({ level: 'error' }, pino.destination(2))
const database = await openDatabase({
  dataDir: process.argv[2] ?? '',
  log,
  onFatal: (error) => {
    throw error
  },
})
await fillCatalogue({ db: database.db, log })
process.stdout.write(String(process.resourceUsage().maxRSS / 1000))
await database.close()
