import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const STYLES = readFileSync(new URL('../../src/web/styles/fonts.css', import.meta.url), 'utf8')

interface HouseFont {
  family: string
  weight: string
  unicodeRange: string
  base64: string
}

/** The faces that readers load; the others are those of their system. */
const HOUSE_FONTS = [...STYLES.matchAll(/@font-face\s*\{([^}]*url\("([^"]+)"\)[^}]*)\}/g)].map(
  ([, face = '', file = '']): HouseFont => {
    const of = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1] ?? ''
    return {
      family: of('font-family').replaceAll('"', ''),
      weight: of('font-weight'),
      unicodeRange: of('unicode-range'),
      base64: readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64'),
    }
  },
)

/**
 * The page has the fonts of the house before its first line is laid out. When they come over the line is a matter of
 * time, and so is which lines have been painted by then: what moves then is measured where the fonts are late on purpose
 * (`late-fonts.spec.ts`). Of a visit they move nothing, and whatever moves is counted.
 */
export const bringFonts = (page: Page) =>
  page.addInitScript((fonts) => {
    for (const { family, base64, ...face } of fonts) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      document.fonts.add(new FontFace(family, bytes, face))
    }
  }, HOUSE_FONTS)
