import { fileURLToPath } from 'node:url'
import type { Content, TableLayout } from 'pdfmake'

/** A PDF can embed WOFF fonts, but not WOFF2. The site's sans serif exists only as WOFF2, so Helvetica
 * replaces it: every PDF reader has Helvetica. */
const SERIF = fileURLToPath(
  import.meta.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
)
const SANS = { normal: 'Helvetica', bold: 'Helvetica-Bold' }
const ALLOWED = new Set([SERIF, ...Object.values(SANS)])

export const INK = { text: '#261b14', soft: '#62534a', line: '#e2d2b6', tomato: '#b42d1c' }

const MARK = `<svg viewBox="0 0 48 48" width="30" height="30"><circle cx="24" cy="24" r="21.5" fill="#d99a45"/><circle cx="24" cy="24" r="14.3" fill="#b42d1c"/><ellipse cx="21" cy="20" rx="5" ry="3.4" fill="#fff4dc"/><ellipse cx="30.5" cy="29" rx="4" ry="2.7" fill="#fff4dc"/><ellipse cx="22.5" cy="31" rx="4" ry="1.8" transform="rotate(25 22.5 31.5)" fill="#2f6b3c"/></svg>`
const HEAD_H = 62
const MARGIN = 44

export const RULED: TableLayout = {
  hLineWidth: (line) => (line === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => INK.line,
  paddingLeft: () => 0,
  paddingRight: () => 0,
}

export interface PdfSheet {
  title: string
  subject: string
  kicker: string
  content: Content[]
  footer: string
}

async function pdfmake() {
  const { default: maker } = await import('pdfmake')
  maker.setFonts({ Serif: { normal: SERIF, bold: SERIF }, Sans: SANS })
  maker.setUrlAccessPolicy(() => false)
  maker.setLocalAccessPolicy((path) => ALLOWED.has(path))
  return maker
}

export async function pdfSheet({ title, subject, kicker, content, footer }: PdfSheet): Promise<Buffer> {
  const maker = await pdfmake()
  return maker
    .createPdf({
      pageSize: 'A4',
      pageMargins: [MARGIN, HEAD_H + 24, MARGIN, 44],
      language: 'it-IT',
      displayTitle: true,
      info: { title, subject, author: 'Cornicione', creator: 'Cornicione' },
      defaultStyle: {
        font: 'Sans',
        fontSize: 10.5,
        color: INK.text,
        lineHeight: 1.25,
        fontFeatures: ['lnum'], // the old-style zero of this font looks like an 'o'
      },
      background: (_page, { width }) => ({
        canvas: [
          {
            type: 'line',
            x1: MARGIN,
            x2: width - MARGIN,
            y1: HEAD_H,
            y2: HEAD_H,
            lineWidth: 0.8,
            lineColor: INK.text,
          },
        ],
      }),
      header: {
        margin: [MARGIN, 16, MARGIN, 0],
        columns: [
          { svg: MARK, width: 38 },
          { text: 'Cornicione', font: 'Serif', fontSize: 20, margin: [0, 2, 0, 0] },
          { text: kicker, alignment: 'right', margin: [0, 10, 0, 0] },
        ],
      },
      footer: { text: footer, fontSize: 8, color: INK.soft, margin: [MARGIN, 6, MARGIN, 0] },
      content,
    })
    .getBuffer()
}
