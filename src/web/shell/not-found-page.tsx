import { ButtonLink } from '../ui/button.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export const NotFoundPage = () => (
  <div className="wrap grid items-center gap-10 py-20 md:grid-cols-[1.1fr_0.9fr]">
    <PageMeta title="Pagina non trovata" description="Questa pagina non esiste." path="/" hidden />
    <div>
      <h1 className="text-4xl" lang="en">
        404 Page Not Found
      </h1>
      <p className="mt-4 text-lg text-ink-soft" lang="en">
        Did you forget to add the page to the router?
      </p>
      <p className="mt-2 text-lg">
        Questa pagina non c'è, o forse è rimasta in forno troppo a lungo. Riparti dalla home o dalle ricette.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">Torna alla home</ButtonLink>
        <ButtonLink to="/ricette" look="secondary">
          Sfoglia le ricette
        </ButtonLink>
      </div>
    </div>
    <BurntPizza />
  </div>
)

const BurntPizza = () => (
  <svg viewBox="0 -24 320 324" className="mx-auto w-full max-w-sm" aria-hidden="true">
    <ellipse cx="160" cy="272" rx="120" ry="16" fill="var(--crust)" />
    <path d="M160 22c62-4 122 44 122 118s-56 118-122 118S38 214 38 140 98 26 160 22Z" fill="#5b3a1e" />
    <path d="M160 34c54-3 108 38 108 106s-48 106-108 106S52 208 52 140 106 37 160 34Z" fill="#3a2617" />
    <circle cx="160" cy="142" r="84" fill="#241812" />
    <g fill="#7b2a1c">
      <circle cx="130" cy="116" r="17" />
      <circle cx="188" cy="128" r="21" />
      <circle cx="146" cy="178" r="19" />
    </g>
    <g fill="none" stroke="var(--ink-soft)" strokeWidth="5" strokeLinecap="round" opacity="0.55">
      <path d="M112 14c-10-16 10-22 0-38" transform="translate(0 28)" />
      <path d="M162 4c-10-14 10-20 0-34" transform="translate(0 30)" />
      <path d="M212 14c-10-16 10-22 0-38" transform="translate(0 28)" />
    </g>
  </svg>
)
