import { ExternalLink } from 'lucide-react'
import { Fragment, useId } from 'react'
import { Link } from 'react-router'
import type { ShopProduct } from '#contracts/shop/shop.ts'
import { isAmazon } from '#domain/shop/product.ts'
import { TAGS_SHOWN } from '#domain/shop/shelf.ts'
import { OVEN_STYLE_NAMES } from '#knowledge/styles-oven-names.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { formatIsoDay, formatPrice } from '../../ui/format.ts'
import { StarRating } from '../ratings/star-rating.tsx'

const actionOf = (url: string): string => {
  if (!isAmazon(url)) return 'Vai al negozio'
  return new URL(url).pathname === '/s' ? 'Cerca su Amazon' : 'Vedi su Amazon'
}

const stylesOf = ({ relatedPizzaStyles }: ShopProduct) =>
  OVEN_STYLE_NAMES.filter(({ id }) => relatedPizzaStyles.includes(id))

const FIRST_ROW = 3

export function ProductCard({ product, place }: { product: ShopProduct; place: number }) {
  const id = useId()
  const { title, description, imageUrl, amazonUrl, brand, tags, discountPercent, isPrime } = product
  const styles = stylesOf(product)
  const action = actionOf(amazonUrl)
  return (
    <article
      aria-labelledby={id}
      className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-paper shadow-card"
    >
      <img
        src={imageUrl}
        alt=""
        width="400"
        height="300"
        loading={place < FIRST_ROW ? 'eager' : 'lazy'}
        fetchPriority={place === 0 ? 'high' : 'auto'}
        decoding="async"
        className="aspect-4/3 w-full bg-[#f2e4cb] object-cover"
      />
      {discountPercent !== null && (
        <Badge tone="tomato" className="absolute top-3 left-3">
          −{discountPercent}%
        </Badge>
      )}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {(brand || isPrime) && (
          <p className="text-sm text-ink-soft">{[brand, isPrime && 'Prime'].filter(Boolean).join(', ')}</p>
        )}
        <Rating product={product} />
        <p className="text-ink-soft">{description}</p>
        <p className="flex flex-wrap gap-1.5">
          {tags.slice(0, TAGS_SHOWN).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
        {styles.length > 0 && (
          <p className="text-sm text-ink-soft">
            Per{' '}
            {styles.map(({ id: style, name }, index) => (
              <Fragment key={style}>
                {index > 0 && ' '}
                {/* Without its own box, the comma could begin a line. */}
                <span className="inline-block">
                  <Link to={`/guida-forno?style=${style}`} className="link-quiet inline-block py-0.5">
                    {name}
                  </Link>
                  {index < styles.length - 1 && ','}
                </span>
              </Fragment>
            ))}
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-2">
          <Price product={product} />
          <a
            href={amazonUrl}
            target="_blank"
            rel="sponsored nofollow noopener"
            aria-label={`${action}: ${title} (si apre in un'altra scheda)`}
            className={buttonClass('primary', 'medium')}
          >
            {action} <ExternalLink className="size-4" aria-hidden />
          </a>
        </div>
      </div>
    </article>
  )
}

const Rating = ({ product: { rating, reviewCount } }: { product: ShopProduct }) => (
  <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
    <StarRating rating={rating} />
    <span>
      {reviewCount === 0
        ? 'Ancora nessuna recensione'
        : reviewCount === 1
          ? '1 recensione'
          : `${reviewCount} recensioni`}
    </span>
  </p>
)

function Price({ product }: { product: ShopProduct }) {
  const { price, originalPrice, originalPriceSince, currency, isOnSale } = product
  if (price === null) return <p className="font-semibold text-ink-soft">Prezzo non disponibile</p>
  return (
    <p>
      {isOnSale && originalPrice !== null && (
        <s className="mr-2 text-ink-soft">
          <span className="sr-only">Prezzo pieno </span>
          {formatPrice(originalPrice, currency)}
        </s>
      )}
      <span className="figure text-xl">{formatPrice(price, currency)}</span>
      <span className="block text-xs text-ink-soft">
        prezzo indicativo
        {isOnSale && originalPriceSince && `, prezzo pieno in vigore dal ${formatIsoDay(originalPriceSince)}`}
      </span>
    </p>
  )
}
