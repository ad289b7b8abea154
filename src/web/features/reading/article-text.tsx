import { Link } from 'react-router'
import { pictureUrl } from '#domain/recipe-list/picture-files.ts'
import { GesturePicture } from '../drawings/gesture-picture.tsx'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'
import type { ArticleSection } from './article.ts'
import { inlineParts } from './article.ts'

/** A range is not broken in two, nor a number from its unit, nor W from its number. */
const keepTogether = (text: string) =>
  text
    .replace(/(\d)-(?=\d)/g, '$1\u2060-\u2060')
    .replace(/(\d) (?=°C|[cm]m\b|g\b|grammi\b|ore\b|minuti\b)/g, '$1\u00a0')
    .replace(/\bW (?=\d)/g, 'W\u00a0')

/** A paragraph with its links and italics. */
export const Words = ({ children }: { children: string }) =>
  inlineParts(keepTogether(children)).map(({ text, to, isTitle }, index) => {
    if (to !== undefined) {
      return (
        <Link key={index} to={to} className="link-quiet text-tomato">
          {text}
        </Link>
      )
    }
    return isTitle ? <em key={index}>{text}</em> : text
  })

export const SectionText = ({ section: { id, title, blocks } }: { section: ArticleSection }) => (
  <section aria-labelledby={id} className="mt-14 first:mt-0">
    <h2 id={id} className="scroll-mt-24 text-2xl">
      {title}
    </h2>
    {blocks.map((block, index) => {
      if (typeof block === 'string') {
        return (
          <p key={index} className="article-paragraph mt-5 text-lg leading-[1.68]">
            <Words>{block}</Words>
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
            <block.Drawing />
          </div>
          <Caption>{block.caption}</Caption>
        </figure>
      )
    })}
  </section>
)

/** Stands in the margin where the window has one. */
const Fact = ({ fact, says }: { fact: string; says: string }) => (
  <p className="article-fact my-8 border-l-4 border-tomato-fill pl-5 xl:float-right xl:clear-right xl:mt-2 xl:-mr-60 xl:mb-6 xl:ml-8 xl:w-48 xl:border-t-4 xl:border-l-0 xl:pt-3 xl:pl-0">
    <span className="block figure text-3xl leading-none text-tomato">{fact}</span>
    <span className="mt-2 block leading-snug text-ink-soft">{says}</span>
  </p>
)

const Picture = ({ picture, alt, caption }: { picture: string; alt: string; caption: string }) => (
  <figure className="article-figure my-9">
    <div className="aspect-3/2 overflow-hidden rounded-lg bg-crust">
      <RecipePicture imageUrl={pictureUrl(picture)} alt={alt} sizes="(min-width: 1024px) 608px, 92vw" />
    </div>
    <Caption>{caption}</Caption>
  </figure>
)

const Caption = ({ children }: { children: string }) => (
  <figcaption className="mt-3 text-sm text-ink-soft">
    <Words>{children}</Words>
  </figcaption>
)
