import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  changeIssue,
  createIssue,
  deleteIssue,
  sendIssue,
  testIssue,
} from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import { IssueText, type NewsletterIssue } from '#contracts/newsletter/admin-newsletter.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { useRefreshAdmin } from '#web/features/admin/use-admin-query.ts'
import { checked } from '#web/ui/form-errors.ts'
import { toast, toastFailure } from '#web/ui/toast-store.ts'
import { useFormSubmit } from '#web/ui/use-form-submit.ts'
import { issuePath, NEWSLETTER_PATH } from './issue-texts.ts'

type Work = (issue: NewsletterIssue) => Promise<void>

const toastFailed = toastFailure('Non riuscito', 'Controlla il testo e la connessione, poi riprova.')

export function useIssue(saved: NewsletterIssue | undefined) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const navigate = useNavigate()
  const [text, setText] = useState<IssueText>({ subject: saved?.subject ?? '', body: saved?.body ?? '' })
  const [kept, setKept] = useState(saved)
  const isDirty = text.subject !== (kept?.subject ?? '') || text.body !== (kept?.body ?? '')

  const save = async (): Promise<NewsletterIssue> => {
    if (kept && !isDirty) return kept
    const issue = kept
      ? await api(changeIssue, { params: { id: kept.id }, body: { ...text, version: kept.version } })
      : await api(createIssue, { body: text })
    setKept(issue)
    return issue
  }

  const { element, errors, isPending, submit, clear } = useFormSubmit({
    check: (work: Work) => {
      const result = checked(IssueText, text)
      return 'errors' in result ? result : { draft: work }
    },
    send: async (work) => work(await save()),
    onError: toastFailed,
    onSettled: refresh,
  })
  const act = (work: Work) => {
    const wrong = submit(work)
    if (Object.keys(wrong).length > 0) toastFailed(wrong)
  }

  /** A new issue gets its own URL. `isSaved` prevents the warning about unsaved changes. */
  const settleIn = ({ id }: NewsletterIssue) => {
    if (!saved) void navigate(issuePath(id), { replace: true, state: { isSaved: true } })
  }

  return {
    element,
    text,
    errors,
    isDirty,
    isPending,
    change(more: Partial<IssueText>) {
      setText({ ...text, ...more })
      clear()
    },
    save: () =>
      act(async (issue) => {
        toast({ title: 'Bozza salvata' })
        settleIn(issue)
      }),
    test: () =>
      act(async (issue) => {
        const { message } = await api(testIssue, { params: { id: issue.id } })
        toast({ title: message })
        settleIn(issue)
      }),
    send: () =>
      act(async (issue) => {
        const json = { version: issue.version }
        await api(sendIssue, { params: { id: issue.id }, body: json })
        toast({ title: 'Spedizione avviata' })
        settleIn(issue)
      }),
    remove: () =>
      act(async ({ id }) => {
        await api(deleteIssue, { params: { id } })
        toast({ title: 'Bozza eliminata' })
        void navigate(NEWSLETTER_PATH, { replace: true, state: { isSaved: true } })
      }),
  }
}
