import { ALL_CATEGORIES } from './food.ts'
import { searchFoods } from './search-foods.ts'

export const listFoods = (category: string, search: string) =>
  searchFoods(search)
    .filter((food) => category === ALL_CATEGORIES || food.category === category)
    .map(
      ({ id, name, category: shelf, per100g, missing, contains, mayContain, species, source, estimate }) => ({
        id,
        name,
        category: shelf,
        per_100g: per100g,
        missing,
        allergens: contains,
        may_contain: mayContain,
        species,
        source,
        estimate: estimate ?? null,
      }),
    )
