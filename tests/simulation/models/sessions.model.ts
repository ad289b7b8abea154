/** What `sessions.repository.ts` and `credentials.repository.ts` answer, in memory. Each call is one transaction. */
import { PROOF_LASTS_MIN } from '#domain/accounts/proofs.ts'
import type {
  SessionRow as ListedSession,
  SessionStart,
  StoredSession,
} from '#server/features/accounts/sessions/sessions.repository.ts'
import type { Account, CheckedAccount } from '#server/features/accounts/users/users.repository.ts'

interface SessionRow {
  id: number
  tokenHash: string
  userId: number
  device: string | null
  createdMs: number
  seenMs: number
  expiresMs: number
  secondFactorAt: Date | null
  provedMs: number
}

export function sessionsModel(nowMs: () => number) {
  const accounts: Account[] = []
  const sessions: SessionRow[] = []
  let lastId = 0
  const drop = (isEnded: (one: SessionRow) => boolean) => {
    for (let at = sessions.length - 1; at >= 0; at -= 1)
      if (isEnded(sessions[at] as SessionRow)) sessions.splice(at, 1)
  }
  const endAllOf = (id: number) => drop(({ userId }) => userId === id)
  const alive = (tokenHash: string) =>
    sessions.find((one) => one.tokenHash === tokenHash && one.expiresMs > nowMs())

  return {
    accounts,
    sessions,
    calls: {
      create(
        tokenHash: string,
        { id, passwordHash }: CheckedAccount,
        lifetimeS: number,
        { device = null, isConfirmed = false }: SessionStart = {},
      ): boolean {
        drop(({ expiresMs }) => expiresMs < nowMs())
        const isRight = accounts.some(
          (one) => one.id === id && one.passwordHash === passwordHash && one.disabledAt === null,
        )
        if (!isRight) return false
        const expiresMs = nowMs() + lifetimeS * 1000
        lastId += 1
        const secondFactorAt = isConfirmed ? new Date(nowMs()) : null
        const times = { createdMs: nowMs(), seenMs: nowMs(), provedMs: nowMs(), expiresMs }
        sessions.push({ id: lastId, tokenHash, userId: id, device, secondFactorAt, ...times })
        return true
      },

      find(tokenHash: string): StoredSession | undefined {
        const session = alive(tokenHash)
        const account = accounts.find(({ id, disabledAt }) => id === session?.userId && disabledAt === null)
        if (!session || !account) return undefined
        const { seenMs, provedMs, secondFactorAt } = session
        const isFresh = nowMs() - provedMs < PROOF_LASTS_MIN * 60_000
        return { account: { ...account }, lastSeenAt: new Date(seenMs), secondFactorAt, isFresh }
      },

      prolong(tokenHash: string, lifetimeS: number): void {
        const session = alive(tokenHash)
        if (session) Object.assign(session, { seenMs: nowMs(), expiresMs: nowMs() + lifetimeS * 1000 })
      },

      end: (tokenHash: string): void => drop((one) => one.tokenHash === tokenHash),

      countOf: (userId: number): number =>
        sessions.filter((one) => one.userId === userId && one.expiresMs > nowMs()).length,

      prove(tokenHash: string, { isConfirmed }: { isConfirmed: boolean }): void {
        const session = sessions.find((one) => one.tokenHash === tokenHash)
        if (!session) return
        session.provedMs = nowMs()
        if (isConfirmed) session.secondFactorAt = new Date(nowMs())
      },

      listOf: (userId: number): ListedSession[] =>
        sessions
          .filter((one) => one.userId === userId && one.expiresMs > nowMs())
          .toSorted((one, other) => other.seenMs - one.seenMs || other.id - one.id)
          .map(({ id, tokenHash, device, createdMs, seenMs }) => ({
            id,
            tokenHash,
            device,
            createdAt: new Date(createdMs),
            lastSeenAt: new Date(seenMs),
          })),

      endOne(userId: number, id: number): boolean {
        const before = sessions.length
        drop((one) => one.userId === userId && one.id === id)
        return sessions.length < before
      },

      endOthersOf: (id: number, tokenHash: string): void =>
        drop((one) => one.userId === id && one.tokenHash !== tokenHash),

      endAllOf,
    },

    credentials: {
      /** What is asked before a password is checked. */
      byId: (id: number): CheckedAccount | undefined => {
        const account = accounts.find((one) => one.id === id)
        return account && { id, passwordHash: account.passwordHash }
      },

      changePassword(checked: CheckedAccount, passwordHash: string): boolean {
        const account = accounts.find(
          (one) => one.id === checked.id && one.passwordHash === checked.passwordHash,
        )
        if (!account) return false
        account.passwordHash = passwordHash
        endAllOf(checked.id)
        return true
      },
    },

    /** What an administrator does. */
    disable(id: number): void {
      const account = accounts.find((one) => one.id === id)
      if (account) account.disabledAt = new Date(nowMs())
      endAllOf(id)
    },
  }
}
export type SessionsModel = ReturnType<typeof sessionsModel>
