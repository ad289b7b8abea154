import { clsx } from 'clsx'
import { Link } from 'react-router'
import { FIRST_AID_PAGE } from '#domain/first-aid/first-aid-address.ts'

/** A link for readers whose pizza did not turn out well. */
export const FirstAidLink = ({ className }: { className?: string }) => (
  <p className={clsx('no-print text-ink-soft', className)}>
    Qualcosa è andato storto?{' '}
    <Link to={FIRST_AID_PAGE} className="link-quiet inline-block py-1.5 font-semibold">
      Pronto soccorso pizza
    </Link>
  </p>
)
