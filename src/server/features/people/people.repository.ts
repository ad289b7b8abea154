import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { AdminSearch, AdminUser, AdminUserChange } from '#contracts/admin-users.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import { isLastAdmin } from '#server/accounts/last-admin.repository.ts'
import { sessionsRepository } from '#server/accounts/sessions.repository.ts'
import type { Account } from '#server/accounts/users.repository.ts'
import { type Actor, recordChange } from '#server/audit/audit-log.repository.ts'
import type { Database } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema-accounts.ts'

export type PersonRefusal = 'unknown' | 'last_admin'

const openSessions = sql`from ${sessions} where ${sessions.userId} = ${users.id} and ${sessions.expiresAt} > now()`
const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  username: users.username,
  isAdmin: users.isAdmin,
  emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  isDisabled: sql<boolean>`${users.disabledAt} is not null`,
  createdAt: users.createdAt,
  sessions: sql<number>`(select count(*)::int ${openSessions})`,
  lastSeenAt: sql<Date | null>`(select max(${sessions.lastSeenAt}) ${openSessions})`.mapWith(
    sessions.lastSeenAt,
  ),
}

/** Everybody who has an account, for administrators. */
export const peopleRepository = (db: Database) => ({
  /** The newest first; `search` is a part of the name, the address or the user name, without case and accents. */
  async page({ search, after }: AdminSearch, limit: number): Promise<AdminUser[]> {
    const rows = await db
      .select(columns)
      .from(users)
      .where(and(matching(search), after === undefined ? undefined : lt(users.id, after)))
      .orderBy(desc(users.id))
      .limit(limit)
    return rows.map(toAdminUser)
  },

  /** A disabled person is out at once, on every device. */
  change: (actor: Actor, id: number, wanted: AdminUserChange): Promise<AdminUser | PersonRefusal> =>
    db.transaction(async (tx) => {
      const losesPower = wanted.isAdmin === false || wanted.isDisabled === true
      if (losesPower && (await isLastAdmin(tx, id))) return 'last_admin'
      const [before] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
      if (!before) return 'unknown'
      const { isAdmin = before.isAdmin, isDisabled = before.disabledAt !== null } = wanted
      const disabledAt = isDisabled ? sql`coalesce(${users.disabledAt}, now())` : null
      await tx.update(users).set({ isAdmin, disabledAt }).where(eq(users.id, id))
      if (isDisabled) await sessionsRepository(tx).endAllOf(id)
      for (const action of actionsOf(before, { isAdmin, isDisabled })) {
        await recordChange(tx, { actor, action, subject: { type: 'user', id } })
      }
      return one(tx, id)
    }),

  /** Logs a person out everywhere but in the session `exceptHash`. False when there is no such person. */
  endSessions: (actor: Actor, id: number, exceptHash: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id))
      if (!person) return false
      await sessionsRepository(tx).endOthersOf(id, exceptHash)
      await recordChange(tx, { actor, action: 'user.sessions_ended', subject: { type: 'user', id } })
      return true
    }),
})
export type PeopleRepository = ReturnType<typeof peopleRepository>

/** Compared by position, not by pattern: '%' and '_' are characters like any other. */
function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const plain = (value: unknown) => sql`lower(public.f_unaccent(${value}))`
  const fields = [users.name, users.email, users.username]
  const found = fields.map((field) => sql`strpos(${plain(field)}, ${plain(search)}) > 0`)
  return sql`(${sql.join(found, sql` or `)})`
}

async function one(tx: Database, id: number): Promise<AdminUser> {
  const [row] = await tx.select(columns).from(users).where(eq(users.id, id))
  if (!row) throw new Error(`user ${id} is gone in the transaction that locked it`)
  return toAdminUser(row)
}

const toAdminUser = ({
  createdAt,
  lastSeenAt,
  ...same
}: Omit<AdminUser, 'createdAt' | 'lastSeenAt'> & {
  createdAt: Date
  lastSeenAt: Date | null
}): AdminUser => ({
  ...same,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
})

function actionsOf(before: Account, after: { isAdmin: boolean; isDisabled: boolean }): AuditAction[] {
  const actions: AuditAction[] = []
  if (before.isAdmin !== after.isAdmin) actions.push(after.isAdmin ? 'user.promoted' : 'user.demoted')
  const wasDisabled = before.disabledAt !== null
  if (wasDisabled !== after.isDisabled) actions.push(after.isDisabled ? 'user.disabled' : 'user.enabled')
  return actions
}
