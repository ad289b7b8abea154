import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isSameAddress, profileChangeOf } from '#contracts/accounts/account.ts'
import { saveProfile } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { isLoggedOut, keptInstead } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { meQuery } from '../../api/reader-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/form-buttons.tsx'
import { toast, toastFailure } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { unsaved } from './unsaved.ts'

interface UnsavedProfile {
  userId: number
  name: string
  email: string
  username: string
}

const unsavedProfile = unsaved<UnsavedProfile>(
  'profileUnsaved',
  'page',
  ({ userId, name, email, username }) =>
    typeof userId === 'number' && [name, email, username].every((text) => typeof text === 'string'),
)

const sayNotSaved = toastFailure('Aggiornamento fallito', "Errore durante l'aggiornamento del profilo")

function useProfileChange(
  user: User,
  { onSaved, onElsewhere }: Record<'onSaved' | 'onElsewhere', (now: User) => void>,
) {
  const { api, client } = useQueries()
  const know = (now: User) => client.setQueryData(meQuery(api).queryKey, now)
  return useContractForm(profileChangeOf(user.email), {
    send: (body) => {
      const { name, email, username } = user
      return api(saveProfile, { body: { ...body, basedOn: { name, email, username } } })
    },
    onSuccess: (changed) => {
      unsavedProfile.forget()
      know(changed)
      onSaved(changed)
      toast({
        title: 'Profilo aggiornato',
        ...(changed.email !== user.email && {
          description: `Ti abbiamo scritto a ${changed.email}: apri il link per confermare il nuovo indirizzo.`,
        }),
      })
    },
    onError: (failure, { name, email, username }) => {
      const now = keptInstead<User>(failure)
      if (now) {
        know(now)
        onElsewhere(now)
      } else if (isLoggedOut(failure)) unsavedProfile.keep({ userId: user.id, name, email, username })
      else sayNotSaved(failure)
    },
  })
}

const FIELDS = [
  ['name', 'nome'],
  ['email', 'e-mail'],
  ['username', 'nome utente'],
] as const

const differences = (one: User, other: User) => FIELDS.filter(([key]) => one[key] !== other[key])

export function AccountForm({ user: first }: { user: User }) {
  const [user, setUser] = useState(first)
  const [elsewhere, setElsewhere] = useState<string>()
  const [unsaved, setUnsaved] = useState(() => unsavedProfile.read())
  const isOwn = unsaved?.userId === user.id
  const shown = isOwn ? unsaved : user
  const [email, setEmail] = useState(shown.email)
  const { form, field, isPending, reset } = useProfileChange(user, {
    onElsewhere: (now) => {
      const news = differences(user, now).map(([key, label]) => `${label} «${now[key]}»`)
      for (const [key] of FIELDS) {
        const input = form.ref.current?.elements.namedItem(key)
        if (input instanceof HTMLInputElement && input.value === user[key]) input.value = now[key]
      }
      setElsewhere(news.join(', '))
      setUser(now)
      setEmail((typed) => (isSameAddress(typed, user.email) ? now.email : typed))
    },
    onSaved: (now) => show(now),
  })
  const show = (now: User) => {
    flushSync(() => {
      setUser(now)
      setUnsaved(undefined)
      setElsewhere(undefined)
      setEmail(now.email)
    })
    reset()
  }
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {isOwn && (
        <p className="rounded-md bg-crust px-4 py-3">
          Ecco le modifiche che non abbiamo salvato perché la sessione era scaduta: controllale e salvale.
        </p>
      )}
      {elsewhere && (
        <div role="alert" className="grid gap-3 rounded-md border border-tomato px-4 py-3">
          <p>
            Nel frattempo il profilo è cambiato altrove: {elsewhere}. Non abbiamo salvato nulla: se salvi di
            nuovo vale ciò che leggi qui sotto.
          </p>
          <Button type="button" look="secondary" onClick={() => show(user)} className="justify-self-start">
            Riprendi i dati di adesso
          </Button>
        </div>
      )}
      <Field label="Nome" autoComplete="name" defaultValue={shown.name} {...field('name')} />
      <EmailField
        defaultValue={shown.email}
        hint="Se la cambi, ti chiediamo la password e di verificare quella nuova."
        {...field('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      {!isSameAddress(email.trim(), user.email) && (
        <PasswordField
          label="Password attuale"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
      <Field
        label="Nome utente"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={shown.username}
        {...field('username')}
      />
      <SubmitButton isPending={isPending}>Salva le modifiche</SubmitButton>
    </form>
  )
}
