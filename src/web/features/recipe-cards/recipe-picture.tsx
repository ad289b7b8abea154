import { clsx } from 'clsx'
import { isUploaded, pictureName, pictureSet } from '#domain/recipe-list/picture-files.ts'
import { pictureBackground } from './picture-background.ts'

interface RecipePictureProps {
  imageUrl: string
  alt: string
  /** The `sizes` of the rendered width, for the browser to choose among the widths. */
  sizes: string
  /** The first picture of a page: loaded at once, before anything else. */
  priority?: boolean
  /** One that may stand beside the first: loaded without waiting for the layout. */
  early?: boolean
  className?: string
}

/** A phone with three dots to a pixel would ask for twice the bytes of one with two, and nobody sees the difference. */
function sparing(sizes: string): string {
  const [, widthVw] = /(\d+)vw$/.exec(sizes) ?? []
  if (widthVw === undefined) return sizes
  return `(max-width: 639px) and (min-resolution: 2.5dppx) ${Math.ceil((Number(widthVw) * 2) / 3)}vw, ${sizes}`
}

/** A rendered or uploaded picture comes in widths and formats, a rendered one over a tiny blurred copy of itself until it has arrived;
 * a drawn one stands alone. */
export function RecipePicture({ imageUrl, alt, sizes, priority, early, className }: RecipePictureProps) {
  const name = pictureName(imageUrl)
  // Written by the server alone: the placeholders of all pictures would weigh on every page's scripts, and only a
  // page's first view waits for pictures from far away.
  const background = import.meta.env.SSR && name && pictureBackground(name)
  const image = (
    <img
      src={imageUrl}
      alt={alt}
      title={priority && name && !isUploaded(name) ? 'Disegnata al computer' : undefined}
      width={960}
      height={720}
      loading={priority || early ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={clsx('size-full bg-cover bg-center object-cover', className)}
      {...(background && { style: { backgroundImage: background } })}
      suppressHydrationWarning
    />
  )
  if (!name) return image
  return (
    <picture className="contents">
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureSet(name, format)}
          sizes={sparing(sizes)}
        />
      ))}
      {image}
    </picture>
  )
}
