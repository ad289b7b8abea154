import type { NewsletterIssue } from '#contracts/newsletter/admin-newsletter.ts'
import type { DeliveryState, IssueState } from '#domain/newsletter/newsletter-states.ts'
import { momentWith } from '#web/features/admin/moment-text.ts'

export const NEWSLETTER_PATH = '/admin?scheda=newsletter'
export const issuePath = (id: number | 'nuovo'): string => `${NEWSLETTER_PATH}&numero=${id}`

export const ISSUE_STATES_TEXT: Readonly<Record<IssueState, string>> = {
  draft: 'Bozza',
  waiting: 'In attesa',
  sending: 'In spedizione',
  sent: 'Spedito',
  stopped: 'Fermo',
}

export const DELIVERY_STATES_TEXT: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Da ritentare',
  sending: 'In spedizione',
  sent: 'Arrivata',
  failed: 'Non arrivata',
  uncertain: 'Incerta',
  left: 'Disiscritto',
}

const PARTS: readonly [DeliveryState, (n: number) => string][] = [
  ['sent', (n) => (n === 1 ? '1 spedita' : `${n} spedite`)],
  ['waiting', (n) => `${n} da spedire`],
  ['sending', (n) => `${n} in partenza`],
  ['failed', (n) => (n === 1 ? '1 non arrivata' : `${n} non arrivate`)],
  ['uncertain', (n) => (n === 1 ? '1 incerta' : `${n} incerte`)],
  ['left', (n) => (n === 1 ? '1 disiscritto nel frattempo' : `${n} disiscritti nel frattempo`)],
]

export const lettersText = (counts: NewsletterIssue['counts']): string =>
  PARTS.filter(([state]) => counts[state] > 0)
    .map(([state, text]) => text(counts[state]))
    .join(', ')

const copiesText = ({ sent, ...others }: NewsletterIssue['counts']): string =>
  [sent === 1 ? '1 copia' : `${sent} copie`, lettersText({ ...others, sent: 0 })].filter(Boolean).join(', ')

export function issueLine({ state, startedAt, updatedAt, counts }: NewsletterIssue): string {
  if (startedAt === null) return `Scritto ${momentWith('il', updatedAt)}`
  if (state === 'sent') return `Spedito ${momentWith('il', startedAt)}: ${copiesText(counts)}`
  return `${state === 'stopped' ? 'Spedizione avviata' : 'In spedizione'} ${momentWith(
    state === 'stopped' ? 'il' : 'dal',
    startedAt,
  )}: ${copiesText(counts)}`
}

export const isUnderWay = ({ state }: NewsletterIssue): boolean => state === 'waiting' || state === 'sending'
