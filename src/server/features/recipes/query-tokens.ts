/** A query in parts: words, "quoted words", and which of them had a minus. */
import { searchableQuery } from './searchable-query.ts'

export interface Token {
  /** As typed, without minus and quotation marks. */
  text: string
  /** In lower case and without accents and punctuation: what to compare. */
  plain: string
  isQuoted: boolean
  hasMinus: boolean
}

export function tokens(input: string): Token[] {
  const parts = searchableQuery(input).match(/-?"[^"]*"?|[^\s"]+/g) ?? []
  return parts.map(token).filter(({ plain }) => plain !== '')
}

function token(part: string): Token {
  const clean = part.replace(/^[^\p{L}\p{N}"-]+/u, '')
  const hasMinus = clean.startsWith('-')
  const rest = hasMinus ? clean.slice(1) : clean
  const isQuoted = rest.startsWith('"')
  const text = rest.replaceAll('"', '')
  return { text, plain: plain(text), isQuoted, hasMinus }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+$/u, '')
