import { ButtonLink } from './button.tsx'
import { PageMeta } from './page-meta.tsx'
import { PageHeader } from './surfaces.tsx'

export interface PlannedPageText {
  kicker: string
  title: string
  description: string
  intro: string
  /** What the page will offer. */
  contents: string[]
  links: { label: string; to: string }[]
}

/** A page whose content is on its way: title, introduction, what it will hold, and where to go now. */
export const PlannedPage = ({
  path,
  kicker,
  title,
  description,
  intro,
  contents,
  links,
}: PlannedPageText & { path: string }) => (
  <>
    <PageMeta title={title} description={description} path={path} />
    <PageHeader kicker={kicker} title={title}>
      <p>{intro}</p>
    </PageHeader>
    <div className="wrap grid gap-10 pb-20 lg:grid-cols-[1.2fr_0.8fr]">
      <section
        aria-labelledby="contenuto-pagina"
        className="rounded-lg border border-line bg-paper p-6 shadow-card sm:p-8"
      >
        <h2 id="contenuto-pagina" className="text-2xl">
          Che cosa troverai qui
        </h2>
        <ul className="mt-4 list-disc space-y-2 pl-5">
          {contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-6 text-ink-soft">Ci stiamo lavorando: la pagina apre presto.</p>
      </section>
      <nav aria-labelledby="intanto">
        <h2 id="intanto" className="text-2xl">
          Intanto
        </h2>
        <div className="mt-4 flex flex-wrap gap-3">
          {links.map(({ label, to }) => (
            <ButtonLink key={to} to={to} look="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </nav>
    </div>
  </>
)
