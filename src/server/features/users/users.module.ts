import type { OpenModule } from '#server/site-module.ts'
import { adminUsersRepository } from './users.repository.ts'
import { adminUsersRoutes } from './users.routes.ts'

export const usersModule: OpenModule = ({ db, sessions }) => ({
  adminRoutes: [adminUsersRoutes({ people: adminUsersRepository(db), sessions })],
})
