import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ADMIN_PAGE_LENGTH, AdminSearch } from '#contracts/admin/admin-search.ts'
import { changeUser, endUserSessions, listUsers } from '#contracts/users/admin-users.endpoints.ts'
import { AdminUser, AdminUserChange, AdminUserPage } from '#contracts/users/admin-users.ts'
import { AppError } from '#server/app-error.ts'
import { nothing, ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import type { PersonRefusal } from './users.repository.ts'
import { adminUsersRepository } from './users.repository.ts'

const REFUSALS: Readonly<Record<PersonRefusal, () => AppError>> = {
  unknown: () => new AppError('not_found', 'Utente non trovato'),
  last_admin: () =>
    new AppError('conflict', "È l'ultimo amministratore: nominane prima un altro, poi potrai toglierlo."),
}

const adminUsersRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const people = adminUsersRepository(db)
    const list = { querystring: AdminSearch, response: ok(AdminUserPage, 400), summary: 'Chi ha un account' }
    serve(app, listUsers, list, async (request) => {
      const users = await people.page(request.query, ADMIN_PAGE_LENGTH)
      return { users, next: users.length === ADMIN_PAGE_LENGTH ? (users.at(-1)?.id ?? null) : null }
    })

    const change = {
      body: AdminUserChange,
      response: ok(AdminUser, 400, 404, 409),
      summary: 'Nomina, sospende, riattiva',
      description: "Chi viene sospeso esce da ogni dispositivo. L'ultimo amministratore resta.",
    }
    serve(app, changeUser, change, async (request) => {
      const { account } = sessions.of(request)
      const changed = await people.change(account, request.params.id, request.body)
      if (typeof changed === 'string') throw REFUSALS[changed]()
      return changed
    })

    const end = {
      response: nothing(404),
      summary: 'Chiude le sessioni di una persona',
      description: 'Non quella di chi lo chiede.',
    }
    serve(app, endUserSessions, end, async (request) => {
      const { account, tokenHash } = sessions.of(request)
      const { id } = request.params
      if (!(await people.endSessions(account, id, tokenHash))) throw REFUSALS.unknown()
    })
  }

export const usersModule: OpenModule = (services) => ({ adminRoutes: [adminUsersRoutes(services)] })
