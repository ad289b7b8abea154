import { searchableQuery } from './searchable-query.ts'

export interface Token {
  text: string
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
