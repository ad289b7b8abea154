import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { removeSubscriber } from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import { NewsletterSubscription } from '#contracts/newsletter/newsletter.ts'
import { messageOf, refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useRefreshAdmin } from '../use-admin-query.ts'

/** For who writes and asks to be removed: no list of addresses is ever shown. */
export function RemoveSubscriber() {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const removal = useMutation({
    mutationFn: (json: NewsletterSubscription) => api(removeSubscriber, { body: json }),
    onSuccess: ({ message }) => {
      toast({ title: message, description: email.trim() })
      setEmail('')
      return refresh()
    },
    onError: (failure) =>
      setError(
        refusedFields(failure).email ?? messageOf(failure, 'Controlla la connessione e riprova tra poco.'),
      ),
  })
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const checked = NewsletterSubscription.safeParse({ email: email.trim() })
    setError(checked.error?.issues[0]?.message)
    if (checked.success) removal.mutate(checked.data)
  }
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Togli un indirizzo</summary>
      <form
        noValidate
        onSubmit={onSubmit}
        aria-label="Togli un indirizzo"
        className="grid items-start gap-3 sm:grid-cols-[1fr_auto]"
      >
        <Field
          label="Indirizzo da togliere"
          type="email"
          autoComplete="off"
          value={email}
          error={error}
          onChange={({ target }) => {
            setEmail(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" look="secondary" className="sm:mt-7" disabled={removal.isPending}>
          Togli dagli iscritti
        </Button>
      </form>
    </details>
  )
}
