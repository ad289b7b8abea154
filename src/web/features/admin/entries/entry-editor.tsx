import { useMemo } from 'react'
import type { CatalogueEntry } from '#contracts/admin/catalogue-entry.ts'
import { checked, lineError } from '../../../ui/form-errors.ts'
import { EditorPage } from '../editor-page.tsx'
import { EditorForm } from '../form/editor-form.tsx'
import { type FormTexts, textsOf, valuesOf } from '../form/form-fields.ts'
import { FORM_GRID, FormInput } from '../form/form-input.tsx'
import { type Edited, useEditorForm } from '../form/use-editor-form.ts'
import { type EntryForm, type EntryKind, entryAddress, listAddress } from './entry-kind.ts'
import { useRefreshEntries } from './use-entry-actions.ts'

interface EditorProps<Entry extends CatalogueEntry> {
  kind: EntryKind<Entry>
  id: number | undefined
}

export const EntryEditor = <Entry extends CatalogueEntry>({ kind, id }: EditorProps<Entry>) => (
  <EditorPage
    id={id}
    endpoint={kind.endpoints.read}
    heading="voce"
    back={{ to: listAddress(kind.tab), text: kind.texts.all }}
    texts={{
      notLoaded: kind.texts.notLoaded,
      binTitle: 'È nel cestino',
      inBin: `Dall'elenco del cestino puoi ripristinare ${kind.texts.what}, poi modificarla.`,
    }}
  >
    {(entry) => <EntryFormView kind={kind} {...(entry && { entry })} />}
  </EditorPage>
)

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
