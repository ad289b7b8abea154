/** What `sessions.repository.ts` and `credentials.repository.ts` answer, in memory. Each call is one transaction. */
import type { StoredSession } from '#server/accounts/sessions.repository.ts'
import type { Account, CheckedAccount } from '#server/accounts/users.repository.ts'

interface SessionRow {
  tokenHash: string
  userId: number
  seenMs: number
  expiresMs: number
}

export function sessionsModel(nowMs: () => number) {
  const accounts: Account[] = []
  const sessions: SessionRow[] = []
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
      create(tokenHash: string, { id, passwordHash }: CheckedAccount, lifetimeS: number): boolean {
        drop(({ expiresMs }) => expiresMs < nowMs())
        const isRight = accounts.some(
          (one) => one.id === id && one.passwordHash === passwordHash && one.disabledAt === null,
        )
        if (!isRight) return false
        const expiresMs = nowMs() + lifetimeS * 1000
        sessions.push({ tokenHash, userId: id, seenMs: nowMs(), expiresMs })
        return true
      },

      find(tokenHash: string): StoredSession | undefined {
        const session = alive(tokenHash)
        const account = accounts.find(({ id, disabledAt }) => id === session?.userId && disabledAt === null)
        return session && account && { account: { ...account }, lastSeenAt: new Date(session.seenMs) }
      },

      prolong(tokenHash: string, lifetimeS: number): void {
        const session = alive(tokenHash)
        if (session) Object.assign(session, { seenMs: nowMs(), expiresMs: nowMs() + lifetimeS * 1000 })
      },

      end: (tokenHash: string): void => drop((one) => one.tokenHash === tokenHash),

      countOf: (userId: number): number =>
        sessions.filter((one) => one.userId === userId && one.expiresMs > nowMs()).length,

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
