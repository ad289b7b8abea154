import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  createJsonSchemaTransform,
  type FastifyPluginAsyncZod,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { sendApiFailure } from './errors.ts'
import { unknownApiPath } from './unknown-api-path.ts'

export interface ApiOptions {
  publicUrl: string
  proof: (request: FastifyRequest) => Promise<void>
  routes: (document: () => ReturnType<FastifyInstance['swagger']>) => FastifyPluginAsyncZod[]
}

export const apiPlugin =
  ({ publicUrl, proof, routes }: ApiOptions): FastifyPluginAsyncZod =>
  async (app) => {
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    app.removeContentTypeParser('text/plain') // other bodies than JSON are answered with 415
    app.setErrorHandler(sendApiFailure)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store') // routes whose answers may be cached override it
    })
    app.addHook('preValidation', proof)
    await app.register(cookie)
    await app.register(swagger, {
      openapi: {
        info: {
          title: 'API di Cornicione',
          version: '1',
          description: 'Le chiamate del sito, dagli stessi contratti.',
        },
        servers: [{ url: publicUrl }],
      },
      transform: createJsonSchemaTransform({ skipList: [] }),
    })
    await app.register(unknownApiPath)
    for (const route of routes(() => app.swagger())) await app.register(route)
  }
