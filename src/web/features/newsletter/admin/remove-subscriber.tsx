import { useState } from 'react'
import { removeSubscriber } from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import { NewsletterSubscription } from '#contracts/newsletter/newsletter.ts'
import { messageOf, refusedFields } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { useRefreshAdmin } from '#web/features/admin/use-admin-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { checked } from '#web/ui/form-errors.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useFormSubmit } from '#web/ui/use-form-submit.ts'

/** For subscribers who ask to be removed. The editor types the address, because the site never lists
 * addresses. */
export function RemoveSubscriber() {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const [email, setEmail] = useState('')
  const { errors, isPending, formOf, clear } = useFormSubmit({
    check: (address: object) => checked(NewsletterSubscription, address),
    send: (body) => api(removeSubscriber, { body }),
    onSuccess: ({ message }) => {
      toast({ title: message, description: email.trim() })
      setEmail('')
      return refresh()
    },
    errorsOf: (failure) => ({
      email:
        refusedFields(failure).email ?? messageOf(failure, 'Controlla la connessione e riprova tra poco.'),
    }),
  })
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Togli un indirizzo</summary>
      <form
        {...formOf({ email: email.trim() })}
        aria-label="Togli un indirizzo"
        className="grid items-start gap-3 sm:grid-cols-[1fr_auto]"
      >
        <Field
          label="Indirizzo da togliere"
          type="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={({ target }) => {
            setEmail(target.value)
            clear()
          }}
        />
        <Button type="submit" look="secondary" className="sm:mt-7" disabled={isPending}>
          Togli dagli iscritti
        </Button>
      </form>
    </details>
  )
}
