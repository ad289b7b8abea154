import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { subscribeToNewsletter } from '#contracts/newsletter/newsletter.endpoints.ts'
import { messageOf, refusedFields } from '../api/api-client.ts'
import { useQueries } from '../api/queries-context.ts'
import { toast, toastError } from '../ui/toast-store.ts'

export function NewsletterForm() {
  const id = useId()
  const { api } = useQueries()
  const [email, setEmail] = useState('')
  const subscription = useMutation({
    mutationFn: () => api(subscribeToNewsletter, { body: { email: email.trim() } }),
    onSuccess: ({ message }) => {
      setEmail('')
      toast({ title: 'Iscrizione ricevuta', description: message })
    },
    onError: (failure) =>
      toastError(
        refusedFields(failure).email || messageOf(failure, 'Controlla la connessione e riprova tra poco.'),
        'Iscrizione non riuscita',
      ),
  })

  return (
    <form
      className="max-sm:col-span-2 sm:mt-5 noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        subscription.mutate()
      }}
    >
      <label htmlFor={id} className="mb-2 block text-sm text-on-char-soft">
        Newsletter: nuove ricette, senza esagerare
      </label>
      <div className="flex max-w-sm rounded-full border border-on-char/35 bg-char focus-within:border-on-char">
        <input
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder="La tua email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          className="min-h-11 w-full min-w-0 rounded-full bg-transparent pl-5 text-on-char placeholder:text-on-char-soft"
        />
        <button
          type="submit"
          aria-label="Iscriviti alla newsletter"
          disabled={subscription.isPending}
          className="m-1 flex size-10 shrink-0 items-center justify-center rounded-full bg-tomato-fill text-on-fill hover:bg-tomato-fill-hover disabled:opacity-60"
        >
          <ArrowRight className="size-5" aria-hidden />
        </button>
      </div>
    </form>
  )
}
