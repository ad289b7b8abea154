import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test, vi } from 'vitest'
import { requestPasswordReset } from '#contracts/accounts/accounts.endpoints.ts'
import type { AccountServices } from '../account-services.ts'
import { passwordResetRoutes } from './password-reset.routes.ts'

test('the answer is there before anybody looks for the address, so that its time tells nothing', async () => {
  const { promise: lookUp, resolve: find } = Promise.withResolvers<undefined>()
  const byEmailOrLeft = vi.fn(() => lookUp)
  const options = { users: { byEmailOrLeft }, limits: { take: async () => undefined } }
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await app.register(passwordResetRoutes(options as unknown as AccountServices))

  const email = 'mario@example.it'
  const answer = await app.inject({ method: 'POST', url: requestPasswordReset.path, payload: { email } })
  expect(answer.statusCode).toBe(202)
  expect(byEmailOrLeft).toHaveBeenCalledWith(email)
  find(undefined)
  await app.close()
})
