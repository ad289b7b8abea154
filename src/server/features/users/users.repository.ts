import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { AdminSearch } from '#contracts/admin/admin-search.ts'
import type { AdminUser, AdminUserChange } from '#contracts/users/admin-users.ts'
import type { Database } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema-accounts.ts'
import { endSessions } from '#server/features/accounts/sessions/end-sessions.ts'
import { sessionsRepository } from '#server/features/accounts/sessions/sessions.repository.ts'
import { isLastAdmin } from '#server/features/accounts/users/last-admin.repository.ts'
import { type Actor, type Change, recordChange } from '#server/features/audit-log/record-change.repository.ts'

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

export const adminUsersRepository = (db: Database) => ({
  /** Newest first. `search` is a part of name, email address or user name; case and accents do not count. */
  async page({ search, after }: AdminSearch, limit: number): Promise<AdminUser[]> {
    const rows = await db
      .select(columns)
      .from(users)
      .where(and(matching(search), after === undefined ? undefined : lt(users.id, after)))
      .orderBy(desc(users.id))
      .limit(limit)
    return rows.map(toAdminUser)
  },

  change: (actor: Actor, id: number, wanted: AdminUserChange): Promise<AdminUser | PersonRefusal> =>
    db.transaction(async (tx) => {
      const losesPower = wanted.isAdmin === false || wanted.isDisabled === true
      if (losesPower && (await isLastAdmin(tx, id))) return 'last_admin'
      const [before] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
      if (!before) return 'unknown'
      const { isAdmin = before.isAdmin, isDisabled = before.disabledAt !== null } = wanted
      const disabledAt = isDisabled ? sql`coalesce(${users.disabledAt}, now())` : null
      const devices = sessionsRepository(tx)
      const sessionsBefore = await devices.countOf(id)
      await tx.update(users).set({ isAdmin, disabledAt }).where(eq(users.id, id))
      if (isDisabled) await devices.endAllOf(id)
      const sessionsAfter = isDisabled ? 0 : sessionsBefore
      const was = {
        isAdmin: before.isAdmin,
        isDisabled: before.disabledAt !== null,
        sessions: sessionsBefore,
      }
      for (const change of changesOf(was, { isAdmin, isDisabled, sessions: sessionsAfter })) {
        await recordChange(tx, { actor, subject: { type: 'user', id }, ...change })
      }
      return one(tx, id)
    }),

  endSessions: (actor: Actor, id: number, exceptHash: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id))
      if (!person) return false
      await endSessions(tx, { actor, id, exceptHash })
      return true
    }),
})

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

interface PersonState {
  isAdmin: boolean
  isDisabled: boolean
  sessions: number
}

function changesOf(was: PersonState, is: PersonState): Pick<Change, 'action' | 'before' | 'after'>[] {
  const changes: Pick<Change, 'action' | 'before' | 'after'>[] = []
  if (was.isAdmin !== is.isAdmin)
    changes.push({
      action: is.isAdmin ? 'user.promoted' : 'user.demoted',
      before: { isAdmin: was.isAdmin },
      after: { isAdmin: is.isAdmin },
    })
  if (was.isDisabled !== is.isDisabled)
    changes.push({
      action: is.isDisabled ? 'user.disabled' : 'user.enabled',
      before: { isDisabled: was.isDisabled, sessions: was.sessions },
      after: { isDisabled: is.isDisabled, sessions: is.sessions },
    })
  return changes
}
