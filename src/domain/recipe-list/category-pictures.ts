/** Pictures for the categories of the recipe list.
 *
 * Units   pixels.
 * Source  crops of rendered recipe pictures; `npm run images` cuts them
 *         (tools/imagery/output/page-pictures.ts). */
import type { RecipeCategory } from '../recipes/vocabulary.ts'

export const CATEGORY_PICTURE_PX = 320

export const CATEGORY_PICTURES: Readonly<Record<RecipeCategory, string>> = {
  Napoletana: 'pizza-bufalina',
  Romana: 'pizza-romana-cacio-e-pepe',
  Siciliana: 'pizza-alla-norma',
  Classica: 'pizza-capricciosa',
  Gourmet: 'pizza-mortadella-burrata-e-pistacchio',
  Vegana: 'pizza-vegana-peperoni-e-olive',
  'Senza Glutine': 'pizza-senza-glutine-alle-verdure',
  Teglia: 'pizza-in-teglia-zucchine-e-stracchino',
  Focaccia: 'focaccia-al-rosmarino',
  Fritta: 'montanare-fritte',
  Calzone: 'calzone-napoletano-al-forno',
  Dolce: 'pizza-dolce-ricotta-e-pere',
}

const nameOf = (text: string) => text.toLowerCase().replaceAll(' ', '-')

export const categoryPictureUrl = (category: string, format: 'avif' | 'webp'): string | undefined =>
  Object.hasOwn(CATEGORY_PICTURES, category)
    ? `/immagini/categoria-${nameOf(category)}-${CATEGORY_PICTURE_PX}.${format}`
    : undefined
