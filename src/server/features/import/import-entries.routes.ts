import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ADMIN_PAGE_LENGTH } from '#contracts/admin/admin-search.ts'
import {
  approveImportEntry,
  changeImportEntry,
  getImportEntry,
  listImportEntries,
  rejectImportEntries,
  rejectImportEntry,
} from '#contracts/import/admin-import.endpoints.ts'
import {
  ApprovalConflict,
  EntryApproval,
  EntryDecision,
  EntryEdit,
  EntryRejections,
  EntrySearch,
  ImportEntry,
  ImportEntryPage,
  type ImportEntryRow,
  RecipeEntryDraft,
} from '#contracts/import/import-entry.ts'
import { PizzeriaDraft } from '#contracts/pizzerias/admin-pizzerias.ts'
import { AppError } from '#server/app-error.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import { type ApprovalRefusal, approvalsRepository, type FoundTwin } from './approvals.repository.ts'
import { importEntriesRepository } from './import-entries.repository.ts'

const answers = ok(ImportEntry, 400, 404, 409)

const REFUSALS: Readonly<Record<ApprovalRefusal, () => AppError>> = {
  unknown: () => new AppError('not_found', 'Voce non trovata'),
  decided: () => new AppError('conflict', 'Qualcuno ha già deciso su questa voce'),
  stale: () =>
    new AppError(
      'conflict',
      'Nel frattempo la voce è cambiata: ricaricala, le tue modifiche restano qui sotto.',
    ),
  name_taken: () => new AppError('conflict', "In questa città c'è già una pizzeria con questo nome"),
}

export const importEntriesRoutes =
  ({ db, sessions, refreshCatalogue }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const entries = importEntriesRepository(db)
    const approvals = approvalsRepository(db)
    const known = async (id: number): Promise<ImportEntry> => {
      const entry = await entries.byId(id)
      if (!entry) throw REFUSALS.unknown()
      return entry
    }

    const list = {
      querystring: EntrySearch,
      response: ok(ImportEntryPage, 400),
      summary: 'Le voci importate, in attesa o decise',
    }
    serve(app, listImportEntries, list, async (request) => {
      const page = await entries.page(request.query, ADMIN_PAGE_LENGTH)
      return { entries: page, next: page.length === ADMIN_PAGE_LENGTH ? (page.at(-1)?.id ?? null) : null }
    })

    const found = ok(ImportEntry, 404)
    const one = { response: found, summary: 'Una voce, con le differenze' }
    serve(app, getImportEntry, one, (request) => known(request.params.id))

    const save = { body: EntryEdit, response: answers, summary: 'Tieni da parte le correzioni' }
    serve(app, changeImportEntry, save, async (request) => {
      const { version, draft } = request.body
      const { id } = request.params
      accepted(await entries.saveDraft(sessions.of(request).account, id, version, draft))
      return known(id)
    })

    const approve = {
      body: EntryApproval,
      response: { ...answers, 409: ApprovalConflict },
      summary: 'Approva e pubblica',
      description:
        'Ciò che somiglia a qualcosa che è già sul sito è un 409 con le differenze, finché `differsFrom` non dice che è altro.',
    }
    serve(app, approveImportEntry, approve, async (request, reply) => {
      const { id } = request.params
      const { kind } = await known(id)
      const { account } = sessions.of(request)
      const { draft, ...decision } = request.body
      const result =
        kind === 'recipe'
          ? await approvals.recipe(account, { id, ...decision, draft: complete(RecipeEntryDraft, draft) })
          : await approvals.pizzeria(account, { id, ...decision, draft: complete(PizzeriaDraft, draft) })
      if (typeof result === 'object') return reply.code(409).send(conflictOf(kind, result))
      accepted(result)
      await refreshCatalogue()
      return known(id)
    })

    const reject = { body: EntryDecision, response: answers, summary: 'Scarta' }
    serve(app, rejectImportEntry, reject, async (request) => {
      const { id } = request.params
      accepted(await entries.reject(sessions.of(request).account, id, request.body.version))
      return known(id)
    })

    const all = {
      body: EntryRejections,
      response: ok(z.object({ rejected: z.int() }), 400),
      summary: 'Scarta più voci',
    }
    serve(app, rejectImportEntries, all, async (request) => ({
      rejected: await entries.rejectAll(sessions.of(request).account, request.body.ids),
    }))
  }

function accepted(result: number | ApprovalRefusal | undefined): void {
  if (typeof result === 'string') throw REFUSALS[result]()
}

const conflictOf = (
  kind: ImportEntryRow['kind'],
  { duplicate, comparison }: FoundTwin,
): ApprovalConflict => ({
  message:
    kind === 'recipe'
      ? `Sul sito c'è già «${duplicate.name}», che le somiglia: confronta, e conferma se è un'altra ricetta.`
      : `Sul sito c'è già «${duplicate.name}», che le somiglia: confronta, e conferma se è un'altra pizzeria.`,
  duplicate: { where: 'site', ...duplicate },
  comparison,
})

function complete<Draft>(schema: z.ZodType<Draft>, draft: unknown): Draft {
  const checked = schema.safeParse(draft)
  if (checked.success) return checked.data
  const fields: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) fields[String(path[0])] ??= lineMessage(path, message)
  throw new AppError('invalid_input', 'Prima di pubblicare completa i campi segnati', { fields })
}

const lineMessage = (path: PropertyKey[], message: string) =>
  typeof path[1] === 'number' ? `Riga ${path[1] + 1}: ${message.toLowerCase()}` : message
