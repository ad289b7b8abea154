import { Plus } from 'lucide-react'
import { useState } from 'react'
import { addImportSource } from '#contracts/import/admin-import.endpoints.ts'
import { NewImportSource } from '#contracts/import/import-source.ts'
import { type ImportKind, SOURCE_TYPES, type SourceType } from '#domain/import/import-vocabulary.ts'
import { messageOf, refusedFields } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { checked } from '#web/ui/form-errors.ts'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useFormSubmit } from '#web/ui/use-form-submit.ts'
import { useRefreshAdmin } from '../admin/use-admin-query.ts'

export const SOURCE_TYPES_TEXT: Readonly<Record<SourceType, string>> = {
  site: 'Sito',
  sitemap: 'Mappa del sito',
  feed: 'Feed',
  page: 'Pagina',
}

const OPTIONS = SOURCE_TYPES.map((value) => ({ value, label: SOURCE_TYPES_TEXT[value] }))

export function SourceForm({ kind }: { kind: ImportKind }) {
  const { api } = useQueries()
  const refresh = useRefreshAdmin()
  const [url, setUrl] = useState('')
  const [type, setType] = useState<SourceType>('site')
  const { errors, isPending, formOf, clear } = useFormSubmit({
    check: (source: object) => checked(NewImportSource, source),
    send: (body) => api(addImportSource, { body }),
    onSuccess: () => {
      setUrl('')
      toast({ title: 'Fonte aggiunta' })
      return refresh()
    },
    errorsOf: (failure) => ({
      url:
        refusedFields(failure).url ??
        messageOf(failure, 'Non è stato possibile aggiungere la fonte. Riprova tra poco.'),
    }),
  })
  return (
    <form
      {...formOf({ kind, type, url })}
      aria-label="Aggiungi una fonte"
      className="mt-5 grid items-start gap-3 sm:grid-cols-[12rem_1fr_auto]"
    >
      <Select
        label="Tipo di fonte"
        value={type}
        options={OPTIONS}
        onChange={(value) => setType(value as SourceType)}
      />
      <Field
        label="Indirizzo della fonte"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        error={errors.url}
        onChange={({ target }) => {
          setUrl(target.value)
          clear()
        }}
      />
      <Button type="submit" className="sm:mt-7" disabled={isPending}>
        <Plus className="size-4" aria-hidden /> Aggiungi fonte
      </Button>
    </form>
  )
}
