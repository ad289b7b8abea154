import { useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  readSavedSimpleRecipes,
  SAVED_SIMPLE_RECIPES_KEY,
  type SavedSimpleRecipe,
} from '#domain/dough/saved-simple-recipes.ts'

const listeners = new Set<() => void>()

/** Another tab may save too. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Null also where the browser keeps nothing for this site. */
function storedText(): string | null {
  try {
    return localStorage.getItem(SAVED_SIMPLE_RECIPES_KEY)
  } catch {
    return null
  }
}

/** Works on what is stored at that moment. False where the browser refuses: its storage is full or forbidden. */
function change(next: (recipes: SavedSimpleRecipe[]) => SavedSimpleRecipe[]): boolean {
  try {
    const { recipes } = readSavedSimpleRecipes(storedText())
    localStorage.setItem(SAVED_SIMPLE_RECIPES_KEY, JSON.stringify(next(recipes)))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

/** The recipes that this browser keeps, newest first. The server knows none. */
export function useSavedRecipes() {
  const text = useSyncExternalStore(subscribe, storedText, () => null)
  const { recipes, isDamaged } = useMemo(() => readSavedSimpleRecipes(text), [text])
  useEffect(() => {
    if (isDamaged) console.warn(`${SAVED_SIMPLE_RECIPES_KEY}: some saved recipes cannot be read`)
  }, [isDamaged])
  return { recipes, change }
}
