import { useState } from 'react'
import { isSameAddress, profileChangeOf } from '#contracts/accounts/account.ts'
import { saveProfile } from '#contracts/accounts/accounts.endpoints.ts'
import type { User } from '#contracts/accounts/user.ts'
import { isLoggedOut } from '../../api/api-client.ts'
import { useQueries } from '../../api/queries-context.ts'
import { meQuery } from '../../api/reader-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { toast } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { EmailField } from './email-field.tsx'
import { unsavedProfile } from './unsaved-profile.ts'

const sayNotSaved = toastFailure('Aggiornamento fallito', "Errore durante l'aggiornamento del profilo")

function useProfileChange(user: User) {
  const { api, client } = useQueries()
  return useContractForm(profileChangeOf(user.email), {
    send: (body) => api(saveProfile, { body }),
    onSuccess: (changed) => {
      unsavedProfile.forget()
      client.setQueryData(meQuery(api).queryKey, changed)
      toast({
        title: 'Profilo aggiornato',
        ...(changed.email !== user.email && {
          description: `Ti abbiamo scritto a ${changed.email}: apri il link per confermare il nuovo indirizzo.`,
        }),
      })
    },
    onError: (failure, { name, email, username }) =>
      isLoggedOut(failure)
        ? unsavedProfile.keep({ userId: user.id, name, email, username })
        : sayNotSaved(failure),
  })
}

export function AccountForm({ user }: { user: User }) {
  const { form, errorOf, isPending } = useProfileChange(user)
  const button = useFocusBack(isPending)
  const [unsaved] = useState(() => unsavedProfile.read())
  const isOwn = unsaved?.userId === user.id
  const shown = isOwn ? unsaved : user
  const [email, setEmail] = useState(shown.email)
  return (
    <form {...form} className="grid max-w-xl gap-5">
      {isOwn && (
        <p className="rounded-md bg-crust px-4 py-3">
          Ecco le modifiche che non abbiamo salvato perché la sessione era scaduta: controllale e salvale.
        </p>
      )}
      <Field label="Nome" name="name" autoComplete="name" defaultValue={shown.name} error={errorOf('name')} />
      <EmailField
        defaultValue={shown.email}
        hint="Se la cambi, ti chiediamo la password e di verificare quella nuova."
        error={errorOf('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      {!isSameAddress(email.trim(), user.email) && (
        <PasswordField
          label="Password attuale"
          name="currentPassword"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
      )}
      <Field
        label="Nome utente"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={shown.username}
        error={errorOf('username')}
      />
      <Button ref={button} type="submit" disabled={isPending} className="justify-self-start">
        {isPending ? 'Un momento...' : 'Salva le modifiche'}
      </Button>
    </form>
  )
}
