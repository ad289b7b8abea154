import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { outdated } from '#contracts/based-on.ts'
import {
  COLLECTION_LIMITS,
  Collection,
  CollectionName,
  DEFAULT_COLLECTIONS,
  NewCollectionName,
} from '#contracts/collections/collection.ts'
import {
  addToCollection,
  createCollection,
  deleteCollection,
  listCollections,
  removeFromCollection,
  renameCollection,
} from '#contracts/collections/collections.endpoints.ts'
import { NO_ROW, rowIdInAddress } from '#contracts/row-id.ts'
import { AppError } from '#server/app-error.ts'
import { created, nothing, ok, serve } from '#server/plugins/serve.ts'
import type { SiteServices } from '#server/site-module.ts'
import type { CollectionRefusal } from './collections.repository.ts'
import { collectionsRepository } from './collections.repository.ts'

const NAME_TAKEN = 'Hai già una collezione con questo nome'

const REFUSALS: Readonly<Record<CollectionRefusal, () => AppError>> = {
  unknown_collection: () => new AppError('not_found', 'Collezione non trovata'),
  unknown_recipe: () => new AppError('not_found', 'Ricetta non trovata'),
  too_many: () =>
    new AppError(
      'conflict',
      `Puoi avere al massimo ${COLLECTION_LIMITS.collections} collezioni: eliminane una per crearne un'altra.`,
    ),
  name_taken: () => new AppError('conflict', NAME_TAKEN, { fields: { name: NAME_TAKEN } }),
  full: () =>
    new AppError(
      'conflict',
      `Una collezione contiene al massimo ${COLLECTION_LIMITS.recipes} ricette: creane un'altra.`,
    ),
}

const errors = [400, 401, 404, 409] as const

export const collectionsRoutes =
  ({ db, sessions }: SiteServices): FastifyPluginAsyncZod =>
  async (app) => {
    const collections = collectionsRepository(db)
    app.addHook('onRequest', sessions.guard('Accedi per usare la tua Pizza Box'))

    const list = { response: ok(z.array(Collection), 401), summary: 'Le tue collezioni' }
    serve(app, listCollections, list, async (request) => collections.list(sessions.of(request).account.id))

    const create = {
      body: CollectionName,
      response: created(Collection, 400, 401, 409),
      summary: 'Nuova collezione',
    }
    serve(app, createCollection, create, async (request) => {
      const { id } = sessions.of(request).account
      return accepted(await collections.create(id, request.body.name))
    })

    const params = z.object({ id: z.string() })
    const rename = {
      params,
      body: NewCollectionName,
      response: { ...ok(Collection, ...errors), 409: outdated(Collection) },
      summary: 'Nuovo nome di una collezione',
      description: "Se l'hai rinominata altrove dopo `basedOn`, risponde 409 con quella che c'è (`kept`).",
    }
    const renameOptions = rename
    serve(app, renameCollection, renameOptions, async (request) => {
      const key = { userId: sessions.of(request).account.id, id: ownId(request.params.id) }
      const renamed = await collections.rename(key, request.body)
      if (typeof renamed !== 'object' || !('outdated' in renamed)) return accepted(renamed)
      const { outdated: kept } = renamed
      const message = `Nel frattempo l'hai chiamata «${kept.name}» altrove: salva di nuovo se preferisci questo.`
      throw new AppError('conflict', message, { fields: { name: message }, kept })
    })

    const remove = { params, response: nothing(...errors) }
    const removeOptions = { ...remove, summary: 'Elimina una collezione' }
    serve(app, deleteCollection, removeOptions, async (request) => {
      const key = { userId: sessions.of(request).account.id, id: ownId(request.params.id) }
      if (!(await collections.remove(key))) throw REFUSALS.unknown_collection()
    })

    const entry = {
      params: z.object({ id: z.string(), recipeId: rowIdInAddress() }),
      response: ok(Collection, ...errors),
    }
    const addOptions = {
      ...entry,
      summary: 'Aggiungi una ricetta',
      description: "Risponde con la collezione, anche se la ricetta c'era già.",
    }
    serve(app, addToCollection, addOptions, async (request) => {
      const { id, recipeId } = request.params
      const key = { userId: sessions.of(request).account.id, id: knownId(id) }
      if (recipeId === NO_ROW) throw REFUSALS.unknown_recipe()
      return accepted(await collections.addRecipe(key, recipeId))
    })

    const dropOptions = { ...entry, summary: 'Togli una ricetta' }
    serve(app, removeFromCollection, dropOptions, async (request) => {
      const { id, recipeId } = request.params
      const key = { userId: sessions.of(request).account.id, id: knownId(id) }
      return accepted(await collections.removeRecipe(key, recipeId))
    })
  }

function accepted(result: Collection | CollectionRefusal): Collection {
  if (typeof result === 'string') throw REFUSALS[result]()
  return result
}

/** Refuses texts that cannot be an id. A zero byte, for example, would make the database query fail. */
function knownId(id: string): string {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw REFUSALS.unknown_collection()
  return id
}

function ownId(id: string): string {
  const standard = DEFAULT_COLLECTIONS.find((one) => one.id === id)
  if (standard) {
    throw new AppError('conflict', `«${standard.name}» è di tutti: non si può rinominare né eliminare`)
  }
  return knownId(id)
}
