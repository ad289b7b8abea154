/**
 * Prevents two processes from opening one data directory: PGlite would allow it and silently destroy the
 * data.
 *
 * The lock is a listening socket, because the kernel releases it as soon as its process dies. A socket file
 * in the directory also works across containers that share the directory. The abstract socket (Linux)
 * prevents races when the file of a dead process is replaced. If the path of the directory is too long, the
 * socket file is in the temporary directory.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { StartFailure } from '#server/start/start-failure.ts'

const LONGEST_SOCKET_PATH = 100
const HOLDER_ANSWERS_WITHIN_MS = 2000

type Unlock = () => Promise<void>

/** Throws, with the holder's process id, if another process has `directory` open. The directory must exist. */
export async function lockDirectory(directory: string): Promise<Unlock> {
  const held: Unlock[] = []
  try {
    for (const address of lockAddresses(directory)) held.push(await listenAt(address, directory))
  } catch (error) {
    await Promise.all(held.map((unlock) => unlock()))
    throw error
  }
  return async () => void (await Promise.all(held.map((unlock) => unlock())))
}

function lockAddresses(directory: string): string[] {
  const real = fs.realpathSync(directory)
  const { dev, ino } = fs.statSync(real, { bigint: true })
  const name = `cornicione-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`]
  const file = path.join(real, 'in-use.sock')
  const fits = Buffer.byteLength(file) <= LONGEST_SOCKET_PATH
  const files = [fits ? file : path.join(os.tmpdir(), `${name}.sock`)]
  return process.platform === 'linux' ? [`\0${name}`, ...files] : files
}

async function listenAt(address: string, directory: string): Promise<Unlock> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const server = net.createServer((client) => client.end(String(process.pid)))
    const error = await listen(server, address)
    if (!error) {
      server.unref()
      return () => new Promise((resolve) => server.close(() => resolve()))
    }
    if (error.code !== 'EADDRINUSE') throw error
    const holder = await askHolder(address)
    if (holder !== undefined)
      throw new StartFailure(
        `La cartella dei dati ${directory} è già in uso dal processo ${holder}. Ferma quel processo oppure scegli un'altra cartella con DATA_DIR.`,
      )
    if (!address.startsWith('\0')) fs.rmSync(address, { force: true }) // left by a process that was killed
  }
  throw new StartFailure(`La cartella dei dati ${directory} non si lascia riservare: riprova.`)
}

function listen(server: net.Server, address: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(address, () => resolve(undefined))
  })
}

function askHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = net.connect(address)
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('end', () => resolve(answer || '?'))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : '?'),
    )
    socket.setTimeout(HOLDER_ANSWERS_WITHIN_MS, () => {
      socket.destroy()
      resolve('?')
    })
  })
}
