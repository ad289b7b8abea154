import { useState } from 'react'
import { refusedFields } from '../../api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { sayNotKept } from '../../ui/collection-toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'

/** As in the contract of a collection's name. */
const MAX_LENGTH = 60
const NO_NAME = 'Inserisci un nome per la nuova collezione'

interface NameDialogProps {
  title: string
  action: string
  name?: string
  onClose: () => void
  /** Keeps the name; the dialog closes then, or tells why this failed. */
  onName: (name: string) => Promise<void>
}

export function NameDialog({ title, action, name = '', onClose, onName }: NameDialogProps) {
  const [text, setText] = useState(name)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function keep() {
    const wanted = text.trim()
    if (!wanted) {
      setError(NO_NAME)
      toast({ title: 'Nome richiesto', description: NO_NAME, tone: 'destructive' })
      return
    }
    setBusy(true)
    try {
      await onName(wanted)
      onClose()
    } catch (failure) {
      setError(refusedFields(failure).name)
      sayNotKept(failure)
      setBusy(false)
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={title} startsInField>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <Field
          label="Nome della collezione"
          name="name"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          placeholder="La teglia della domenica"
          value={text}
          error={error}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" disabled={isBusy} className="justify-self-start">
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
