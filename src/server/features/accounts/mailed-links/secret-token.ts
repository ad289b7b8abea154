import { createHash, randomBytes } from 'node:crypto'

const TOKEN_B = 32

/** 256 random bits, ready for a cookie or a link. */
export const newToken = (): string => randomBytes(TOKEN_B).toString('base64url')

/** What is stored of a token. Tokens are random, so a fast hash without salt tells a thief of the table nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
