import { createHash } from 'node:crypto'
import { leaveNewsletter } from '#contracts/newsletter/newsletter.endpoints.ts'
import { NEWSLETTER_PAGES } from '#contracts/newsletter/newsletter-pages.ts'
import { type Block, blocksOf, type Words } from '#domain/words/formatted-blocks.ts'
import {
  escapeHtml,
  headingStyle,
  layOutMail,
  linkStyle,
  type Mail,
  onPaper,
  paragraphStyle,
  signed,
} from './mail-layout.ts'

interface Issue {
  id: number
  subject: string
  body: string
}

const withToken = (address: string, token: string) => `${address}?token=${encodeURIComponent(token)}`
const WHY = 'Ricevi questa e-mail perché ti sei iscritto alla newsletter di Cornicione.'

export const newsletterLetters = (siteUrl: string) => ({
  confirmation: (to: string, token: string): Mail =>
    layOutMail(to, siteUrl, {
      subject: "Conferma l'iscrizione alla newsletter",
      greeting: 'Ciao,',
      paragraphs: ['qualcuno, forse tu, ha chiesto per questo indirizzo la newsletter di Cornicione.'],
      action: { label: "Conferma l'iscrizione", url: withToken(siteUrl + NEWSLETTER_PAGES.confirm, token) },
      notes: [
        'Il link vale 7 giorni.',
        "Se non sei stato tu, ignora questa e-mail: senza la conferma non ti scriviamo più e cancelliamo l'indirizzo.",
      ],
    }),

  alreadySubscribed: (to: string, token: string): Mail =>
    layOutMail(to, siteUrl, {
      subject: 'Sei già iscritto alla newsletter',
      greeting: 'Ciao,',
      paragraphs: [
        'qualcuno, forse tu, ha chiesto per questo indirizzo la newsletter di Cornicione. La ricevi già: non devi fare nulla.',
      ],
      notes: [`Per non riceverla più: ${withToken(siteUrl + NEWSLETTER_PAGES.leave, token)}`],
    }),

  /**
   * One issue for one recipient. The Message-ID depends only on issue and recipient, so that an email program
   * can recognise a second copy. The List-Unsubscribe headers allow unsubscribing by one click (RFC 8058).
   */
  issue(to: string, { id, subject, body }: Issue, token: string): Mail {
    const leave = withToken(siteUrl + NEWSLETTER_PAGES.leave, token)
    const { hostname } = new URL(siteUrl)
    const unique = createHash('sha256').update(`${id} ${token}`).digest('hex').slice(0, 32)
    return {
      to,
      ...layOutIssue(siteUrl, { subject, body }, leave),
      messageId: `<newsletter-${id}-${unique}@${hostname}>`,
      headers: {
        'List-Unsubscribe': `<${withToken(siteUrl + leaveNewsletter.path, token)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `Newsletter di Cornicione <newsletter.${hostname}>`,
      },
    }
  },

  preview: (issue: Pick<Issue, 'subject' | 'body'>) =>
    layOutIssue(siteUrl, issue, siteUrl + NEWSLETTER_PAGES.leave),
})
export type NewsletterLetters = ReturnType<typeof newsletterLetters>

function layOutIssue(siteUrl: string, { subject, body }: Pick<Issue, 'subject' | 'body'>, leave: string) {
  const blocks = blocksOf(body)
  const below = `<br><br>${WHY} <a href="${escapeHtml(leave)}" style="color:inherit">Annulla l'iscrizione</a>`
  return {
    subject,
    text: signed(siteUrl, [...blocks.map(blockText), `${WHY}\nPer non riceverla più: ${leave}`]),
    html: onPaper(siteUrl, subject, blocks.map(blockHtml).join(''), below),
  }
}

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]»’'])/g

const linked = (text: string) =>
  text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" style="${linkStyle}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')
const inline = (words: Words) =>
  words.map(({ text, isBold }) => (isBold ? `<strong>${linked(text)}</strong>` : linked(text))).join('')
const plain = (words: Words) => words.map(({ text }) => text).join('')

function blockHtml(block: Block): string {
  if (block.kind === 'heading') {
    const [tag, size] = block.level === 2 ? ['h2', 22] : ['h3', 18]
    return `<${tag} style="${headingStyle(Number(size))}">${inline(block.words)}</${tag}>`
  }
  if (block.kind === 'list') {
    const tag = block.isNumbered ? 'ol' : 'ul'
    const items = block.items.map((words) => `<li>${inline(words)}</li>`).join('')
    return `<${tag} style="${paragraphStyle()};padding-left:24px">${items}</${tag}>`
  }
  return `<p style="${paragraphStyle()}">${block.lines.map(inline).join('<br>')}</p>`
}

function blockText(block: Block): string {
  if (block.kind === 'heading') return plain(block.words)
  if (block.kind === 'paragraph') return block.lines.map(plain).join('\n')
  return block.items
    .map((words, index) => `${block.isNumbered ? `${index + 1}.` : '-'} ${plain(words)}`)
    .join('\n')
}
