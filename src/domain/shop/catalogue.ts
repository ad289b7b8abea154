/** The ten products that the shop starts with.
 *
 * Source  kinds of tool that a pizza maker buys, described by what they are for; prices are examples and the page says
 *         so [stima]. No rating is invented. Links open the marketplace's search, which never goes dead.
 * Valid   the order is the editors' choice, the sort 'featured'. */
import type { OvenStyleId } from '#domain/oven/styles.ts'
import { discountPercent, type ProductCategory, type ShopProduct } from './product.ts'

type Entry = Readonly<{
  id: string
  title: string
  description: string
  category: ProductCategory
  search: string
  price: number | null
  originalPrice?: number
  brand?: string
  tags: readonly string[]
  styles: readonly OvenStyleId[]
}>

const ENTRIES: readonly Entry[] = [
  {
    id: 'piastra-acciaio',
    title: "Piastra d'acciaio da 6 mm",
    description:
      "Nel forno di casa cede calore più in fretta della pietra: il fondo cuoce prima e l'alveolo si apre. Misura il ripiano prima di scegliere.",
    category: 'accessori',
    search: 'piastra acciaio forno pizza 6 mm',
    price: 69.9,
    originalPrice: 79.9,
    tags: ['forno di casa', 'cottura', 'acciaio', 'lunga durata'],
    styles: ['napoletana', 'new_york', 'romana_tonda'],
  },
  {
    id: 'forno-portatile-gas',
    title: 'Forno portatile a gas per pizze da 30 cm',
    description:
      "Arriva oltre i 400 °C in una ventina di minuti: la napoletana cuoce in un minuto e mezzo. Si usa solo all'aperto.",
    category: 'forni',
    search: 'forno pizza portatile gas 12 pollici',
    price: 349,
    originalPrice: 399,
    tags: ['gas', "all'aperto", 'alta temperatura'],
    styles: ['napoletana', 'contemporanea', 'calzone'],
  },
  {
    id: 'forno-elettrico-pizza',
    title: 'Forno elettrico da pizza con cielo e platea',
    description:
      'Due resistenze regolabili e platea in biscotto: temperature da pizzeria su una presa di casa, anche in appartamento.',
    category: 'forni',
    search: 'forno elettrico pizza 450 gradi biscotto',
    price: 599,
    tags: ['elettrico', 'biscotto', 'alta temperatura'],
    styles: ['napoletana', 'contemporanea', 'romana_tonda', 'pala'],
  },
  {
    id: 'pietra-refrattaria',
    title: 'Pietra refrattaria in cordierite',
    description:
      "Assorbe il calore e lo restituisce piano: serve a pizze, pane e focacce. Scaldala insieme al forno, per almeno tre quarti d'ora.",
    category: 'accessori',
    search: 'pietra refrattaria cordierite pizza',
    price: 39.9,
    tags: ['forno di casa', 'cottura'],
    styles: ['napoletana', 'romana_tonda', 'pala', 'new_york'],
  },
  {
    id: 'teglia-ferro-blu',
    title: 'Teglia in ferro blu 40 × 30 cm',
    description:
      'La teglia delle pizze al taglio: conduce bene e dura una vita, se la bruci prima del primo uso e non la lavi con il sapone.',
    category: 'accessori',
    search: 'teglia ferro blu 40x30 pizza',
    price: 29.9,
    tags: ['teglia', 'ferro'],
    styles: ['romana_al_taglio', 'siciliana', 'pugliese', 'milanese'],
  },
  {
    id: 'pala-forata',
    title: 'Pala forata in alluminio da 33 cm',
    description: 'I fori lasciano cadere la farina in eccesso, che sulla platea brucia e diventa amara.',
    category: 'strumenti',
    search: 'pala pizza forata alluminio 33 cm',
    price: 34.9,
    tags: ['infornare', 'alluminio'],
    styles: ['napoletana', 'contemporanea', 'new_york'],
  },
  {
    id: 'termometro-infrarossi',
    title: 'Termometro a infrarossi',
    description:
      'Legge la temperatura della platea senza toccarla: è quella che conta, non il numero sulla manopola. Sceglilo con il fondo scala oltre i 500 °C.',
    category: 'strumenti',
    search: 'termometro infrarossi forno pizza 550 gradi',
    price: 24.9,
    tags: ['temperatura', 'misura'],
    styles: ['napoletana', 'contemporanea', 'calzone'],
  },
  {
    id: 'bilancino',
    title: 'Bilancino di precisione da 0,01 g',
    description: 'Per pesare mezzo grammo di lievito: con la bilancia da cucina è una scommessa.',
    category: 'strumenti',
    search: 'bilancino precisione 0,01 g cucina',
    price: 14.9,
    tags: ['impasto', 'misura', 'lievito'],
    styles: [],
  },
  {
    id: 'farina-pizza',
    title: 'Farina 00 per pizza, W 260-280',
    description:
      'Forza media, per impasti di 8-24 ore: la farina da cui cominciare per una napoletana fatta in casa.',
    category: 'ingredienti',
    search: 'farina 00 pizza W 260 280',
    price: null,
    tags: ['impasto', 'farina'],
    styles: ['napoletana', 'romana_tonda'],
  },
  {
    id: 'libro-pizza-bible',
    title: 'The Pizza Bible, di Tony Gemignani',
    description:
      'In inglese: gli stili americani e italiani spiegati passo passo, da New York a Detroit, con i forni di casa in mente.',
    category: 'libri',
    search: 'The Pizza Bible Tony Gemignani',
    price: 28,
    brand: 'Ten Speed Press',
    tags: ['libro', 'in inglese'],
    styles: ['new_york', 'detroit', 'siciliana'],
  },
]

export const SHOP_PRODUCTS: readonly ShopProduct[] = ENTRIES.map((entry) => {
  const {
    id,
    title,
    description,
    category,
    search,
    price,
    originalPrice = null,
    brand = null,
    tags,
    styles,
  } = entry
  const discount = discountPercent(price, originalPrice)
  return {
    id,
    title,
    description,
    imageUrl: `/immagini/shop/${id}.svg`,
    amazonUrl: `https://www.amazon.it/s?k=${encodeURIComponent(search)}`,
    category,
    price,
    originalPrice,
    currency: 'EUR',
    rating: null,
    reviewCount: 0,
    isPrime: false,
    isOnSale: discount !== null,
    discountPercent: discount,
    brand,
    tags: [...tags],
    relatedPizzaStyles: [...styles],
  }
})
