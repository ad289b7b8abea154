import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { pictureUrl, sharedPictureUrl } from '#domain/recipe-list/picture-files.ts'
import { ARTICLE_HEADS } from '#knowledge/article-heads.ts'
import { useSite } from '../../api/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Titled } from '../../ui/titled.tsx'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'
import type { Article, ArticleHead } from './article.ts'
import { SectionText, Words } from './article-text.tsx'

/** The articles have no date property, because no date is recorded. */
function articleJsonLd(article: Article, publicUrl: string) {
  const { path, title, description, picture } = article.head
  const organisation = { '@type': 'Organization', name: 'Cornicione', url: publicUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': publicUrl + path,
    mainEntityOfPage: publicUrl + path,
    headline: title,
    description,
    inLanguage: 'it',
    image: [publicUrl + pictureUrl(picture), publicUrl + sharedPictureUrl(picture)],
    author: organisation,
    publisher: organisation,
    wordCount: article.words,
  }
}

export function ArticlePage({ article }: { article: Article }) {
  const { publicUrl } = useSite()
  const { head, sections, sources } = article
  return (
    <article className="article">
      <PageMeta
        title={head.title}
        description={head.description}
        path={head.path}
        image={sharedPictureUrl(head.picture)}
        type="article"
        jsonLd={articleJsonLd(article, publicUrl)}
      />
      <Cover head={head} minutes={article.minutes} />
      <div className="article-body wrap grid gap-10 py-12 lg:grid-cols-[13rem_minmax(0,38rem)] lg:gap-14 lg:py-16">
        <Contents article={article} />
        <div className="min-w-0">
          {sections.map((section, place) => (
            <SectionText key={section.id} section={section} hasDropCap={place === 0} />
          ))}
          <Titled
            id="fonti"
            title="Fonti"
            look="scroll-mt-24 text-xl"
            className="article-sources mt-16 border-t-2 border-ink pt-6"
          >
            <ul className="mt-4 space-y-2.5 text-sm text-ink-soft">
              {sources.map((source, index) => (
                <li key={index}>
                  <Words of={source} />
                </li>
              ))}
            </ul>
          </Titled>
        </div>
      </div>
      <GoOn article={article} />
    </article>
  )
}

const Cover = ({ head, minutes }: { head: ArticleHead; minutes: number }) => (
  <header className="article-cover edge-crust relative isolate overflow-hidden bg-char pb-10 text-on-char">
    <div className="article-cover-picture absolute inset-x-0 top-0 -z-10 aspect-4/3 max-lg:short:aspect-auto max-lg:short:h-44 lg:inset-y-0 lg:left-auto lg:aspect-auto lg:w-[56%]">
      <RecipePicture
        imageUrl={pictureUrl(head.picture)}
        alt={head.pictureAlt}
        sizes="(min-width: 1024px) 56vw, 100vw"
        priority
      />
      <div className="absolute inset-0 bg-linear-to-t from-char via-char/25 to-transparent lg:bg-linear-to-r lg:via-char/20" />
    </div>
    <div className="wrap flex flex-col justify-end pt-64 pb-8 sm:pt-80 max-lg:short:pt-40 lg:min-h-[32rem] lg:justify-center lg:pt-12 lg:pb-12">
      <p className="kicker mb-4 text-ember">{head.kicker}</p>
      <h1 className="max-w-2xl text-4xl">{head.title}</h1>
      <p className="mt-5 max-w-xl text-lg text-on-char-soft">{head.standfirst}</p>
      <p className="mt-6 text-sm text-on-char-soft">Circa {minutes} minuti di lettura</p>
    </div>
  </header>
)

const Contents = ({ article: { sections } }: { article: Article }) => (
  <nav aria-labelledby="indice" className="no-print lg:sticky lg:top-28 lg:self-start">
    <p id="indice" className="kicker text-gold">
      In questo articolo
    </p>
    <ol className="mt-3 border-t border-line">
      {[...sections, { id: 'fonti', title: 'Fonti' }].map(({ id, title }) => (
        <li key={id} className="border-b border-line">
          <a href={`#${id}`} className="flex min-h-11 items-center py-2 leading-snug hover:text-tomato">
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

const GoOn = ({ article: { head, tools } }: { article: Article }) => (
  <nav aria-labelledby="continua" className="no-print bg-crust py-14 sm:py-20">
    <div className="wrap">
      <h2 id="continua" className="text-3xl">
        Continua a leggere
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {Object.values(ARTICLE_HEADS)
          .filter(({ path }) => path !== head.path)
          .map((other) => (
            <Teaser key={other.path} head={other} />
          ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        {tools.map(({ to, label }) => (
          <ButtonLink key={to} to={to} look="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  </nav>
)

const Teaser = ({ head: { path, kicker, title, picture } }: { head: ArticleHead }) => (
  <li className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-paper shadow-card transition-shadow duration-300 hover:shadow-lift">
    <div className="aspect-3/2 overflow-hidden bg-crust">
      <RecipePicture
        imageUrl={pictureUrl(picture)}
        alt=""
        sizes="(min-width: 768px) 30vw, 92vw"
        className="transition-transform duration-700 ease-dough group-hover:scale-[1.035]"
      />
    </div>
    <div className="flex flex-1 flex-col p-5">
      <p className="kicker text-gold">{kicker}</p>
      <h3 className="mt-2 text-xl">
        <Link to={path} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <ArrowRight className="mt-auto ml-auto size-5 text-tomato" aria-hidden />
    </div>
  </li>
)
