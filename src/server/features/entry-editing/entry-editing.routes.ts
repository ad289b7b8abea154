import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { ADMIN_PAGE_LENGTH } from '#contracts/admin/admin-search.ts'
import type { EntryEndpoints } from '#contracts/admin/catalogue-entry.endpoints.ts'
import {
  type CatalogueEntry,
  CatalogueEntrySearch,
  catalogueEntryPage,
} from '#contracts/admin/catalogue-entry.ts'
import { ApiError } from '#contracts/api-error.ts'
import { outdated } from '#contracts/based-on.ts'
import { AppError } from '#server/app-error.ts'
import type { SessionKeeper } from '#server/features/accounts/sessions/sessions.ts'
import { created, ok, serve } from '#server/plugins/serve.ts'
import type { Edited, EntryEditing, EntryRefusal } from './entry-editing.repository.ts'

export interface EntryEditingRoutesOptions<Draft extends object, Entry extends CatalogueEntry> {
  endpoints: EntryEndpoints<Draft, Entry>
  what: string
  schemas: {
    draft: z.ZodType<Draft>
    edit: z.ZodType<Draft & { basedOn: string }>
    entry: z.ZodType<Entry, Entry>
  }
  refusals: Readonly<Record<EntryRefusal, () => AppError>>
  editing: EntryEditing<Draft, Entry>
  sessions: Pick<SessionKeeper, 'of'>
  refreshCatalogue: () => Promise<void>
}

export const entryRefusals = (
  unknown: string,
  taken: { field: string; message: string },
  deadLink = unknown,
): Readonly<Record<EntryRefusal, () => AppError>> => ({
  unknown: () => new AppError('not_found', unknown),
  taken: () => new AppError('conflict', taken.message, { fields: { [taken.field]: taken.message } }),
  dead_link: () => new AppError('invalid_input', deadLink, { fields: { related: deadLink } }),
})

const CHANGED_MEANWHILE =
  'Nel frattempo qualcun altro ha salvato una sua versione. Copia ciò che hai scritto, ricarica e riprova.'

export function entryEditingRoutes<Draft extends object, Entry extends CatalogueEntry>(
  options: EntryEditingRoutesOptions<Draft, Entry>,
): FastifyPluginAsyncZod {
  const { editing } = options
  const anyKind: AnyKind = {
    ...options,
    editing: {
      ...editing,
      create: (actor, draft) => editing.create(actor, draft as Draft),
      change: (actor, id, basedOn, draft) => editing.change(actor, id, basedOn, draft as Draft),
    },
  }
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
  409: outdated(schemas.entry),
})

const readingRoutes =
  (options: AnyKind): FastifyPluginAsyncZod =>
  async (app) => {
    const { endpoints, what, schemas, refusals, editing } = options
    const list = {
      querystring: CatalogueEntrySearch,
      response: ok(catalogueEntryPage(schemas.entry), 400),
      summary: `${what}: l'elenco`,
    }
    serve(app, endpoints.list, list, async ({ query }) => {
      const entries = await editing.page(query, ADMIN_PAGE_LENGTH)
      return { entries, next: entries.length === ADMIN_PAGE_LENGTH ? (entries.at(-1)?.id ?? null) : null }
    })

    const one = { response: answersOf(options), summary: `${what}: com'è adesso` }
    serve(app, endpoints.read, one, async (request) => {
      const entry = await editing.byId(request.params.id)
      if (!entry) throw refusals.unknown()
      return entry
    })
  }

const writingRoutes =
  (options: AnyKind): FastifyPluginAsyncZod =>
  async (app) => {
    const { endpoints, what, schemas, refusals, editing, sessions, refreshCatalogue } = options
    const answers = answersOf(options)
    const actorOf = (request: FastifyRequest) => sessions.of(request).account
    const changed = async (edit: Promise<Edited<CatalogueEntry>>) => {
      const entry = await edit
      if (typeof entry === 'string') throw refusals[entry]()
      if ('outdated' in entry) throw new AppError('conflict', CHANGED_MEANWHILE, { kept: entry.outdated })
      await refreshCatalogue()
      return entry
    }

    const create = {
      body: schemas.draft,
      response: created(schemas.entry, 400, 409),
      summary: `${what}: nuova`,
    }
    serve(
      app,
      endpoints.create,
      create,
      async (request) => await changed(editing.create(actorOf(request), request.body)),
    )

    const edit = {
      body: schemas.edit,
      response: answers,
      summary: `${what}: modifica`,
      description:
        "Se un altro l'ha cambiata dopo `basedOn`, risponde 409 con quella che c'è (`kept`) e non tocca niente.",
    }
    serve(app, endpoints.change, edit, (request) => {
      const { basedOn, ...draft } = request.body
      return changed(editing.change(actorOf(request), request.params.id, basedOn, draft))
    })

    const remove = { response: answers, summary: `${what}: nel cestino` }
    serve(app, endpoints.remove, remove, (request) =>
      changed(editing.remove(actorOf(request), request.params.id)),
    )

    const restore = { response: answers, summary: `${what}: fuori dal cestino` }
    serve(app, endpoints.restore, restore, (request) =>
      changed(editing.restore(actorOf(request), request.params.id)),
    )
  }
