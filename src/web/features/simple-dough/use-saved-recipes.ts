import { useEffect, useMemo } from 'react'
import {
  readSavedSimpleRecipes,
  SAVED_SIMPLE_RECIPES_KEY,
  type SavedSimpleRecipe,
  withSimpleRecipes,
} from '#domain/dough/simple/saved-simple-recipes.ts'
import { storedText } from '../../ui/stored-text.ts'

const stored = storedText(SAVED_SIMPLE_RECIPES_KEY)

/** Works on what is stored at that moment. False where the browser refuses: its storage is full or forbidden. */
function change(next: (recipes: SavedSimpleRecipe[]) => SavedSimpleRecipe[]): boolean {
  const text = stored.read()
  const changed = withSimpleRecipes(text, next(readSavedSimpleRecipes(text).recipes))
  return changed !== undefined && stored.write(changed)
}

/** The recipes that this browser keeps, newest first. The server knows none. */
export function useSavedRecipes() {
  const text = stored.use()
  const { recipes, isDamaged } = useMemo(() => readSavedSimpleRecipes(text), [text])
  useEffect(() => {
    if (isDamaged) console.warn(`${SAVED_SIMPLE_RECIPES_KEY}: some saved recipes cannot be read`)
  }, [isDamaged])
  return { recipes, change }
}
