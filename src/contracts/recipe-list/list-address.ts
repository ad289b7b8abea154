/** The address of the list of recipes. */
import { type ListChoice, writeChoice } from '#domain/recipe-list/facet-address.ts'

/** Recipes that stand on a page of the list, and that are answered at once. */
export const RECIPES_PER_PAGE = 24

/** Without the question mark, empty where nothing is chosen; as people read it: a comma stays a comma. */
export const choiceQuery = (choice: ListChoice): string =>
  new URLSearchParams(writeChoice(choice)).toString().replaceAll('%2C', ',')

export function listAddress(choice: ListChoice): string {
  const query = choiceQuery(choice)
  return query === '' ? '/ricette' : `/ricette?${query}`
}
