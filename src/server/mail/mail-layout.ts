export interface MailContent {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  notes: readonly string[]
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  messageId?: string
  headers?: Readonly<Record<string, string>>
}

/** Light colours of src/web/styles/tokens.css, as constants: many email programs know neither variables nor
 * light-dark(). */
const INK = '#261b14'
const INK_SOFT = '#62534a'
const PAPER = '#fffdf8'
const FLOUR = '#fbf5ea'
const TOMATO = '#b42d1c'
const FONT = "font-family:Georgia,'Times New Roman',serif"
const SANS = 'font-family:Helvetica,Arial,sans-serif'

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

export const paragraphStyle = (colour = INK, size = 16) =>
  `margin:0 0 16px;${SANS};font-size:${size}px;line-height:1.5;color:${colour}`
export const headingStyle = (size: number) => `margin:24px 0 12px;${FONT};font-size:${size}px;color:${INK}`
export const linkStyle = `color:${TOMATO}`
const paragraph = (text: string, colour = INK, size = 16) =>
  `<p style="${paragraphStyle(colour, size)}">${escapeHtml(text)}</p>`

export function layOutMail(to: string, siteUrl: string, content: MailContent): Mail {
  return { to, subject: content.subject, text: asText(siteUrl, content), html: asHtml(siteUrl, content) }
}

function asText(siteUrl: string, { greeting, paragraphs, action, notes }: MailContent): string {
  return signed(siteUrl, [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
  ])
}

export const signed = (siteUrl: string, parts: readonly string[]): string =>
  `${parts.join('\n\n')}\n\n-- \nCornicione\n${siteUrl}\n`

function asHtml(siteUrl: string, { subject, greeting, paragraphs, action, notes }: MailContent): string {
  const body = [
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    ...(action ? [button(action.label, action.url)] : []),
    ...notes.map((text) => paragraph(text, INK_SOFT, 14)),
    ...(action
      ? [paragraph(`Se il pulsante non si apre, copia questo indirizzo: ${action.url}`, INK_SOFT, 14)]
      : []),
  ]
  return onPaper(siteUrl, subject, body.join(''))
}

export const onPaper = (siteUrl: string, subject: string, body: string, below = ''): string =>
  [
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>`,
    '<meta name="viewport" content="width=device-width"></head>',
    `<body style="margin:0;padding:24px 12px;background:${FLOUR}">`,
    '<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto">',
    `<tr><td style="padding:0 0 16px;${FONT};font-size:26px;color:${TOMATO}">Cornicione</td></tr>`,
    `<tr><td style="padding:28px 24px 12px;background:${PAPER};border-radius:12px">${body}</td></tr>`,
    `<tr><td style="padding:16px 0;${SANS};font-size:13px;color:${INK_SOFT}">Questa e-mail arriva da <a href="${escapeHtml(siteUrl)}" style="color:${INK_SOFT}">${escapeHtml(siteUrl)}</a>${below}</td></tr>`,
    '</table></body></html>',
  ].join('\n')

const button = (label: string, url: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${TOMATO};${SANS};font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`
