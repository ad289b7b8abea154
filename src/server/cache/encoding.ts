export type Encoding = 'br' | 'gzip' | 'identity'

const REMEMBERED = 100
const remembered = new Map<string, Encoding>()

/**
 * The encoding for an `Accept-Encoding` header (RFC 9110, 12.5.3): brotli if accepted, otherwise gzip if
 * accepted. Browsers send few different headers, so the results are cached.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const chosen = parse(acceptEncoding)
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(acceptEncoding, chosen)
  return chosen
}

function parse(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const accepts = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}
