import { clsx } from 'clsx'
import { pictureName, pictureSet } from '#domain/recipe-list/picture-files.ts'
import { ownEntry } from '#domain/words/own-entry.ts'
import placeholders from './picture-placeholders.json'

export function pictureBackground(name: string): string | undefined {
  const tiny = ownEntry(placeholders, name)
  return tiny && `url(data:image/webp;base64,${tiny})`
}

interface RecipePictureProps {
  imageUrl: string
  alt: string
  sizes: string
  priority?: boolean
  className?: string
}

/** A phone with 3 device pixels per CSS pixel loads the picture for 2 device pixels, because the larger file
 * would have no visible advantage. */
function sparing(sizes: string): string {
  const [, widthVw] = /(\d+)vw$/.exec(sizes) ?? []
  if (widthVw === undefined) return sizes
  return `(max-width: 639px) and (min-resolution: 2.5dppx) ${Math.ceil((Number(widthVw) * 2) / 3)}vw, ${sizes}`
}

export function RecipePicture({ imageUrl, alt, sizes, priority, className }: RecipePictureProps) {
  const name = pictureName(imageUrl)
  // Only the server renders the placeholder. In the browser the placeholders of all pictures would enlarge
  // every page's scripts.
  const background = import.meta.env.SSR && name && pictureBackground(name)
  const image = (
    <img
      src={imageUrl}
      alt={alt}
      width={960}
      height={720}
      loading={priority ? 'eager' : 'lazy'}
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
