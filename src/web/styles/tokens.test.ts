import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
type Scheme = 'light' | 'dark'

function colour(token: string, scheme: Scheme): string {
  const own = new RegExp(`\\s--(?:color-)?${token}: (light-dark\\((#\\w{6}), (#\\w{6})\\)|#\\w{6});`).exec(
    css,
  )
  const [, single, light, dark] = own ?? []
  const found = scheme === 'light' ? (light ?? single) : (dark ?? single)
  if (!found) throw new Error(`tokens.css has no colour ${token}`)
  return found
}

/** Relative luminance, 0 to 1, and contrast, 1 to 21, as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['flour', 'paper', 'crust']
const pairs = (texts: string[], backgrounds: string[]) =>
  texts.flatMap((text) =>
    backgrounds.flatMap((background) =>
      (['light', 'dark'] as const).map((scheme) => ({ text, background, scheme })),
    ),
  )

test('the ratio is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each([
  ...pairs(['ink', 'ink-soft', 'tomato', 'gold', 'basil'], grounds),
  ...pairs(['on-fill'], ['tomato-fill', 'tomato-fill-hover', 'basil-fill', 'easy', 'hard', 'good']),
  ...pairs(['on-medium'], ['medium']),
  ...pairs(['on-char', 'on-char-soft', 'ember'], ['char']),
])('$text on $background can be read in the $scheme scheme', ({ text, background, scheme }) => {
  expect(contrast(colour(text, scheme), colour(background, scheme))).toBeGreaterThanOrEqual(4.5)
})

test.each([...pairs(['focus'], grounds), ...pairs(['focus-on-char'], ['char'])])(
  'the ring of the focus shows on $background ($scheme)',
  ({ text, background, scheme }) => {
    expect(contrast(colour(text, scheme), colour(background, scheme))).toBeGreaterThanOrEqual(3)
  },
)
