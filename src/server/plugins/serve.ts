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
import type { z } from 'zod'
import type { BodyOf, CallTypes, Endpoint, ResponseOf } from '#contracts/endpoint.ts'

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

/**
 * Registers the route of an endpoint. The compiler checks that the schema fits the endpoint's types. Throws
 * if the path does not begin with the prefix of `app`.
 */
export function serve<Types extends CallTypes, const Schema extends FastifySchema>(
  app: Scope,
  { method, path }: Endpoint<Types>,
  options: Options<Schema> & { schema: Schema & Fitting<Types, Schema> },
  handler: Handler<Schema>,
): void {
  if (!path.startsWith(`${app.prefix}/`)) throw new Error(`${path} is not below ${app.prefix}`)
  app.route({ ...options, method, url: path.slice(app.prefix.length), handler })
}
