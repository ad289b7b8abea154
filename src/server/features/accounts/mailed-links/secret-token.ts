import { createHash, randomBytes } from 'node:crypto'

const TOKEN_B = 32

export const newToken = (): string => randomBytes(TOKEN_B).toString('base64url')

/** The stored form of a token. A fast hash without salt is enough, because tokens are random. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
