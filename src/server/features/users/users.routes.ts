import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ADMIN_PAGE_LENGTH, AdminSearch } from '#contracts/admin/admin-search.ts'
import { ApiError } from '#contracts/api-error.ts'
import { RowParams } from '#contracts/row-id.ts'
import { changeUser, endUserSessions, listUsers } from '#contracts/users/admin-users.endpoints.ts'
import { AdminUser, AdminUserChange, AdminUserPage } from '#contracts/users/admin-users.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { serve } from '#server/plugins/serve.ts'
import type { AdminUsersRepository, PersonRefusal } from './users.repository.ts'

export interface AdminUsersRoutesOptions {
  people: AdminUsersRepository
  sessions: Pick<SessionKeeper, 'of'>
}

const tags = ['redazione']

const REFUSALS: Readonly<Record<PersonRefusal, () => AppError>> = {
  unknown: () => new AppError('not_found', 'Utente non trovato'),
  last_admin: () =>
    new AppError('conflict', "È l'ultimo amministratore: nominane prima un altro, poi potrai toglierlo."),
}

export const adminUsersRoutes =
  ({ people, sessions }: AdminUsersRoutesOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const list = { querystring: AdminSearch, response: { 200: AdminUserPage, 400: ApiError }, tags }
    serve(app, listUsers, { schema: { ...list, summary: 'Chi ha un account' } }, async (request) => {
      const users = await people.page(request.query, ADMIN_PAGE_LENGTH)
      return { users, next: users.length === ADMIN_PAGE_LENGTH ? (users.at(-1)?.id ?? null) : null }
    })

    const change = {
      params: RowParams,
      body: AdminUserChange,
      response: { 200: AdminUser, 400: ApiError, 404: ApiError, 409: ApiError },
      tags,
      summary: 'Nomina, sospende, riattiva',
      description: "Chi viene sospeso esce da ogni dispositivo. L'ultimo amministratore resta.",
    }
    serve(app, changeUser, { schema: change }, async (request) => {
      const { account } = sessions.of(request)
      const changed = await people.change(account, request.params.id, request.body)
      if (typeof changed === 'string') throw REFUSALS[changed]()
      return changed
    })

    const end = {
      params: RowParams,
      response: { 204: z.void(), 404: ApiError },
      tags,
      summary: 'Chiude le sessioni di una persona',
      description: 'Non quella di chi lo chiede.',
    }
    serve(app, endUserSessions, { schema: end }, async (request, reply) => {
      const { account, tokenHash } = sessions.of(request)
      const { id } = request.params
      if (!(await people.endSessions(account, id, tokenHash))) throw REFUSALS.unknown()
      return reply.code(204).send()
    })
  }
