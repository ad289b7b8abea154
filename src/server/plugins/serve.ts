import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#contracts/api-error.ts'
import type { BodyOf, CallTypes, Endpoint, ResponseOf } from '#contracts/endpoint.ts'
import { RowParams } from '#contracts/row-id.ts'

type Scope = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
type Options<Schema extends FastifySchema> = RouteShorthandOptions<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>
type Handler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>

type Success = 200 | 201 | 202 | 204
type Answered<Response> = {
  [Status in keyof Response & Success]: Response[Status] extends z.ZodType
    ? z.output<Response[Status]>
    : unknown
}[keyof Response & Success]
type Read<Value> = Value extends void ? undefined : Value
type Text<Value> = Value extends string | number ? `${Value}` : Value
type AsText<Values> = { [Name in keyof Values]: Text<Values[Name]> }

type Accepts<Schema, Key extends string, Sent> = Schema extends { [K in Key]: infer One extends z.ZodType }
  ? Sent extends z.input<One>
    ? unknown
    : { [K in Key]: 'refuses what the endpoint sends' }
  : unknown
type SentQuery<Types> = Types extends { query?: infer Query } ? AsText<NonNullable<Query>> : object
type SentParams<Types> = Types extends { params: infer Params } ? AsText<Params> : object

type Fitting<Types extends CallTypes, Schema> = Accepts<Schema, 'body', BodyOf<Types>> &
  Accepts<Schema, 'querystring', SentQuery<Types>> &
  Accepts<Schema, 'params', SentParams<Types>> &
  (Schema extends { response: infer Response }
    ? Read<Answered<Response>> extends ResponseOf<Types>
      ? unknown
      : { response: 'answers something else than the endpoint says' }
    : unknown)

/** A route with an `:id` path parameter needs no `params` schema: the default is `RowParams`. */
type WithRow<Types, Schema> = Schema extends { params: unknown }
  ? Schema
  : Types extends { params: { id: number } }
    ? Schema & { params: typeof RowParams }
    : Schema

/** What a route sends for errors with these statuses. */
const refusals = <const Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, ApiError])) as Record<Status, typeof ApiError>

const answering =
  <const Status extends Success>(status: Status) =>
  <Body extends z.ZodType, const Refusal extends number = never>(body: Body, ...refused: Refusal[]) =>
    ({ [status]: body, ...refusals(...refused) }) as Record<Status, Body> & Record<Refusal, typeof ApiError>

/** Builds the `response` schema of a route from the schema of the success body and the statuses of the
 * errors. */
export const ok = answering(200)
export const created = answering(201)
export const begun = answering(202)
export const nothing = <const Refusal extends number = never>(...refused: Refusal[]) =>
  answering(204)(z.void(), ...refused)

/**
 * Registers the route of an endpoint. If `response` has only one status of success, every answer of the
 * handler has it. Without `params`, an `:id` in the path is validated as a row id (`RowParams`). The compiler
 * checks that the schema fits the endpoint's types. Throws if the path does not begin with the prefix of
 * `app`.
 */
export function serve<Types extends CallTypes, const Schema extends FastifySchema>(
  app: Scope,
  { method, path }: Endpoint<Types>,
  options: Schema & Fitting<Types, Schema> & Pick<Options<Schema>, 'onRequest' | 'config' | 'bodyLimit'>,
  handler: Handler<WithRow<Types, Schema>>,
): void {
  if (!path.startsWith(`${app.prefix}/`)) throw new Error(`${path} is not below ${app.prefix}`)
  const { onRequest, config, bodyLimit, ...given } = options
  const schema = { ...(path.includes('/:id') && { params: RowParams }), ...given }
  const [status, other] = Object.keys(schema.response ?? {}).filter((one) => one.startsWith('2'))
  const isFixed = status !== undefined && status !== '200' && other === undefined
  app.route<RouteGenericInterface, ContextConfigDefault, WithRow<Types, Schema>>({
    method,
    url: path.slice(app.prefix.length),
    schema: schema as unknown as WithRow<Types, Schema>,
    ...(onRequest && { onRequest }),
    ...(config && { config }),
    ...(bodyLimit && { bodyLimit }),
    ...(isFixed && { preHandler: async (_request, reply) => void reply.code(Number(status) as never) }),
    handler,
  })
}
