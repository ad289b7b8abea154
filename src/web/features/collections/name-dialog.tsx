import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFormSubmit } from '../../ui/use-form-submit.ts'
import { COLLECTION_NAME_MAX, checkedCollectionName } from './collection-name.ts'
import { toastCollectionFailure } from './collection-toasts.ts'

interface NameDialogProps {
  title: string
  action: string
  name?: string
  onClose: () => void
  onName: (name: string) => Promise<void>
}

export function NameDialog({ title, action, name = '', onClose, onName }: NameDialogProps) {
  const [text, setText] = useState(name)
  const { element, errors, isPending, submit, clear } = useFormSubmit({
    check: checkedCollectionName,
    send: onName,
    onSuccess: onClose,
    onError: toastCollectionFailure,
  })

  return (
    <Dialog onClose={onClose} title={title} startsInField>
      <form
        ref={element}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          const { name: missing } = submit(text)
          if (missing) toast({ title: 'Nome richiesto', description: missing, tone: 'destructive' })
        }}
      >
        <Field
          label="Nome della collezione"
          name="name"
          autoComplete="off"
          maxLength={COLLECTION_NAME_MAX}
          placeholder="La teglia della domenica"
          value={text}
          error={errors.name}
          onChange={({ target }) => {
            setText(target.value)
            clear()
          }}
        />
        <Button type="submit" disabled={isPending} className="justify-self-start">
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
