import { clsx } from 'clsx'
import { Link } from 'react-router'
import { pictureUrl } from '#domain/recipe-list/picture-files.ts'
import sheet from '#knowledge/drawings-articles.svg?url'
import { Titled } from '../../ui/titled.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import { GesturePicture } from '../drawings/gesture-picture.tsx'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'
import type { ArticleSection, Moment, Paragraph } from './article.ts'

export const Words = ({ of }: { of: Paragraph }) =>
  of.map((part, index) => {
    if (typeof part === 'string') return part
    if ('title' in part) return <em key={index}>{part.title}</em>
    return (
      <Link key={index} to={part.to} className="link-quiet text-tomato">
        {part.text}
      </Link>
    )
  })

interface SectionTextProps {
  section: ArticleSection
  hasDropCap: boolean
}

export const SectionText = ({ section: { id, title, blocks }, hasDropCap }: SectionTextProps) => (
  <Titled id={id} title={title} look="scroll-mt-24 text-2xl" className="mt-14 first:mt-0">
    {blocks.map((block, index) => {
      if (Array.isArray(block)) {
        return (
          <p
            key={index}
            className={clsx(
              'article-paragraph mt-5 text-lg leading-[1.68]',
              hasDropCap && index === 0 && 'drop-cap',
            )}
          >
            <Words of={block} />
          </p>
        )
      }
      if ('fact' in block) return <Fact key={index} {...block} />
      if ('picture' in block) return <Picture key={index} {...block} />
      if ('gesture' in block) {
        return (
          <div key={index} className="article-figure my-9 rounded-lg border border-line bg-paper p-5 sm:px-8">
            <GesturePicture gesture={block.gesture} />
          </div>
        )
      }
      return (
        <figure key={index} className="article-figure my-9">
          <div className="rounded-lg border border-line bg-paper px-2 py-5 sm:px-8 sm:py-8">
            {'timeline' in block ? (
              <Timeline moments={block.timeline} />
            ) : (
              <Drawing
                sheet={sheet}
                name={block.drawing}
                says={block.says}
                size={[400, block.height]}
                className="mx-auto max-w-md"
              />
            )}
          </div>
          <Caption says={block.caption} />
        </figure>
      )
    })}
  </Titled>
)

const Fact = ({ fact, says }: { fact: string; says: string }) => (
  <p className="article-fact my-8 border-l-4 border-tomato-fill pl-5 xl:float-right xl:clear-right xl:mt-2 xl:-mr-60 xl:mb-6 xl:ml-8 xl:w-48 xl:border-t-4 xl:border-l-0 xl:pt-3 xl:pl-0">
    <span className="block figure text-3xl leading-none text-tomato">{fact}</span>
    <span className="mt-2 block leading-snug text-ink-soft">{says}</span>
  </p>
)

const Picture = ({ picture, alt, caption }: { picture: string; alt: string; caption: Paragraph }) => (
  <figure className="article-figure my-9">
    <div className="aspect-3/2 overflow-hidden rounded-lg bg-crust">
      <RecipePicture imageUrl={pictureUrl(picture)} alt={alt} sizes="(min-width: 1024px) 608px, 92vw" />
    </div>
    <Caption says={caption} />
  </figure>
)

/** A list instead of a picture: screen readers can read it, and the text stays legible at any size. */
const Timeline = ({ moments }: { moments: readonly Moment[] }) => (
  <ol className="relative mx-2 before:absolute before:inset-y-2 before:left-[4.3rem] before:w-0.5 before:bg-line">
    {moments.map(({ when, what, isTold }) => (
      <li key={when} className="relative flex gap-8 py-2">
        <span
          className={clsx(
            'w-14 shrink-0 text-right figure text-lg leading-tight',
            isTold ? 'text-gold' : 'text-tomato',
          )}
        >
          {when}
        </span>
        <span
          className={clsx(
            'absolute top-3.5 left-[3.95rem] size-3 rounded-full border-2 bg-paper',
            isTold ? 'border-gold' : 'border-tomato bg-tomato',
          )}
        />
        <span className="leading-snug">{what}</span>
      </li>
    ))}
  </ol>
)

const Caption = ({ says }: { says: Paragraph }) => (
  <figcaption className="mt-3 text-sm text-ink-soft">
    <Words of={says} />
  </figcaption>
)
