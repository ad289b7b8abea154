import type { NutrientName } from '#domain/ingredients/nutrients.ts'

export const NUTRIENT_NAMES: Readonly<Record<NutrientName, string>> = {
  kcal: 'Energia',
  protein_g: 'Proteine',
  carbs_g: 'Carboidrati',
  fat_g: 'Grassi',
  sat_fat_g: 'di cui saturi',
  fiber_g: 'Fibre',
  sugar_g: 'Zuccheri',
  sodium_mg: 'Sodio',
}
