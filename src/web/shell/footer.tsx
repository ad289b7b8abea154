import { Fragment } from 'react'
import { Link } from 'react-router'
import { HOME_MENU, READING_MENU, TOOLS_MENU } from '#contracts/pages/every-page.built.ts'
import { useSite } from '../api/site-context.ts'
import { CornicioneMark } from '../ui/cornicione-mark.tsx'
import { shareOrCopy } from '../ui/share.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const heading = 'kicker mb-2 text-ember sm:mb-4'
const link = 'link-quiet inline-block max-w-full py-1 wrap-anywhere max-sm:py-0.5'

interface LinksProps {
  title: string
  links: readonly { label: string; to: string }[]
  className?: string
}

const Links = ({ title, links, className }: LinksProps) => {
  const id = `piede-${title.replace(' ', '-')}`
  return (
    <nav aria-labelledby={id} className={className}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            {to.includes('#') ? (
              <a href={to} className={link}>
                {label}
              </a>
            ) : (
              <Link to={to} className={link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const Footer = () => (
  <footer className="bg-char text-on-char">
    <div className="wrap grid grid-cols-[1.15fr_1fr] gap-x-6 gap-y-5 py-6 max-sm:text-sm sm:grid-cols-2 sm:gap-10 sm:py-10 lg:grid-cols-[1.2fr_0.6fr_1.8fr_0.9fr_1.3fr] lg:text-sm">
      <div className="flex flex-wrap justify-between max-lg:col-span-2 lg:block">
        <p className="flex items-center gap-2.5 font-display text-2xl">
          <CornicioneMark className="size-9" /> Cornicione
        </p>
        <p className="mt-3 max-w-xs text-on-char-soft max-lg:order-last max-lg:basis-full max-lg:max-w-none">
          La guida definitiva per chi ama la vera pizza italiana: ricette, impasti e forni, senza misteri.
        </p>
        <SocialLinks />
      </div>
      <Links title="Link Rapidi" links={HOME_MENU} />
      <Links title="Strumenti" links={TOOLS_MENU} className="max-lg:row-span-3 lg:[&>ul]:columns-2" />
      <Links title="Risorse" links={READING_MENU} />
      <Contacts />
    </div>
    <LegalLine />
  </footer>
)

const Contacts = () => {
  const { contactEmail, contactPhone } = useSite()
  const domain = contactEmail.replace(/.*@/, '@').split(/(?=\.)/)
  return (
    <div className="max-sm:contents">
      <div>
        <h2 className={heading}>Contatti</h2>
        <p>
          <a href={`mailto:${contactEmail}`} className={`${link} max-sm:text-[0.8125rem] max-sm:leading-6`}>
            {contactEmail.replace(/@.*/, '')}
            <span className="inline-block max-w-full [text-decoration:inherit]">
              {domain.map((part, index) => (
                <Fragment key={index}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </span>
          </a>
        </p>
        <p>
          <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`} className={link}>
            {contactPhone}
          </a>
        </p>
      </div>
      <NewsletterForm />
    </div>
  )
}

const SocialLinks = () => {
  const { social, publicUrl } = useSite()
  const networks = [
    ['Instagram', social.instagram, 'glyph-instagram'],
    ['Facebook', social.facebook, 'glyph-facebook'],
    ['YouTube', social.youtube, 'glyph-youtube'],
  ] as const
  const round =
    'flex size-11 items-center justify-center rounded-full border border-on-char/35 hover:bg-on-char hover:text-char'
  return (
    <ul className="flex gap-3 lg:mt-4">
      {networks.map(([name, address, glyph]) => (
        <li key={name}>
          {address ? (
            <a
              href={address}
              rel="noopener noreferrer"
              target="_blank"
              aria-label={`Cornicione su ${name}`}
              className={round}
            >
              <span className={`glyph size-5 ${glyph}`} />
            </a>
          ) : (
            <button
              type="button"
              aria-label={`Condividi Cornicione su ${name}`}
              className={`${round} noscript:hidden`}
              onClick={() => void shareOrCopy({ title: 'Cornicione', url: publicUrl })}
            >
              <span className={`glyph size-5 ${glyph}`} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const LegalLine = () => (
  <div className="border-t border-on-char/20">
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-sm sm:py-6 text-on-char-soft">
      {/* A page cached before New Year may show another year than the browser. */}
      <p suppressHydrationWarning>© {new Date().getFullYear()} Cornicione. Tutti i diritti riservati.</p>
      <p>Le immagini delle ricette sono disegnate al computer.</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link to="/privacy" className={link}>
            Privacy Policy
          </Link>
        </li>
        <li>
          <Link to="/privacy#termini" className={link}>
            Termini di Utilizzo
          </Link>
        </li>
        <li>
          <Link to="/privacy#cookie" className={link}>
            Cookie Policy
          </Link>
        </li>
      </ul>
    </div>
  </div>
)
