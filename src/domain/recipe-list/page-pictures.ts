/** Pictures that belong to no single recipe: one for each category of the list, one for links to each main page.
 *
 * Units   pixels.
 * Source  crops of rendered pictures of recipes; `npm run images` cuts them (tools/imagery/output/page-pictures.ts).
 * Valid   the categories of the catalogue. */
import type { RecipeCategory } from '../recipes/vocabulary.ts'
import { sharedPictureUrl } from './picture-files.ts'

/** Square, for a tile half as wide on screens with two pixels for one. */
export const CATEGORY_PICTURE_PX = 320

/** The recipe whose picture says most about its category. */
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

/** Undefined for a category that somebody invented since. */
export const categoryPictureUrl = (category: string, format: 'avif' | 'webp'): string | undefined =>
  Object.hasOwn(CATEGORY_PICTURES, category)
    ? `/immagini/categoria-${nameOf(category)}-${CATEGORY_PICTURE_PX}.${format}`
    : undefined

/** Pages with a picture of their own for shared links: their title on the picture of a recipe that suits them. */
export const PAGE_PICTURES = {
  '/ricette': { title: 'Ricette di Pizza', picture: 'pizza-margherita' },
  '/calcolatore-impasto': { title: 'Calcolatore Impasto', picture: 'focaccia-genovese' },
  '/guida-forno': { title: 'Guida Forno', picture: 'pizza-marinara' },
  '/calcolatore-nutrizione': { title: 'Calcolatore nutrizionale', picture: 'pizza-di-verdure' },
  '/abbinamenti-ingredienti': { title: 'Abbinamenti', picture: 'pizza-pere-gorgonzola-e-noci' },
  '/serata': { title: 'Serata pizza', picture: 'pizza-capricciosa' },
  '/lista-spesa': { title: 'Lista della Spesa', picture: 'pizza-ortolana' },
  '/pronto-soccorso': { title: 'Pronto soccorso pizza', picture: 'pizza-cosacca' },
  '/shop': { title: 'Shop', picture: 'pizza-diavola' },
  '/pizzerie': { title: 'Pizzerie storiche', picture: 'pizza-napoletana' },
  '/glossario': { title: 'Glossario della pizza', picture: 'pizza-quattro-stagioni' },
  '/come-verifichiamo': { title: 'Come verifichiamo i calcoli', picture: 'pizza-in-teglia-margherita' },
} as const
export type PicturedPage = keyof typeof PAGE_PICTURES

/** The name under which its files lie. */
export const pagePictureName = (path: PicturedPage): string => `pagina${path.replaceAll('/', '-')}`

export const pagePictureUrl = (path: PicturedPage): string => sharedPictureUrl(pagePictureName(path))
