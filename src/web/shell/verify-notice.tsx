import { clsx } from 'clsx'
import { MailWarning, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useResendVerification } from '../features/accounts/use-resend-verification.ts'
import { Button } from '../ui/button.tsx'
import { focusPage } from './focus-page.ts'
import { forgetVerifyNotice, rememberVerifyNotice, VERIFY_ROOM } from './verify-room.tsx'

const DISMISSED = 'verifyNoticeDismissed'

export default function VerifyNotice({ email }: { email: string }) {
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null)
  const resend = useResendVerification()
  useEffect(() => (isDismissed ? forgetVerifyNotice() : rememberVerifyNotice()), [isDismissed])
  if (isDismissed) return null
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, '1')
    setDismissed(true)
    focusPage()
  }
  return (
    <section
      aria-label="Verifica dell'e-mail"
      className={clsx(VERIFY_ROOM, 'no-print border-b border-line bg-crust')}
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
        <MailWarning className="size-5 shrink-0 text-gold max-sm:hidden" aria-hidden />
        <p className="min-w-0 flex-1 max-sm:basis-3/4">
          Conferma il tuo indirizzo: apri il link che ti abbiamo mandato a{' '}
          <strong className="break-all">{email}</strong>.
        </p>
        <Button
          look="secondary"
          size="small"
          className="max-sm:order-last"
          disabled={resend.isPending}
          onClick={() => resend.mutate()}
        >
          Invia di nuovo
        </Button>
        <button
          type="button"
          aria-label="Chiudi l'avviso"
          onClick={dismiss}
          className="rounded-full p-2 hover:bg-paper"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
    </section>
  )
}
