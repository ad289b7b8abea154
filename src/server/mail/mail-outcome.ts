/**
 * Result of sending an email. 'refused': permanently refused. 'later': the server asks for a retry.
 * 'closed': the server did not get the email. 'unknown': the connection broke before the response.
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'refused' | 'later' | 'closed' | 'unknown'; message: string }

interface MailError extends Error {
  responseCode?: number
  command?: string
  code?: string
  syscall?: string
}

const BEFORE_THE_LETTER = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|RSET)/
const NOT_THERE = new Set(['EDNS', 'EAUTH', 'ETLS', 'ECONNREFUSED'])

/** The result that a sending error means. It is 'unknown' if the email may have arrived, so that it is not
 * sent twice. */
export function outcomeOf(error: unknown): Exclude<Outcome, { state: 'sent' }> {
  const { responseCode, command = '', code = '', syscall, message } = error as MailError
  if (responseCode === undefined) {
    const isClosed = syscall === 'connect' || syscall === 'getaddrinfo' || NOT_THERE.has(code)
    return { state: isClosed ? 'closed' : 'unknown', message }
  }
  if (BEFORE_THE_LETTER.test(command)) return { state: 'closed', message }
  return { state: responseCode >= 500 ? 'refused' : 'later', message }
}
