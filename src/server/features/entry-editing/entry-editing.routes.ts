import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type CatalogueEntry,
  CatalogueEntrySearch,
  catalogueEntryPage,
} from '#contracts/admin/catalogue-entry.ts'
import { ApiError } from '#contracts/api-error.ts'
import { parseRecipeId } from '#contracts/recipe-list/recipe-list.ts'
import { ADMIN_PAGE_LENGTH } from '#contracts/users/admin-users.ts'
import type { SessionKeeper } from '#server/accounts/sessions.ts'
import { AppError } from '#server/app-error.ts'
import type { EntryEditing, EntryRefusal } from './entry-editing.repository.ts'

export interface EntryEditingRoutesOptions<Draft extends object, Entry extends CatalogueEntry> {
  /** Under /api/admin: '/glossary-terms'. */
  path: string
  /** In the documentation of the API: 'Una voce del glossario'. */
  what: string
  schemas: {
    draft: z.ZodType<Draft>
    /** The draft with `basedOn`. */
    edit: z.ZodType<Draft & { basedOn: string }>
    entry: z.ZodType<Entry, Entry>
  }
  refusals: Readonly<Record<EntryRefusal, () => AppError>>
  editing: EntryEditing<Draft, Entry>
  sessions: Pick<SessionKeeper, 'of'>
  /** Makes this server's pages show the change before the answer leaves. */
  refreshCatalogue: () => Promise<void>
}

/** What each refusal says; `taken` stands beside the field that has to change. */
export const entryRefusals = (
  unknown: string,
  taken: { field: string; message: string },
  deadLink = unknown,
): Readonly<Record<EntryRefusal, () => AppError>> => ({
  unknown: () => new AppError('not_found', unknown),
  changed_meanwhile: () =>
    new AppError(
      'conflict',
      'Nel frattempo qualcun altro ha salvato una sua versione. Copia ciò che hai scritto, ricarica e riprova.',
    ),
  taken: () => new AppError('conflict', taken.message, { fields: { [taken.field]: taken.message } }),
  dead_link: () => new AppError('invalid_input', deadLink, { fields: { related: deadLink } }),
})

const tags = ['redazione']
const params = z.object({ id: z.string() })

const idOf = ({ params: { id } }: { params: { id: string } }) => parseRecipeId(id) ?? 0

/** List, read, write, delete and restore of one kind of entry; the guard of administrators stands around it. */
export function entryEditingRoutes<Draft extends object, Entry extends CatalogueEntry>(
  options: EntryEditingRoutesOptions<Draft, Entry>,
): FastifyPluginAsyncZod {
  // Schemas and repository of one kind fit each other; which kind it is makes no difference from here on.
  const anyKind = options as unknown as AnyKind
  return async (app) => {
    await app.register(readingRoutes(anyKind))
    await app.register(writingRoutes(anyKind))
  }
}
type AnyKind = EntryEditingRoutesOptions<object, CatalogueEntry>

const answersOf = ({ schemas }: AnyKind) => ({
  200: schemas.entry,
  400: ApiError,
  404: ApiError,
  409: ApiError,
})

const readingRoutes =
  (options: AnyKind): FastifyPluginAsyncZod =>
  async (app) => {
    const { path, what, schemas, refusals, editing } = options
    const list = {
      querystring: CatalogueEntrySearch,
      response: { 200: catalogueEntryPage(schemas.entry), 400: ApiError },
      tags,
      summary: `${what}: l’elenco`,
    }
    app.get(path, { schema: list }, async ({ query }) => {
      const entries = await editing.page(query, ADMIN_PAGE_LENGTH)
      return { entries, next: entries.length === ADMIN_PAGE_LENGTH ? (entries.at(-1)?.id ?? null) : null }
    })

    const one = { params, response: answersOf(options), tags, summary: `${what}: com’è adesso` }
    app.get(`${path}/:id`, { schema: one }, async (request) => {
      const entry = await editing.byId(idOf(request))
      if (!entry) throw refusals.unknown()
      return entry
    })
  }

const writingRoutes =
  (options: AnyKind): FastifyPluginAsyncZod =>
  async (app) => {
    const { path, what, schemas, refusals, editing, sessions, refreshCatalogue } = options
    const onePath = `${path}/:id`
    const answers = answersOf(options)
    const actorOf = (request: FastifyRequest) => sessions.of(request).account
    const changed = async (edit: Promise<CatalogueEntry | EntryRefusal>) => {
      const entry = await edit
      if (typeof entry === 'string') throw refusals[entry]()
      await refreshCatalogue()
      return entry
    }

    const create = {
      body: schemas.draft,
      response: { 201: schemas.entry, 400: ApiError, 409: ApiError },
      tags,
      summary: `${what}: nuova`,
    }
    app.post(path, { schema: create }, async (request, reply) =>
      reply.code(201).send(await changed(editing.create(actorOf(request), request.body))),
    )

    const edit = {
      params,
      body: schemas.edit,
      response: answers,
      tags,
      summary: `${what}: modifica`,
      description: 'Se un altro l’ha cambiata dopo `basedOn`, risponde 409 e non tocca niente.',
    }
    app.put(onePath, { schema: edit }, (request) => {
      const { basedOn, ...draft } = request.body
      return changed(editing.change(actorOf(request), idOf(request), basedOn, draft))
    })

    const remove = { params, response: answers, tags, summary: `${what}: nel cestino` }
    app.delete(onePath, { schema: remove }, (request) =>
      changed(editing.remove(actorOf(request), idOf(request))),
    )

    const restore = { params, response: answers, tags, summary: `${what}: fuori dal cestino` }
    app.post(`${onePath}/restore`, { schema: restore }, (request) =>
      changed(editing.restore(actorOf(request), idOf(request))),
    )
  }
