import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewIssue } from '#contracts/newsletter/admin-newsletter.endpoints.ts'
import type { IssueText } from '#contracts/newsletter/admin-newsletter.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/feedback.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

export function IssuePreviewDialog({ text, onClose }: { text: IssueText; onClose: () => void }) {
  const { api } = useQueries()
  const [view, setView] = useState('html')
  const { data, isError, refetch } = useQuery({
    queryKey: ['newsletter-preview', text],
    queryFn: () => api(previewIssue, { body: text }),
    gcTime: 0,
  })
  return (
    <Dialog wide onClose={onClose} title="Anteprima" description={text.subject || 'Senza oggetto'}>
      {isError && <LoadError onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner text="Caricamento..." />}
      {data && (
        <Tabs
          label="Anteprima"
          value={view}
          onChange={setView}
          tabs={[
            {
              value: 'html',
              label: 'Con grafica',
              content: (
                // An empty `sandbox` grants no permission: the email cannot run scripts, and its links can neither
                // replace the dashboard nor open a window.
                <iframe
                  title="La lettera"
                  sandbox=""
                  srcDoc={data.html}
                  className="h-[60dvh] w-full rounded-md border border-line bg-paper"
                />
              ),
            },
            {
              value: 'text',
              label: 'Solo testo',
              content: <pre className="text-sm wrap-anywhere whitespace-pre-wrap">{data.text}</pre>,
            },
          ]}
        />
      )}
    </Dialog>
  )
}
