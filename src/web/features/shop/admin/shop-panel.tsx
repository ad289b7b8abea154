import { productEditing } from '#contracts/shop/admin-products.endpoints.ts'
import { type AdminProduct, PRODUCT_LIMITS, ProductDraft } from '#contracts/shop/admin-products.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { PRODUCT_CATEGORIES, PRODUCT_CATEGORY_NAMES } from '#domain/shop/product.ts'
import { TAGS_SHOWN } from '#domain/shop/shelf.ts'
import { EntriesPanel } from '#web/features/admin/entries/entries-panel.tsx'
import type { EntryKind } from '#web/features/admin/entries/entry-kind.ts'
import type { FormField } from '#web/features/admin/form/form-fields.ts'
import { Badge } from '#web/ui/badge.tsx'
import { formatPrice } from '#web/ui/format.ts'
import { ProductExtras } from './product-extras.tsx'

const FIELDS: readonly FormField[] = [
  { name: 'title', label: 'Nome', as: 'text', maxLength: PRODUCT_LIMITS.title },
  {
    name: 'description',
    label: 'Descrizione',
    as: 'paragraph',
    rows: 3,
    hint: 'A che cosa serve, e a chi.',
    maxLength: PRODUCT_LIMITS.description,
  },
  {
    name: 'category',
    label: 'Categoria',
    as: 'choice',
    options: PRODUCT_CATEGORIES.map((value) => ({ value, label: PRODUCT_CATEGORY_NAMES[value] })),
    width: 'half',
  },
  { name: 'brand', label: 'Marca (facoltativa)', as: 'text', width: 'half', maxLength: PRODUCT_LIMITS.brand },
  {
    name: 'amazonUrl',
    label: 'Link al negozio',
    as: 'text',
    hint: 'Comincia con https://. Il codice di affiliazione lo aggiunge il sito.',
    maxLength: PRODUCT_LIMITS.url,
  },
  {
    name: 'price',
    label: 'Prezzo in euro',
    as: 'decimal',
    hint: 'Vuoto: «Prezzo non disponibile».',
    width: 'half',
  },
  {
    name: 'originalPrice',
    label: 'Prezzo pieno, se è scontato',
    as: 'decimal',
    hint: 'Lo sconto si calcola da qui.',
    width: 'half',
  },
  {
    name: 'originalPriceSince',
    label: 'Prezzo pieno in vigore dal',
    as: 'date',
    hint: "Senza una data vera non c'è sconto.",
    width: 'half',
  },
  {
    name: 'rating',
    label: 'Voto',
    as: 'decimal',
    hint: 'Da 0 a 5, solo se lo leggi nel negozio.',
    width: 'half',
  },
  { name: 'reviewCount', label: 'Numero di recensioni', as: 'number', hint: '0 senza voto.', width: 'half' },
  {
    name: 'tags',
    label: 'Etichette',
    as: 'lines',
    rows: 3,
    hint: `Una per riga, al massimo ${TAGS_SHOWN}.`,
  },
  {
    name: 'position',
    label: 'Posizione tra i prodotti in evidenza',
    as: 'number',
    hint: 'I numeri più bassi vengono prima.',
  },
  { name: 'isPrime', label: 'Spedizione Prime', as: 'flag', width: 'half' },
  { name: 'isVisible', label: 'Visibile nello shop', as: 'flag', width: 'half' },
]

const PRODUCTS: EntryKind<AdminProduct> = {
  tab: 'shop',
  endpoints: productEditing,
  siteKey: [listShopProducts.path],
  draft: ProductDraft,
  fields: FIELDS,
  initial: { reviewCount: '0', position: '100', isVisible: true },
  more: { imageUrl: '', relatedPizzaStyles: [] },
  MoreFields: ProductExtras,
  nameOf: ({ title }) => title,
  lineOf: ({ category, price }) =>
    `${PRODUCT_CATEGORY_NAMES[category]}, ${price === null ? 'prezzo non disponibile' : formatPrice(price, 'EUR')}`,
  badgeOf: ({ isVisible }) => !isVisible && <Badge>Nascosto</Badge>,
  texts: {
    title: 'Prodotti dello shop',
    what: 'la scheda del prodotto',
    create: 'Nuovo prodotto',
    all: 'Tutti i prodotti',
    search: 'Cerca un prodotto',
    placeholder: 'Una parola del nome o della descrizione',
    list: 'Prodotti trovati',
    failed: 'Non siamo riusciti a caricare i prodotti.',
    empty: 'Nessun prodotto trovato',
    notLoaded: 'Non siamo riusciti a caricare il prodotto. Forse non esiste più.',
    saved: 'Prodotto salvato',
    notSaved: 'Prodotto non salvato',
    deleted: 'Prodotto eliminato',
    restored: 'Prodotto ripristinato',
  },
}

export default function ShopPanel() {
  return <EntriesPanel kind={PRODUCTS} />
}
