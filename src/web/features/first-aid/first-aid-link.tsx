import { clsx } from 'clsx'
import { Link } from 'react-router'
import { FIRST_AID_PAGE } from '#domain/first-aid/first-aid-address.ts'

/**
 * A link for readers whose pizza did not turn out well. With their own dough it is not for crawlers: every page of first
 * aid exists once, not once more for each dough.
 */
interface FirstAidLinkProps {
  className?: string
  /** What is read there as the reader's own, as a query: 'ricetta=6&dosi=8'. */
  from?: string
}

export const FirstAidLink = ({ className, from }: FirstAidLinkProps) => (
  <p className={clsx('no-print text-ink-soft', className)}>
    Qualcosa è andato storto?{' '}
    <Link
      to={from ? `${FIRST_AID_PAGE}?${from}` : FIRST_AID_PAGE}
      rel={from && 'nofollow'}
      className="link-quiet inline-block py-1.5 font-semibold"
    >
      Pronto soccorso pizza
    </Link>
  </p>
)
