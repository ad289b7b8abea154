import { clsx } from 'clsx'
import { Link } from 'react-router'
import { FIRST_AID_PAGE } from '#domain/first-aid/first-aid-address.ts'

/** With `from` the link is nofollow, so that crawlers see each first-aid page only once. */
export const FirstAidLink = ({ className, from }: { className?: string; from?: string }) => (
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
