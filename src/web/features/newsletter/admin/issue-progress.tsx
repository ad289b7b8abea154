import { useMutation } from '@tanstack/react-query'
import { Eye, Play, Square } from 'lucide-react'
import { useState } from 'react'
import { resumeIssue, stopIssue } from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import type { NewsletterIssue } from '#contracts/newsletter/admin-newsletter.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { momentWith } from '#web/features/admin/moment-text.ts'
import { useRefreshAdmin } from '#web/features/admin/use-admin-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/surfaces.tsx'
import { toastFailure } from '#web/ui/toast-store.ts'
import { IssuePreviewDialog } from './issue-preview.tsx'
import { ISSUE_STATES_TEXT, isUnderWay, lettersText } from './issue-texts.ts'
import { Troubles } from './troubles.tsx'

export function IssueProgress({ issue }: { issue: NewsletterIssue }) {
  const [isShown, setShown] = useState(false)
  const { counts, total } = issue
  const settled = total - counts.waiting - counts.sending
  return (
    <>
      <h2 id="numero" className="mb-5 text-2xl wrap-anywhere">
        {issue.subject}
      </h2>
      <Card className="grid gap-4">
        <p role="status">
          <strong>{ISSUE_STATES_TEXT[issue.state]}</strong> · {settled} di {total} lettere
          {lettersText(counts) && `: ${lettersText(counts)}`}
        </p>
        {isUnderWay(issue) && (
          <progress
            aria-label="Avanzamento della spedizione"
            max={Math.max(1, total)}
            value={settled}
            className="h-2 w-full overflow-hidden rounded-full bg-crust accent-tomato"
          />
        )}
        {issue.message && <p>{issue.message}</p>}
        {issue.startedAt && (
          <p className="text-sm text-ink-soft">
            Spedizione avviata {momentWith('il', issue.startedAt)}
            {issue.finishedAt && `, finita ${momentWith('il', issue.finishedAt)}`}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" size="small" onClick={() => setShown(true)}>
            <Eye className="size-4" aria-hidden /> Rileggi
          </Button>
          {isUnderWay(issue) && <StateButton issue={issue} to="stop" />}
          {issue.state === 'stopped' && <StateButton issue={issue} to="resume" />}
        </div>
      </Card>
      <Troubles issue={issue} />
      {isShown && (
        <IssuePreviewDialog
          text={{ subject: issue.subject, body: issue.body }}
          onClose={() => setShown(false)}
        />
      )}
    </>
  )
}

function StateButton({ issue: { id }, to }: { issue: NewsletterIssue; to: 'stop' | 'resume' }) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const change = useMutation({
    mutationFn: () => api(to === 'stop' ? stopIssue : resumeIssue, { params: { id } }),
    onError: toastFailure('Errore', 'Riprova tra poco.'),
    onSettled: refresh,
  })
  return (
    <Button look="secondary" size="small" disabled={change.isPending} onClick={() => change.mutate()}>
      {to === 'stop' ? <Square className="size-4" aria-hidden /> : <Play className="size-4" aria-hidden />}
      {to === 'stop' ? 'Ferma' : 'Riprendi'}
    </Button>
  )
}
