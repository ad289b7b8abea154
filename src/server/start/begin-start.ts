import { type Config, ConfigError, readConfig } from '../config/config.ts'
import { openFrontDoor } from './front-door.ts'
import { startSentence } from './start-failure.ts'

export const isDev = process.argv.includes('--dev')
process.env.NODE_ENV ??= isDev ? 'development' : 'production' // selects React's build

export function refuse(message: string): never {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message)
    throw error
  }
}

export const config = configOrExit()

const stop = new AbortController()
/** Aborted with the signal's name when the process should end. A second signal ends the process at once. */
export const stopping = stop.signal
for (const name of ['SIGTERM', 'SIGINT'] as const)
  process.on(name, () => {
    if (stopping.aborted) process.exit(1)
    stop.abort(name)
  })

export const frontDoor = await openFrontDoor(config).catch((error: unknown) => refuse(startSentence(error)))
