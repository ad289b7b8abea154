import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { messageOf, refusedFields } from '../../api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useContractForm } from '../../ui/use-contract-form.ts'

interface PasswordAgainDialogProps<Schema extends z.ZodType> {
  title: string
  description: string
  /** What the button does, as a verb. */
  action: string
  schema: Schema
  /** What is sent; what it throws stays in the dialog. */
  send: (values: z.output<Schema>) => Promise<unknown>
  /** What went wrong, in words. */
  failed?: (failure: unknown) => string
  onDone: () => void
  onClose: () => void
  /** Further fields, above the password. */
  children?: (errorOf: (name: string) => string | undefined) => ReactNode
}

/** The password once more, before a way into the account changes. */
export function PasswordAgainDialog<Schema extends z.ZodType>(props: PasswordAgainDialogProps<Schema>) {
  const { title, description, action, schema, send, onDone, onClose, children } = props
  const failed =
    props.failed ?? ((failure) => messageOf(failure, 'Controlla la connessione e riprova tra poco.'))
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (failure) => {
      form.refuse(refusedFields(failure))
      toast({ title: 'Modifica non riuscita', description: failed(failure), tone: 'destructive' })
    },
  })
  const form = useContractForm(schema, sending.mutate)
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <form {...form.form} className="grid gap-5">
        {children?.(form.errorOf)}
        <PasswordField
          label="La tua password"
          name="currentPassword"
          autoComplete="current-password"
          error={form.errorOf('currentPassword')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={sending.isPending}>
            {sending.isPending ? 'Un momento...' : action}
          </Button>
          <Button look="secondary" onClick={onClose}>
            Annulla
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
