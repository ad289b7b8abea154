/** What the menu tells a guest: that his pizza is a variant, what of his wishes is not met and why. */
import type { Guest } from '../evening-request.ts'
import type { Share } from './choose-menu.ts'
import type { EveningPizza, EveningRecipe } from './evening-pizza.ts'
import { notUnderstood, whyNot } from './fitness.ts'
import { whyLeftOut } from './left-out.ts'
import { isShared, type Table } from './piece-of.ts'

function absentNote(wish: string, recipes: readonly EveningRecipe[], { service }: Table): string {
  const recipe = recipes.find(({ id }) => String(id) === wish)
  const reason = recipe ? whyLeftOut(recipe, service) : null
  return recipe && reason !== null
    ? `${recipe.name} ${reason}.`
    : 'La pizza desiderata non è tra le ricette di stasera.'
}

type Told = {
  pizzas: readonly EveningPizza[]
  recipes: readonly EveningRecipe[]
  table: Table
  isFor: (pizza: number) => boolean
}

export function notesFor(
  guest: Guest,
  shares: readonly Share[],
  { pizzas, recipes, table, isFor }: Told,
): string[] {
  const own = shares.map(({ pizza }) => pizza)
  const notes = [
    ...(!isShared(table) && own.some(({ madeOfOne }) => madeOfOne > 1)
      ? ['Nella ricetta è grande, da dividere: qui ognuno ha la sua.']
      : []),
    ...own
      .filter(({ changes }) => changes.length > 0)
      .map(({ changes }) => `È una variante: ${changes.join('. ')}.`),
    ...notUnderstood(guest, pizzas).map(
      (dislike) =>
        `Non sappiamo che cosa sia «${dislike}»: guarda tu tra gli ingredienti, o scrivilo in un altro modo.`,
    ),
  ]
  if (guest.wish === null || own.some(({ key }) => key === guest.wish)) return notes
  const wished = pizzas.find(({ key }) => key === guest.wish)
  if (!wished) return [absentNote(guest.wish, recipes, table), ...notes]
  const reason =
    whyNot(guest, wished) ??
    (isFor(pizzas.indexOf(wished)) ? null : 'è senza glutine, e resta a chi non può mangiare le altre')
  return [
    reason === null
      ? `${wished.name} non entra nel menu: le pizze o gli impasti diversi sarebbero troppi.`
      : `${wished.name}: ${reason}.`,
    ...notes,
  ]
}
