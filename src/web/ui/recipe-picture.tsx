import { clsx } from 'clsx'

interface RecipePictureProps {
  imageUrl: string
  alt: string
  /** The `sizes` of the rendered width, for the browser to choose among the widths. */
  sizes: string
  /** The first picture of a page: loaded at once, before anything else. */
  priority?: boolean
  className?: string
}

const WIDTHS_PX = [480, 720, 960]

/** Pictures named `…-960.webp` have smaller and lighter siblings; an uploaded or drawn one stands alone. */
function sources(imageUrl: string) {
  const stem = /^(\/immagini\/.+)-960\.webp$/.exec(imageUrl)?.[1]
  const set = (kind: string) => WIDTHS_PX.map((width) => `${stem}-${width}.${kind} ${width}w`).join(', ')
  return stem && (['avif', 'webp'] as const).map((kind) => ({ kind, set: set(kind) }))
}

export function RecipePicture({ imageUrl, alt, sizes, priority, className }: RecipePictureProps) {
  const image = (
    <img
      src={imageUrl}
      alt={alt}
      width={960}
      height={720}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={clsx('size-full object-cover', className)}
    />
  )
  const found = sources(imageUrl)
  if (!found) return image
  return (
    <picture className="contents">
      {found.map(({ kind, set }) => (
        <source key={kind} type={`image/${kind}`} srcSet={set} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
