import { Eye, Save, Send, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { getSubscriberCounts } from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import type { NewsletterIssue } from '#contracts/newsletter/admin-newsletter.ts'
import { LeaveGuard } from '#web/features/admin/form/leave-guard.tsx'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { IssuePreviewDialog } from './issue-preview.tsx'
import { useIssue } from './use-issue.ts'

const HOW =
  'Una riga vuota separa i paragrafi. ## apre un titolo, - un elenco, **due asterischi** fanno il grassetto; gli indirizzi https:// diventano link.'

export function IssueEditor({ saved }: { saved?: NewsletterIssue }) {
  const issue = useIssue(saved)
  const [open, setOpen] = useState<'preview' | 'send' | 'remove'>()
  const close = () => setOpen(undefined)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    issue.save()
  }
  return (
    <>
      <h2 id="numero" className="mb-5 text-2xl">
        {saved ? 'Bozza della newsletter' : 'Nuovo numero'}
      </h2>
      <form
        ref={issue.element}
        noValidate
        onSubmit={onSubmit}
        aria-label="Numero della newsletter"
        className="grid max-w-3xl gap-5"
      >
        <Field
          label="Oggetto"
          value={issue.text.subject}
          error={issue.errors.subject}
          onChange={({ target }) => issue.change({ subject: target.value })}
        />
        <TextArea
          label="Testo"
          rows={16}
          hint={HOW}
          value={issue.text.body}
          error={issue.errors.body}
          onChange={({ target }) => issue.change({ body: target.value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary" disabled={issue.isPending}>
            <Save className="size-4" aria-hidden /> Salva la bozza
          </Button>
          <Button look="secondary" onClick={() => setOpen('preview')}>
            <Eye className="size-4" aria-hidden /> Anteprima
          </Button>
          <Button look="secondary" disabled={issue.isPending} onClick={issue.test}>
            Manda una prova al tuo indirizzo
          </Button>
          <Button disabled={issue.isPending} onClick={() => setOpen('send')}>
            <Send className="size-4" aria-hidden /> Spedisci...
          </Button>
          {saved && (
            <Button look="quiet" disabled={issue.isPending} onClick={() => setOpen('remove')}>
              <Trash2 className="size-4" aria-hidden /> Elimina la bozza
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {issue.isDirty ? 'Ci sono modifiche da salvare.' : saved ? 'Tutto salvato.' : ''}
        </p>
      </form>
      <LeaveGuard isDirty={issue.isDirty && !issue.isPending} />
      {open === 'preview' && <IssuePreviewDialog text={issue.text} onClose={close} />}
      {open === 'send' && (
        <ConfirmSending
          onConfirm={() => {
            close()
            issue.send()
          }}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title="Eliminare la bozza?"
          action="Elimina"
          onConfirm={() => {
            close()
            issue.remove()
          }}
          onClose={close}
        >
          <p>Il testo va perso e non si può recuperare.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function ConfirmSending({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { data } = useAdminQuery(getSubscriberCounts)
  const readers = data && (data.confirmed === 1 ? 'a un iscritto' : `a ${data.confirmed} iscritti`)
  return (
    <ConfirmDialog
      title={`Spedire ${readers ?? 'agli iscritti'}?`}
      action="Spedisci"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>Le lettere già partite non si richiamano, e il testo non si può più cambiare.</p>
    </ConfirmDialog>
  )
}
