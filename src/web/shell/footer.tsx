import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useSite } from '../api/site-context.ts'
import { FacebookGlyph, InstagramGlyph, YouTubeGlyph } from '../ui/brand-glyphs.tsx'
import { CornicioneMark } from '../ui/cornicione-mark.tsx'
import { shareOrCopy } from '../ui/share.tsx'
import { resources } from './navigation.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const heading = 'kicker mb-4 text-ember'
const link = 'link-quiet inline-block py-1'

export const Footer = () => (
  <footer className="bg-char text-on-char">
    <div className="wrap grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_0.8fr_1fr_1.4fr]">
      <div>
        <p className="flex items-center gap-2.5 font-display text-2xl">
          <CornicioneMark className="size-9" /> Cornicione
        </p>
        <p className="mt-4 max-w-xs text-on-char-soft">
          La guida definitiva per chi ama la vera pizza italiana: ricette, impasti e forni, senza misteri.
        </p>
        <SocialLinks />
      </div>
      <nav aria-labelledby="link-rapidi">
        <h2 id="link-rapidi" className={heading}>
          Link Rapidi
        </h2>
        <ul>
          <li>
            <a href="/#ricette" className={link}>
              Ricette
            </a>
          </li>
          <li>
            <a href="/#pizzerie" className={link}>
              Pizzerie
            </a>
          </li>
          <li>
            <a href="/#glossario" className={link}>
              Glossario
            </a>
          </li>
          <li>
            <Link to="/calcolatore-nutrizione" className={link}>
              Nutrizione
            </Link>
          </li>
        </ul>
      </nav>
      <nav aria-labelledby="risorse">
        <h2 id="risorse" className={heading}>
          Risorse
        </h2>
        <ul>
          {resources.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Contacts />
    </div>
    <LegalLine />
  </footer>
)

const Contacts = () => {
  const { contactEmail, contactPhone } = useSite()
  return (
    <div>
      <h2 className={heading}>Contatti</h2>
      <p>
        <a href={`mailto:${contactEmail}`} className={link}>
          {contactEmail}
        </a>
      </p>
      <p>
        <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`} className={link}>
          {contactPhone}
        </a>
      </p>
      <NewsletterForm />
    </div>
  )
}

const SocialLinks = () => {
  const { social, publicUrl } = useSite()
  const networks: [string, string | undefined, ComponentType<{ className?: string }>][] = [
    ['Instagram', social.instagram, InstagramGlyph],
    ['Facebook', social.facebook, FacebookGlyph],
    ['YouTube', social.youtube, YouTubeGlyph],
  ]
  const round =
    'flex size-11 items-center justify-center rounded-full border border-on-char/35 hover:bg-on-char hover:text-char'
  return (
    <ul className="mt-6 flex gap-3">
      {networks.map(([name, address, Glyph]) => (
        <li key={name}>
          {address ? (
            <a
              href={address}
              rel="noopener noreferrer"
              target="_blank"
              aria-label={`Cornicione su ${name}`}
              className={round}
            >
              <Glyph className="size-5" />
            </a>
          ) : (
            <button
              type="button"
              aria-label={`Condividi Cornicione su ${name}`}
              className={round}
              onClick={() => void shareOrCopy({ title: 'Cornicione', url: publicUrl })}
            >
              <Glyph className="size-5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

const LegalLine = () => (
  <div className="border-t border-on-char/20">
    <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-sm text-on-char-soft">
      {/* The year of the cached page may differ from the reader's on New Year's night. */}
      <p suppressHydrationWarning>© {new Date().getFullYear()} Cornicione. Tutti i diritti riservati.</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <Link to="/privacy" className="link-quiet">
            Privacy Policy
          </Link>
        </li>
        <li>
          <Link to="/privacy#termini" className="link-quiet">
            Termini di Utilizzo
          </Link>
        </li>
        <li>
          <Link to="/privacy#cookie" className="link-quiet">
            Cookie Policy
          </Link>
        </li>
      </ul>
    </div>
  </div>
)
