import { COVER_PICTURE, sharedPictureUrl } from '#domain/recipe-list/picture-files.ts'
import { useSite } from '../api/site-context.ts'
import { jsonForScript } from '../page-state.ts'

interface PageMetaProps {
  title: string
  description: string
  path: string
  image?: string
  type?: 'website' | 'article'
  /** Keeps the page out of search engines. */
  hidden?: boolean
  /** JSON-LD blocks for search engines. Only the server renders them, because search engines read its HTML. */
  jsonLd?: object | readonly object[] | undefined
}

const brand = 'Cornicione'

const dataBlock = (block: object) => `<script type="application/ld+json">${jsonForScript(block)}</script>`

export function PageMeta({
  title,
  description,
  path,
  image,
  type = 'website',
  hidden,
  jsonLd,
}: PageMetaProps) {
  const { publicUrl } = useSite()
  const fullTitle = path === '/' && !hidden ? title : `${title} | ${brand}`
  const picture = publicUrl + (image ?? sharedPictureUrl(COVER_PICTURE))
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={publicUrl + path} />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + path} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && (
        <div
          hidden
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data blocks, escaped by jsonForScript
          dangerouslySetInnerHTML={{ __html: [jsonLd].flat().map(dataBlock).join('') }}
        />
      )}
    </>
  )
}
