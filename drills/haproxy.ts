import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A proxy that gives requests to the servers that say they are ready, as docs/operations.md describes it. */
export async function startHaproxy(
  port: number,
  servers: readonly number[],
): Promise<{ stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'cornicione-haproxy-'))
  const file = join(directory, 'haproxy.cfg')
  await writeFile(file, configuration(port, servers))
  const child = spawn('haproxy', ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('haproxy does not start: on Debian it is the package haproxy', { cause: error })
  })
  await Promise.race([once(child, 'spawn'), failed])
  return {
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const configuration = (port: number, servers: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option redispatch
  retries 3
  # What no server has begun to answer is given to another one; a vote only when it has not been sent.
  retry-on conn-failure empty-response 503
frontend visitors
  bind 127.0.0.1:${port}
  default_backend site
backend site
  balance leastconn
  option httpchk
  http-check send meth GET uri /api/ready ver HTTP/1.1 hdr Host site
  http-request disable-l7-retry if METH_POST
${servers.map((one, number) => `  server site-${number + 1} 127.0.0.1:${one} check inter 1s fall 3 rise 1`).join('\n')}
`
