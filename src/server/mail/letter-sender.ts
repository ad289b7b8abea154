import { platformClock } from '#server/clock.ts'
import { type JobEngineOptions, jobEngine } from '#server/jobs/job-engine.ts'
import type { Mail } from './mail-layout.ts'
import type { Mailer } from './mailer.ts'
import type { NewLetter, WaitingLetter, WaitingLettersRepository } from './waiting-letters.repository.ts'

const MINUTE_MS = 60_000
/** Pauses before the retries. The short ones are for a restarting server and for greylisting. The long ones
 * are for a server that is down for half a day. */
const RETRY_AFTER_MS = [
  2000,
  30_000,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  60 * MINUTE_MS,
  180 * MINUTE_MS,
  720 * MINUTE_MS,
]

export interface LetterSenderOptions
  extends Pick<JobEngineOptions<WaitingLetter>, 'log' | 'lookMs' | 'clock' | 'holder'> {
  letters: WaitingLettersRepository
  mailer: Pick<Mailer, 'sendOnce'>
  write: (letter: WaitingLetter) => Promise<Mail | undefined>
  retryAfterMs?: readonly number[]
}

/**
 * Sends the emails stored in the database one by one. Stored emails survive a restart and an unavailable mail
 * server. An email that is refused, or fails after the last retry, is deleted. If the result of an email
 * cannot be stored, the email is sent again; the links of both copies work.
 */
export function letterSender({ letters, mailer, write, log, ...options }: LetterSenderOptions) {
  const { clock = platformClock, lookMs, holder } = options
  const pauses = options.retryAfterMs ?? RETRY_AFTER_MS
  const engine = jobEngine<WaitingLetter>({
    name: 'a letter',
    leases: letters,
    log,
    lookMs,
    clock,
    holder,
    async work(letter, { holder, signal, patiently }) {
      const { kind, attempts } = letter
      const mail = await patiently(() => write(letter))
      signal.throwIfAborted()
      if (!mail) return await patiently(() => letters.giveUp(letter, holder))
      const outcome = await mailer.sendOnce(mail)
      if (outcome.state === 'sent') {
        log.info({ kind }, 'letter sent')
        return await patiently(() => letters.remove(letter.id))
      }
      const pauseMs = outcome.state === 'refused' ? undefined : pauses[attempts - 1]
      const reason = { kind, attempts, reason: outcome.message }
      if (pauseMs === undefined) {
        log.error(reason, 'letter not sent')
        return await patiently(() => letters.giveUp(letter, holder))
      }
      log.warn({ ...reason, pauseMs }, 'letter not sent yet')
      await patiently(() => letters.postpone(letter, holder, pauseMs))
      clock.after(pauseMs, () => engine.wake())
    },
    fail: (letter, holder) => letters.giveUp(letter, holder),
  })
  return {
    async send(letter: NewLetter): Promise<void> {
      await letters.add(letter)
      engine.wake()
    },
    start: () => engine.wake(),
    close: () => engine.stop(),
  }
}
export const letterTo = (
  { id, email, name }: { id: number; email: string; name: string },
  kind: NewLetter['kind'],
): NewLetter => ({ kind, userId: id, email, name })
