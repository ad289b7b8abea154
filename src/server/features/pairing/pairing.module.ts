import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { getPairing } from '#contracts/pairing/pairing.endpoints.ts'
import {
  BasePairing,
  CombinationAnalysis,
  PairingCategories,
  PairingQuery,
} from '#contracts/pairing/pairing.ts'
import { analyseCombination } from '#domain/pairing/combination.ts'
import { MAX_COMBINED } from '#domain/pairing/ingredient.ts'
import { pairingIngredient, pantryByCategory } from '#domain/pairing/pantry.ts'
import { recommendFor } from '#domain/pairing/recommend.ts'
import { italianMonth } from '#domain/pairing/season.ts'
import { AppError } from '#server/app-error.ts'
import { ok, serve } from '#server/plugins/serve.ts'
import type { OpenModule } from '#server/site-module.ts'

const refused = (name: 'baseIngredient' | 'ingredients', message: string) =>
  new AppError('invalid_input', message, { fields: { [name]: message } })

function pairingsOf(id: string, month: number) {
  const base = pairingIngredient(id)
  if (!base) throw new AppError('not_found', 'Ingrediente non trovato')
  return recommendFor(base, month)
}

function combinationOf(list: string | string[]) {
  const ids = new Set(
    [list]
      .flat()
      .flatMap((text) => text.split(',').map((id) => id.trim()))
      .filter(Boolean),
  )
  if (ids.size < 2) throw refused('ingredients', 'Scegli almeno due ingredienti diversi')
  if (ids.size > MAX_COMBINED) throw refused('ingredients', `Scegli al massimo ${MAX_COMBINED} ingredienti`)
  const found = [...ids].map((id) => {
    const ingredient = pairingIngredient(id)
    if (!ingredient) throw refused('ingredients', `Non conosciamo l'ingrediente «${id.slice(0, 60)}»`)
    return ingredient
  })
  return analyseCombination(found)
}

const pairingRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    querystring: PairingQuery,
    response: ok(z.union([PairingCategories, BasePairing, CombinationAnalysis]), 400, 404),
    summary: 'Ingredienti, abbinamenti di uno, analisi di più ingredienti',
  }
  serve(app, getPairing, schema, async (request) => {
    const { baseIngredient, month = italianMonth(new Date()) } = request.query
    const ingredients = request.query.ingredients ?? request.query['ingredients[]']
    if (baseIngredient !== undefined && ingredients !== undefined) {
      throw refused('ingredients', 'Chiedi baseIngredient oppure ingredients, non tutti e due')
    }
    if (baseIngredient !== undefined) return pairingsOf(baseIngredient, month)
    if (ingredients !== undefined) return combinationOf(ingredients)
    return { categories: pantryByCategory() }
  })
}

export const pairingModule: OpenModule = () => ({ tag: 'abbinamenti', routes: [pairingRoutes] })
