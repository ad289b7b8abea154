import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Mail } from './mail-layout.ts'
import { type Outcome, outcomeOf } from './mail-outcome.ts'

const RETRY_AFTER_MS = [2000, 30_000, 300_000]
const CLOSE_MS = 5000
const TIMEOUT_MS = 15_000

export interface Mailer {
  send(mail: Mail): void
  sendOnce(mail: Mail): Promise<Outcome>
  /** Throws if the mail server is unreachable or refuses the login. */
  check(): Promise<void>
  finished(): Promise<void>
  /** Like `finished`, but without retries, and after five seconds at the latest. */
  close(): Promise<void>
}

export interface MailerOptions {
  smtpUrl: string | undefined
  from: string
  outboxDir: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  retryAfterMs?: readonly number[]
  onMail?: ((outcome: 'sent' | 'failed') => void) | undefined
}

export function createMailer({
  smtpUrl,
  outboxDir,
  log,
  retryAfterMs,
  onMail,
  ...options
}: MailerOptions): Mailer {
  const from = { name: 'Cornicione', address: options.from }
  const { deliver: handOver, check } = smtpUrl ? bySmtp(smtpUrl) : intoOutbox(outboxDir)
  const deliver = async (message: Message) => {
    try {
      await handOver(message)
    } catch (error) {
      onMail?.('failed')
      throw error
    }
    onMail?.('sent')
  }
  const pauses = retryAfterMs ?? RETRY_AFTER_MS
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  const messageOf = (mail: Mail): Message => ({
    from,
    to: { name: '', address: mail.to },
    ...bodyOf(mail),
  })

  const sendWithRetries = async (mail: Mail) => {
    const message = messageOf(mail)
    for (let attempt = 0; ; attempt += 1) {
      try {
        await deliver(message)
        log.info({ subject: mail.subject }, smtpUrl ? 'mail sent' : 'mail written to the outbox')
        return
      } catch (err) {
        const pauseMs = isRefused(err) ? undefined : pauses[attempt]
        if (pauseMs === undefined || closing.signal.aborted) {
          log.error({ err, subject: mail.subject }, 'mail not sent')
          return
        }
        log.warn({ err, subject: mail.subject, pauseMs }, 'mail not sent yet')
        await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  return {
    send(mail) {
      const sending = sendWithRetries(mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async finished() {
      await Promise.all(underWay)
    },
    async sendOnce(mail) {
      try {
        await deliver(messageOf(mail))
        return { state: 'sent' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    check,
    async close() {
      closing.abort()
      await Promise.race([Promise.all(underWay), wait(CLOSE_MS, undefined, { ref: false })])
    },
  }
}

interface Message {
  from: { name: string; address: string }
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  messageId?: string
  headers: Record<string, string>
}

/** 'Auto-Submitted' prevents automatic replies (RFC 3834). */
const bodyOf = ({ subject, text, html, messageId, headers }: Mail) => ({
  subject,
  text,
  html,
  ...(messageId !== undefined && { messageId }),
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
})

interface Way {
  deliver: (message: Message) => Promise<void>
  check: () => Promise<void>
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

function bySmtp(url: string): Way {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    deliver: async (message) => void (await transport.sendMail(message)),
    check: async () => void (await transport.verify()),
  }
}

function intoOutbox(directory: string): Way {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const deliver = async (message: Message) => {
    const composed = await composer.sendMail(message)
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
    const name = `${stamp}-${randomBytes(4).toString('hex')}`
    const unfinished = join(directory, `.${name}.part`)
    await writeFile(unfinished, composed.message as Buffer, { mode: 0o600 })
    await rename(unfinished, join(directory, `${name}.eml`))
  }
  return { deliver, check: async () => undefined }
}
