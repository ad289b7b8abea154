import { expect, test } from 'vitest'
import { deviceOf } from './use-install.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, 'apple'],
  ['an iPad that says so', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148', 5, 'apple'],
  ['an iPad that calls itself a Mac', mac, 5, 'apple'],
  ['Safari on a Mac', mac, 0, 'safari'],
  [
    'Chrome on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
    0,
    'computer',
  ],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
    0,
    'firefox',
  ],
  ['Firefox on a telephone', 'Mozilla/5.0 (Android 15; Mobile; rv:133.0) Firefox/133.0', 5, 'android'],
  ['a telephone', 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/131.0 Mobile', 5, 'android'],
  ['a touch screen with Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0', 10, 'computer'],
])('%s', (_what, userAgent, maxTouchPoints, device) => {
  expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device)
})
