import { z } from 'zod'
import { PRODUCT_CATEGORIES } from '#domain/shop/product.ts'
import { TAGS_SHOWN } from '#domain/shop/shelf.ts'
import { OVEN_STYLE_IDS } from '#knowledge/styles-oven-names.ts'
import { entryStamps } from '../admin/catalogue-entry.ts'
import { basedOn } from '../based-on.ts'
import { calendarDay } from '../calendar-day.ts'
import { wholeNumber, writtenLine } from '../written-text.ts'

export const PRODUCT_LIMITS = {
  title: 120,
  description: 400,
  brand: 60,
  tag: 30,
  url: 1000,
  euro: 100_000,
  reviews: 10_000_000,
  position: 9999,
} as const

const notAPrice = `Scrivi un prezzo in euro da 0,01 a ${PRODUCT_LIMITS.euro}, o lascia vuoto`
const price = z
  .number(notAPrice)
  .min(0.01, notAPrice)
  .max(PRODUCT_LIMITS.euro, notAPrice)
  .refine((euro) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6, 'Al massimo due decimali')
  .nullable()

const notASecureLink = 'Incolla un link che comincia con https://'
const link = z
  .string(notASecureLink)
  .trim()
  .max(PRODUCT_LIMITS.url, `Usa al massimo ${PRODUCT_LIMITS.url} caratteri`)
  .refine((url) => {
    if (!URL.canParse(url) || /[\s\p{Cc}]/u.test(url)) return false
    const { protocol, username, password } = new URL(url)
    return protocol === 'https:' && !username && !password && /^https:\/\//i.test(url)
  }, notASecureLink)
  .transform((url) => new URL(url).href)

const picture = z
  .string()
  .regex(
    /^\/immagini\/(shop\/[a-z0-9-]+\.svg|caricate\/[\w-]+-960\.webp)$/,
    'Scegli un disegno o carica una fotografia',
  )

const notARating = 'Scrivi un voto da 0 a 5, o lascia vuoto'
const Fields = z.object({
  title: writtenLine(PRODUCT_LIMITS.title, 'Scrivi il nome del prodotto'),
  description: writtenLine(PRODUCT_LIMITS.description, 'Scrivi a che cosa serve'),
  imageUrl: picture,
  amazonUrl: link,
  category: z.enum(PRODUCT_CATEGORIES, 'Scegli una categoria'),
  /** Euro; null shows 'Prezzo non disponibile'. */
  price,
  originalPrice: price,
  /** First day on which the old price was charged. The date proves that the discount is real. */
  originalPriceSince: z
    .union([z.literal('').transform(() => null), calendarDay])
    .nullable()
    .default(null),
  rating: z.number(notARating).min(0, notARating).max(5, notARating).nullable(),
  reviewCount: wholeNumber(0, PRODUCT_LIMITS.reviews),
  isPrime: z.boolean(),
  brand: z
    .union([z.literal('').transform(() => null), writtenLine(PRODUCT_LIMITS.brand, 'Scrivi la marca')])
    .nullable(),
  tags: z
    .array(writtenLine(PRODUCT_LIMITS.tag, "Scrivi l'etichetta o togli la riga"))
    .max(TAGS_SHOWN, `Al massimo ${TAGS_SHOWN} etichette`),
  relatedPizzaStyles: z.array(z.enum(OVEN_STYLE_IDS)).max(OVEN_STYLE_IDS.length),
  position: wholeNumber(1, PRODUCT_LIMITS.position),
  isVisible: z.boolean(),
})

const consistent = (product: z.infer<typeof Fields>, context: z.RefinementCtx) => {
  const wrong = (field: keyof typeof product, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  const { price: now, originalPrice: before, originalPriceSince: since, rating, reviewCount } = product
  if (before !== null && (now === null || before <= now))
    wrong('originalPrice', "Il prezzo pieno dev'essere più alto di quello scontato")
  if ((before === null) !== (since === null))
    wrong('originalPriceSince', 'Il prezzo pieno e la data da cui valeva vanno insieme')
  if ((rating === null) !== (reviewCount === 0))
    wrong('rating', 'Il voto e il numero di recensioni vanno insieme')
}

export const ProductDraft = Fields.superRefine(consistent)
export type ProductDraft = z.infer<typeof ProductDraft>
export const ProductEdit = Fields.extend(basedOn).superRefine(consistent)

export const AdminProduct = z.object({
  id: z.int(),
  ...Fields.shape,
  // Stored values without validation, because products saved under earlier rules must still appear.
  imageUrl: z.string(),
  amazonUrl: z.string(),
  brand: z.string().nullable(),
  originalPriceSince: z.string().nullable(),
  tags: z.array(z.string()),
  relatedPizzaStyles: z.array(z.string()),
  ...entryStamps,
})
export type AdminProduct = z.infer<typeof AdminProduct>
