import { pictureUrl } from '#domain/recipe-list/picture-files.ts'
import type { RecipeContent } from '#domain/recipes/recipe-content.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { flatRecipe } from '#domain/recipes/structured-recipe.ts'
import type { glossaryTerms, pizzerias, recipes, shopProducts } from '../schema.ts'
import type { GlossaryContent, PizzeriaContent, ProductContent } from './content-schema.ts'

type NewRow<Table extends { $inferInsert: unknown }> = Table['$inferInsert'] & { id: number }

export function recipeRow(recipe: RecipeContent) {
  const { activeMin, restMin, bakeMin } = recipe.times
  const groups = recipe.ingredients.map(({ title, lines, dough }) => ({
    title,
    isDough: dough ?? false,
    lines,
  }))
  const parts = { groups, steps: recipe.steps }
  return {
    id: recipe.id,
    name: recipe.name,
    description: recipe.description,
    ...forEachText((name) => recipe[name] ?? null),
    category: recipe.category,
    difficulty: recipe.difficulty,
    imageUrl: recipe.image ? pictureUrl(recipe.image) : '',
    activeTime: activeMin,
    restTime: restMin,
    bakeTime: bakeMin,
    preparationTime: activeMin + restMin + bakeMin,
    servings: recipe.servings,
    servingsUnit: recipe.servingsUnit,
    dough: recipe.dough,
    ...parts,
    ...flatRecipe(parts),
    reading: null,
    isVegan: recipe.vegan,
    isGlutenFree: recipe.glutenFree,
  } satisfies NewRow<typeof recipes>
}

export function pizzeriaRow({ id, name, city, region, address, foundedYear, knownFor }: PizzeriaContent) {
  return { id, name, city, region, address, foundedYear, knownFor } satisfies NewRow<typeof pizzerias>
}

export function glossaryRow({ id, term, definition, related }: GlossaryContent) {
  return { id, term, definition, related } satisfies NewRow<typeof glossaryTerms>
}

const cents = (euro: number | undefined) => (euro === undefined ? null : Math.round(euro * 100))

export function productRow(product: ProductContent, index: number) {
  const { id, title, description, drawing, search, category, price, brand, tags, styles } = product
  return {
    id,
    title,
    description,
    imageUrl: `/immagini/shop/${drawing}.svg`,
    amazonUrl: `https://www.amazon.it/s?k=${encodeURIComponent(search)}`,
    category,
    priceCents: cents(price),
    brand: brand ?? null,
    tags,
    relatedPizzaStyles: styles,
    position: 10 * (index + 1),
  } satisfies NewRow<typeof shopProducts>
}
