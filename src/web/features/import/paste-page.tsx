import { useMutation } from '@tanstack/react-query'
import { ClipboardPaste } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { readImportPage } from '#contracts/import/admin-import.endpoints.ts'
import type { ImportPage } from '#contracts/import/import-source.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { messageOf } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { Titled } from '../../ui/titled.tsx'
import { useRefreshAdmin } from '../admin/use-admin-query.ts'
import { PageField } from './page-field.tsx'

const isAddress = (text: string) => /^https?:\/\/\S+$/i.test(text.trim())

export function PastePage({ kind }: { kind: ImportKind }) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const [text, setText] = useState('')
  const [origin, setOrigin] = useState('')
  const isHtml = text.trim() !== '' && !isAddress(text)
  const send = useMutation({
    mutationFn: (page: ImportPage) => api(readImportPage, { body: page }),
    onSuccess: ({ entryIds }) => {
      setText('')
      setOrigin('')
      toast({
        title: 'Pagina letta',
        description:
          entryIds.length === 1
            ? 'La voce è tra quelle da approvare.'
            : `${entryIds.length} voci sono tra quelle da approvare.`,
      })
      return refresh()
    },
  })
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const page = isHtml
      ? { kind, html: text, ...(isAddress(origin) && { url: origin.trim() }) }
      : { kind, url: text.trim() }
    if (text.trim() !== '') send.mutate(page)
  }
  const error = send.isError
    ? messageOf(send.error, 'Non è stato possibile leggere la pagina. Riprova tra poco.')
    : undefined
  return (
    <Titled as="h3" id="incolla" title="Incolla HTML o indirizzo" look="text-xl">
      <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-3">
        <PageField
          value={text}
          error={error}
          onChange={(value) => {
            setText(value)
            send.reset()
          }}
        />
        {isHtml && (
          <Field
            label="Da quale indirizzo viene"
            hint="Serve per mostrare la fonte accanto a ciò che pubblichi. Se lo lasci vuoto vale quello che la pagina dichiara."
            type="url"
            placeholder="https://"
            value={origin}
            onChange={({ target }) => setOrigin(target.value)}
          />
        )}
        <div>
          <Button type="submit" look="secondary" disabled={send.isPending || text.trim() === ''}>
            <ClipboardPaste className="size-4" aria-hidden />{' '}
            {send.isPending ? 'Un momento...' : 'Leggi la pagina'}
          </Button>
        </div>
      </form>
    </Titled>
  )
}
