import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { compareScreens } from './compare-screens.ts'
import { drawDifference, readScreen, reduceScreen } from './reduce-screen.ts'

/** A page of its own making: title, lines of text, two cards with pictures, a button, a band at the end. */
interface Look {
  shiftPx?: number
  button?: string
  paper?: string
  font?: string
  hasPicture?: boolean
  hasCards?: boolean
  /** A hair's breadth, as another build of the browser draws its letters. */
  blur?: number
}

const LINES = Array.from({ length: 9 }, (_, index) =>
  'La pizza si fa con i numeri giusti '.repeat(2 + (index % 3)),
)

function drawing({
  shiftPx = 0,
  button = '#b42d1c',
  paper = '#fbf5ea',
  font = 'serif',
  hasPicture = true,
  hasCards = true,
}: Look) {
  const text = LINES.map(
    (line, index) =>
      `<text x="80" y="${260 + 36 * index + shiftPx}" font-size="22" font-family="${font}">${line}</text>`,
  )
  const card = (x: number) => `<g transform="translate(${x} ${640 + shiftPx})">
    <rect width="520" height="420" fill="#fff" stroke="#e2d2b6"/>
    ${hasPicture ? '<circle cx="260" cy="170" r="150" fill="#d99a45"/><circle cx="260" cy="170" r="110" fill="#b42d1c"/>' : ''}
    <text x="24" y="380" font-size="26" font-family="${font}">Pizza Margherita</text></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="1400" fill="#261b14">
    <rect width="1440" height="1400" fill="${paper}"/>
    <text x="80" y="140" font-size="64" font-family="${font}">Ricette di Pizza</text>
    <rect x="80" y="170" width="220" height="52" rx="26" fill="${button}"/>
    ${text.join('')}${hasCards ? card(80) + card(680) : ''}
    <rect y="1200" width="1440" height="200" fill="#1d1714"/></svg>`
}

async function screenOf(look: Look = {}) {
  const picture = sharp(Buffer.from(drawing(look)))
  const png = await (look.blur ? picture.blur(look.blur) : picture).png().toBuffer()
  const webp = await reduceScreen(png, 1440)
  return { webp, screen: await readScreen(webp) }
}

const judge = async (look: Look) => compareScreens((await screenOf()).screen, (await screenOf(look)).screen)

test('the same page is the same, and so are its hairs', async () => {
  expect(await judge({})).toEqual({ complaint: '', blocks: [] })
  expect((await judge({ blur: 0.5 })).complaint).toBe('')
})

describe('what a reader would notice fails', () => {
  test.each<[string, Look, RegExp]>([
    ['a section that moved by 8 px', { shiftPx: 8 }, /blocks differ/],
    ['a missing section', { hasCards: false }, /blocks differ/],
    ['missing pictures', { hasPicture: false }, /blocks differ/],
    ['a button of another colour', { button: '#2f6b3c' }, /blocks differ/],
    ['a broken font', { font: 'monospace' }, /blocks differ/],
    ['another tint of the paper', { paper: '#fdf9f0' }, /colours differ by/],
  ])('%s', async (_, look, complaint) => {
    expect((await judge(look)).complaint).toMatch(complaint)
  })
})

test('a page that grew or is of another width says so', async () => {
  const { screen } = await screenOf()
  const rgb = new Uint8Array(3 * screen.width * (screen.height + 40))
  rgb.set(screen.rgb)
  expect(compareScreens(screen, { ...screen, height: screen.height + 40, rgb }).complaint).toBe(
    '40 px taller',
  )
  expect(compareScreens(screen, { ...screen, width: 195 }).complaint).toBe('195 px wide instead of 360')
})

test('the difference is drawn where it is', async () => {
  const { webp, screen } = await screenOf({ button: '#2f6b3c' })
  const drawn = await readScreen(await drawDifference(webp, await judge({ button: '#2f6b3c' }), screen))
  const redness = (x: number, y: number) => {
    const at = 3 * (y * drawn.width + x)
    return (drawn.rgb[at] ?? 0) - (drawn.rgb[at + 1] ?? 0)
  }
  expect(redness(45, 49)).toBeGreaterThan(60) // the middle of the button, at a quarter
  expect(redness(300, 49)).toBeLessThan(20)
})
