import { useEffect, useMemo } from 'react'
import {
  readSavedSimpleRecipes,
  SAVED_SIMPLE_RECIPES_KEY,
  type SavedSimpleRecipe,
  withSimpleRecipes,
} from '#domain/dough/simple/saved-simple-recipes.ts'
import { storedText } from '../../ui/stored-text.ts'

const stored = storedText(SAVED_SIMPLE_RECIPES_KEY)

/** Changes the currently stored recipes, because another tab may have changed them. Returns false if the
 * stored text cannot be changed, or if the browser's storage is full or forbidden. */
function change(next: (recipes: SavedSimpleRecipe[]) => SavedSimpleRecipe[]): boolean {
  const text = stored.read()
  const changed = withSimpleRecipes(text, next(readSavedSimpleRecipes(text).recipes))
  return changed !== undefined && stored.write(changed)
}

export function useSavedRecipes() {
  const text = stored.use()
  const { recipes, isDamaged } = useMemo(() => readSavedSimpleRecipes(text), [text])
  useEffect(() => {
    if (isDamaged) console.warn(`${SAVED_SIMPLE_RECIPES_KEY}: some saved recipes cannot be read`)
  }, [isDamaged])
  return { recipes, change }
}
