import { expect, test } from 'vitest'
import { pdfSheet } from './pdf-sheet.ts'

/** Widths of Young Serif's zeros, in thousandths of its size: as high as a capital, as low as an 'o'. */
const LINING_ZERO = 674
const LOW_ZERO = 602

test('figures in the serif are as high as its capitals', async () => {
  const pdf = await pdfSheet({
    title: 'Farina 00',
    subject: 'Prova',
    kicker: 'Prova',
    content: [{ text: 'Farina 00', font: 'Serif' }],
    footer: '',
  })
  const advances = /\/W \[0 \[([\d ]+)/.exec(pdf.toString('latin1'))?.[1]?.split(' ').map(Number)
  expect(advances).toContain(LINING_ZERO)
  expect(advances).not.toContain(LOW_ZERO)
})
