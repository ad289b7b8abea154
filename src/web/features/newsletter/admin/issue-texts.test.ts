import { expect, test } from 'vitest'
import type { NewsletterIssue } from '#contracts/newsletter/admin-newsletter.ts'
import { issueLine } from './issue-texts.ts'

const at = new Date(2026, 10, 22, 1, 51).toISOString()
const none = { waiting: 0, sending: 0, sent: 0, failed: 0, uncertain: 0, left: 0 }
const issue = (more: Partial<NewsletterIssue>): NewsletterIssue => ({
  id: 1,
  subject: 'Forno',
  body: '',
  state: 'draft',
  version: 1,
  message: null,
  updatedAt: at,
  startedAt: null,
  finishedAt: null,
  total: 0,
  counts: none,
  ...more,
})

test.each([
  [{}, 'Scritto il 22 nov 2026 alle 01:51'],
  [
    { state: 'sent', startedAt: at, counts: { ...none, sent: 299 } },
    'Spedito il 22 nov 2026 alle 01:51: 299 copie',
  ],
  [
    { state: 'sent', startedAt: at, counts: { ...none, sent: 1, failed: 2 } },
    'Spedito il 22 nov 2026 alle 01:51: 1 copia, 2 non arrivate',
  ],
  [
    { state: 'sending', startedAt: at, counts: { ...none, sent: 3, waiting: 4 } },
    'In spedizione dal 22 nov 2026 alle 01:51: 3 copie, 4 da spedire',
  ],
  [
    { state: 'stopped', startedAt: at, counts: { ...none, sent: 3, waiting: 4 } },
    'Spedizione avviata il 22 nov 2026 alle 01:51: 3 copie, 4 da spedire',
  ],
] satisfies [Partial<NewsletterIssue>, string][])('%# is one Italian sentence', (more, line) => {
  expect(issueLine(issue(more))).toBe(line)
})
