import { platformClock } from '#server/clock.ts'
import { type AtWork, type JobEngineOptions, jobEngine } from '#server/jobs/job-engine.ts'
import type { Outcome } from '#server/mail/mail-outcome.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { NewsletterLetters } from '#server/mail/newsletter-letters.ts'
import type { Letter, Mailing, MailingRepository } from './mailing.repository.ts'

export interface MailingPace {
  batch: number
  pauseMs: number
  retryAfterS: readonly number[]
  closedMs: number
  lookMs?: number
}
const PACE: MailingPace = { batch: 20, pauseMs: 1000, retryAfterS: [60, 600, 3600], closedMs: 60_000 }
/** After this many failed batches in a row the mailing stops, because an administrator must check the mail
 * server. */
const MOST_CLOSED = 10

export interface MailingEngineOptions extends Pick<JobEngineOptions<Mailing>, 'log' | 'clock' | 'holder'> {
  mailings: MailingRepository
  mailer: Pick<Mailer, 'sendOnce' | 'check'>
  letters: NewsletterLetters
  leaveTokenOf: (email: string) => Promise<string>
  pace?: Partial<MailingPace> | undefined
}

interface Sent {
  issueId: number
  letter: Letter
  retryAfterS: MailingPace['retryAfterS']
}

async function writeDown(
  mailings: MailingRepository,
  { issueId, letter, retryAfterS }: Sent,
  outcome: Outcome,
): Promise<void> {
  if (outcome.state === 'sent') return await mailings.settle(letter, 'sent', null)
  const { state, message } = outcome
  const inS = retryAfterS[letter.attempts - 1]
  if (state === 'closed') await mailings.postpone(issueId, letter, { inS: 0, message, counts: false })
  else if (state === 'later' && inS !== undefined)
    await mailings.postpone(issueId, letter, { inS, message, counts: true })
  else await mailings.settle(letter, state === 'unknown' ? 'uncertain' : 'failed', message)
}

export function mailingEngine({
  mailings,
  mailer,
  letters,
  leaveTokenOf,
  log,
  ...options
}: MailingEngineOptions) {
  const pace = { ...PACE, ...options.pace }
  const { clock = platformClock } = options

  const sendOne = async (mailing: Mailing, letter: Letter, at: AtWork): Promise<boolean> => {
    const { signal, patiently } = at
    const token = await patiently(() => leaveTokenOf(letter.email))
    if (signal.aborted) {
      await patiently(() => mailings.postpone(mailing.id, letter, UNSENT))
      throw signal.reason
    }
    const mail = letters.issue(letter.email, mailing, token)
    const outcome = await mailer.sendOnce(mail)
    await patiently(() =>
      writeDown(mailings, { issueId: mailing.id, letter, retryAfterS: pace.retryAfterS }, outcome),
    )
    return outcome.state !== 'closed' && outcome.state !== 'unknown'
  }

  const isThere = () =>
    mailer.check().then(
      () => true,
      (err: unknown) => {
        log.warn({ err }, 'the mail server does not answer')
        return false
      },
    )

  const sendBatch = async (mailing: Mailing, at: AtWork): Promise<boolean> => {
    if (!(await isThere())) return false
    for (let sent = 0; sent < pace.batch; sent += 1) {
      at.signal.throwIfAborted()
      const letter = await mailings.claimLetter(mailing.id, at.holder)
      if (!letter) return true
      if (!(await sendOne(mailing, letter, at))) return false
    }
    return true
  }

  return jobEngine<Mailing>({
    name: 'a mailing',
    leases: mailings,
    log,
    lookMs: pace.lookMs,
    clock,
    holder: options.holder,
    async work(mailing, at) {
      const { holder, signal } = at
      await mailings.leaveCutOff(mailing.id, holder)
      let closed = 0
      for (
        let dueS = await mailings.dueInS(mailing.id);
        dueS !== undefined;
        dueS = await mailings.dueInS(mailing.id)
      ) {
        const isOpen = dueS > 0 || (await sendBatch(mailing, at))
        closed = isOpen ? 0 : closed + 1
        if (closed >= MOST_CLOSED) return await mailings.finish(mailing.id, holder, 'stopped', NOT_THERE)
        const pauseMs = isOpen ? Math.max(pace.pauseMs, Math.min(dueS, MOST_SLEEP_S) * 1000) : pace.closedMs
        await clock.sleep(pauseMs, signal)
      }
      await mailings.finish(mailing.id, holder, 'sent', null)
    },
    fail: (mailing, holder) =>
      mailings.finish(
        mailing.id,
        holder,
        'stopped',
        'La spedizione si è fermata per un errore del programma.',
      ),
  })
}

const UNSENT = { inS: 0, message: null, counts: false }
const MOST_SLEEP_S = 30
const NOT_THERE = 'Il server di posta non risponde: controlla SMTP_URL, poi riprendi.'
