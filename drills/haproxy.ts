import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ofDrill } from './children.ts'

interface Proxy {
  pid: number
  stop(): Promise<void>
}

export const proxyOfSite = (port: number, servers: readonly number[]): Promise<Proxy> =>
  startHaproxy(siteConfiguration(port, servers))

export const proxyOfDatabase = (port: number, sockets: readonly string[]): Promise<Proxy> =>
  startHaproxy(databaseConfiguration(port, sockets))

async function startHaproxy(configuration: string): Promise<Proxy> {
  const directory = await mkdtemp(join(tmpdir(), 'cornicione-haproxy-'))
  const file = join(directory, 'haproxy.cfg')
  await writeFile(file, configuration)
  const child = ofDrill(spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'pipe'] }))
  // Only alerts are printed: warnings about stopped servers are part of a drill.
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('[ALERT]')) process.stderr.write(text)
  })
  await once(child, 'spawn').catch((cause: unknown) => {
    throw new Error('haproxy does not start: on Debian it is the package haproxy', { cause })
  })
  return {
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const siteConfiguration = (port: number, servers: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  # A request that no server has begun to answer goes to another server; a vote only if it was not sent.
  # A stopping server may refuse several times before HAProxy marks it as down.
  option redispatch 1
  retries 10
  retry-on conn-failure empty-response 503
frontend visitors
  bind 127.0.0.1:${port}
  # If no server reaches the database, answers from a server's cache are better than none.
  use_backend memory if { nbsrv(site) lt 1 }
  default_backend site
backend site
  balance leastconn
  option httpchk
  http-check send meth GET uri /api/ready ver HTTP/1.1 hdr Host site
  http-request disable-l7-retry if METH_POST
${serverLines('site', servers)}
backend memory
  balance leastconn
  option httpchk
  http-check send meth GET uri /api/health ver HTTP/1.1 hdr Host site
  http-request disable-l7-retry if METH_POST
${serverLines('memory', servers)}
`

const serverLines = (name: string, ports: readonly number[]) =>
  ports
    .map((one, number) => `  server ${name}-${number + 1} 127.0.0.1:${one} check inter 1s fall 3 rise 1`)
    .join('\n')

const databaseConfiguration = (port: number, sockets: readonly string[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen database
  bind 127.0.0.1:${port}
  # PostgreSQL's own protocol: start a session, ask whether this server is a standby, expect 'f' (no).
  option tcp-check
  tcp-check send-binary ${startup('postgres')}
  tcp-check expect binary ${READY}
  tcp-check send-binary ${query('SELECT pg_is_in_recovery()')}
  tcp-check expect binary ${NOT_IN_RECOVERY}
${sockets
  .map(
    (one, number) =>
      `  server postgres-${number + 1} unix@${one}/.s.PGSQL.5432 check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions`,
  )
  .join('\n')}
`

// Bytes of the messages ReadyForQuery and DataRow:
// https://www.postgresql.org/docs/current/protocol-message-formats.html
const READY = '5a0000000549'
const NOT_IN_RECOVERY = '440000000b00010000000166'

function startup(user: string): string {
  const body = Buffer.from(`user\0${user}\0database\0postgres\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(8 + body.length)
  head.writeInt32BE(196_608, 4) // version 3.0
  return Buffer.concat([head, body]).toString('hex')
}

function query(statement: string): string {
  const body = Buffer.from(`${statement}\0`)
  const head = Buffer.from('Q\0\0\0\0')
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body]).toString('hex')
}
