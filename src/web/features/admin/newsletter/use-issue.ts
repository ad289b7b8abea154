import { useMutation } from '@tanstack/react-query'
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
import { messageOf, refusedFields } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useRefreshAdmin } from '../use-admin-query.ts'
import { issuePath, NEWSLETTER_PATH } from './issue-texts.ts'

type Fields = Readonly<Record<string, string>>

/** An issue under the fingers: what is typed stays, whatever the server answers; before it goes anywhere it is saved. */
export function useIssue(saved: NewsletterIssue | undefined) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const navigate = useNavigate()
  const [text, setText] = useState<IssueText>({ subject: saved?.subject ?? '', body: saved?.body ?? '' })
  /** What the server has, as far as this page knows. */
  const [kept, setKept] = useState(saved)
  const [errors, setErrors] = useState<Fields>({})
  const isDirty = text.subject !== (kept?.subject ?? '') || text.body !== (kept?.body ?? '')

  const save = async (): Promise<NewsletterIssue> => {
    const { error } = IssueText.safeParse(text)
    if (error) {
      setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])))
      throw error
    }
    if (kept && !isDirty) return kept
    const issue = kept
      ? await api(changeIssue, { params: { id: kept.id }, body: { ...text, version: kept.version } })
      : await api(createIssue, { body: text })
    setKept(issue)
    return issue
  }

  const act = useMutation({
    mutationFn: async (work: (issue: NewsletterIssue) => Promise<void>) => work(await save()),
    onError: (failure) => {
      setErrors((shown) => ({ ...shown, ...refusedFields(failure) }))
      toast({
        title: 'Non riuscito',
        description: messageOf(failure, 'Controlla il testo e la connessione, poi riprova.'),
        tone: 'destructive',
      })
    },
    onSettled: refresh,
  })

  /** A new issue gets its own address; the question before leaving is not asked for it. */
  const settleIn = ({ id }: NewsletterIssue) => {
    if (!saved) void navigate(issuePath(id), { replace: true, state: { isSaved: true } })
  }

  return {
    text,
    errors,
    isDirty,
    isPending: act.isPending,
    change(more: Partial<IssueText>) {
      setText({ ...text, ...more })
      setErrors({})
    },
    save: () =>
      act.mutate(async (issue) => {
        toast({ title: 'Bozza salvata' })
        settleIn(issue)
      }),
    test: () =>
      act.mutate(async (issue) => {
        const { message } = await api(testIssue, { params: { id: issue.id } })
        toast({ title: message })
        settleIn(issue)
      }),
    send: () =>
      act.mutate(async (issue) => {
        const json = { version: issue.version }
        await api(sendIssue, { params: { id: issue.id }, body: json })
        toast({ title: 'Spedizione avviata' })
        settleIn(issue)
      }),
    remove: () =>
      act.mutate(async ({ id }) => {
        await api(deleteIssue, { params: { id } })
        toast({ title: 'Bozza eliminata' })
        void navigate(NEWSLETTER_PATH, { replace: true, state: { isSaved: true } })
      }),
  }
}
