/**
 * What became of a letter that was handed to a mail server. 'refused': for good, whatever is tried; 'later': the server
 * asks to come back; 'closed': it never got as far as the letter; 'unknown': the line broke before the answer.
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'refused' | 'later' | 'closed' | 'unknown'; message: string }

interface MailError extends Error {
  /** Code of the server's answer; undefined if there was none. */
  responseCode?: number
  /** What the server was answering. */
  command?: string
  code?: string
  syscall?: string
}

/** Before the letter itself: these say nothing about it. */
const BEFORE_THE_LETTER = /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH|MAIL FROM|RSET)/
const NOT_THERE = new Set(['EDNS', 'EAUTH', 'ETLS', 'ECONNREFUSED'])

/** Reads an error of sending. What cannot be told apart from a letter that arrived is 'unknown', never 'later'. */
export function outcomeOf(error: unknown): Exclude<Outcome, { state: 'sent' }> {
  const { responseCode, command = '', code = '', syscall, message } = error as MailError
  if (responseCode === undefined) {
    const isClosed = syscall === 'connect' || syscall === 'getaddrinfo' || NOT_THERE.has(code)
    return { state: isClosed ? 'closed' : 'unknown', message }
  }
  if (BEFORE_THE_LETTER.test(command)) return { state: 'closed', message }
  return { state: responseCode >= 500 ? 'refused' : 'later', message }
}
