import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import type { CatalogueEntry } from '#contracts/admin/catalogue-entry.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/feedback.tsx'
import { checked, lineError } from '../../../ui/form-errors.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { EditorForm } from '../form/editor-form.tsx'
import { type FormTexts, textsOf, valuesOf } from '../form/form-fields.ts'
import { FORM_GRID, FormInput } from '../form/form-input.tsx'
import { type Edited, useEditorForm } from '../form/use-editor-form.ts'
import { useAdminOnce } from '../use-admin-query.ts'
import { type EntryForm, type EntryKind, entryAddress, listAddress } from './entry-kind.ts'
import { useRefreshEntries } from './use-entry-actions.ts'

interface EditorProps<Entry extends CatalogueEntry> {
  kind: EntryKind<Entry>
  id: number | undefined
}

export const EntryEditor = <Entry extends CatalogueEntry>({ kind, id }: EditorProps<Entry>) => (
  <section aria-labelledby="voce">
    <ButtonLink to={listAddress(kind.tab)} look="quiet" size="small" className="mb-1 -ml-4">
      <ArrowLeft className="size-4" aria-hidden /> {kind.texts.all}
    </ButtonLink>
    {id === undefined ? <EntryFormView kind={kind} /> : <SavedEntry kind={kind} id={id} />}
  </section>
)

/** The entry is read once, so that later responses do not overwrite what the user types. */
function SavedEntry<Entry extends CatalogueEntry>({ kind, id }: { kind: EntryKind<Entry>; id: number }) {
  const { data, isError, refetch } = useAdminOnce(kind.endpoints.read, id)
  if (isError)
    return (
      <LoadError heading="h2" onRetry={() => void refetch()}>
        <p>{kind.texts.notLoaded}</p>
      </LoadError>
    )
  if (!data) return <Spinner text="Caricamento..." />
  if (data.deletedAt)
    return (
      <LoadError heading="h2" title="È nel cestino" onRetry={() => void refetch()}>
        <p>Dall'elenco del cestino puoi ripristinare {kind.texts.what}, poi modificarla.</p>
      </LoadError>
    )
  return <EntryFormView kind={kind} entry={data} />
}

function EntryFormView<Entry extends CatalogueEntry>({
  kind,
  entry,
}: {
  kind: EntryKind<Entry>
  entry?: Entry
}) {
  const { texts, fields, MoreFields, tab } = kind
  const edited = useMemo(() => editedOf(kind), [kind])
  const control = useEditorForm(edited, entry, useRefreshEntries(kind.siteKey))
  const { saved, form, errors, set } = control
  return (
    <>
      <h2 id="voce" className="mb-5 text-2xl wrap-anywhere">
        {saved ? kind.nameOf(saved) : texts.create}
      </h2>
      <EditorForm control={control} create="Salva" what={texts.what} seenAt={(id) => entryAddress(tab, id)}>
        <div className={FORM_GRID}>
          {fields.map((field) => (
            <FormInput
              key={field.name}
              field={field}
              value={(form as FormTexts)[field.name] ?? ''}
              error={lineError(errors, field.name)}
              onChange={(value) => set({ [field.name]: value })}
            />
          ))}
        </div>
        {MoreFields && <MoreFields control={control} />}
      </EditorForm>
    </>
  )
}

function editedOf<Entry extends CatalogueEntry>(kind: EntryKind<Entry>): Edited<EntryForm, Entry> {
  const { fields, more = {}, draft, nameOf, endpoints, tab, texts } = kind
  const ownOf = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(more).map((name) => [name, values[name] ?? more[name]])) as EntryForm
  return {
    emptyForm: { ...textsOf(fields, {}), ...more, ...kind.initial },
    formOf: (entry) => {
      const values = entry as unknown as Readonly<Record<string, unknown>>
      return { ...textsOf(fields, values), ...ownOf(values) }
    },
    check: (form) => checked(draft, { ...valuesOf(fields, form as FormTexts), ...ownOf(form) }),
    nameOf,
    endpoints,
    address: (id) => entryAddress(tab, id),
    texts,
  }
}
