import { inflateSync } from 'node:zlib'

/** What a PDF made by the site says: as many of its objects as the tests ask about, read by hand. */
export interface ReadPdf {
  pages: number
  /** Every piece of text in its order, but not what is set in an embedded font: that names glyphs, not letters. */
  text: string
  /** The catalogue and the information dictionary. */
  language: string | undefined
  fonts: string[]
}

const decode = (hex: string) => Buffer.from(hex, 'hex').toString('latin1')

export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString('latin1')
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, data = '']) => {
    try {
      return [inflateSync(Buffer.from(data, 'latin1')).toString('latin1')]
    } catch {
      return [] // a font, or something else that is not deflated text
    }
  })
  const pieces = streams
    .filter((stream) => /\bTJ\b/.test(stream))
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\]\s*TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => decode(hex)).join(''),
    )
  return {
    pages: [...source.matchAll(/\/Type \/Page\b(?!s)/g)].length,
    text: pieces.filter((piece) => !piece.includes('\0')).join(''),
    language: /\/Lang \(([^)]*)\)/.exec(source)?.[1],
    fonts: [...new Set([...source.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name = '']) => name))],
  }
}
