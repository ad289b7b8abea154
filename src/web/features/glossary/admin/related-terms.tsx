import { X } from 'lucide-react'
import { type AdminGlossaryTerm, TERM_LIMITS } from '#contracts/glossary/admin-glossary.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import type { EntryFormControl } from '#web/features/admin/entries/entry-kind.ts'
import { optionsOf } from '#web/features/admin/form/form-fields.ts'
import { useAdminQuery } from '#web/features/admin/use-admin-query.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import { IconButton } from '#web/ui/form-buttons.tsx'
import { lineError } from '#web/ui/form-errors.ts'
import { SelectField } from '#web/ui/select-field.tsx'

export function RelatedTerms({ control }: { control: EntryFormControl<AdminGlossaryTerm> }) {
  const { form, errors, saved, set } = control
  const { data, isError } = useAdminQuery(listGlossaryTerms)
  const related = Array.isArray(form.related) ? (form.related as string[]) : []
  const there = data?.map(({ term }) => term)
  const others = there?.filter((term) => term !== saved?.term && !related.includes(term)) ?? []
  const isFull = related.length >= TERM_LIMITS.related
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-display text-xl">Voci collegate</legend>
      {related.length > 0 && (
        <ul aria-label="Voci collegate" className="flex flex-wrap gap-2">
          {related.map((term) => (
            <li
              key={term}
              className="flex items-center gap-1 rounded-full border border-line bg-paper py-0.5 pr-0.5 pl-4"
            >
              <span className="wrap-anywhere">{term}</span>
              {there && !there.includes(term) && (
                <span className="text-sm text-ink-soft">(non è nel glossario)</span>
              )}
              <IconButton
                icon={X}
                label={`Togli ${term}`}
                iconClass="size-4"
                onClick={() => set({ related: related.filter((one) => one !== term) })}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-ink-soft">Hai collegato {TERM_LIMITS.related} voci: di più non ne entrano.</p>
      ) : (
        <SelectField
          emptyLabel="Scegli"
          label="Aggiungi una voce collegata"
          value=""
          options={optionsOf(others)}
          hint={isError ? 'Le voci del glossario non si sono caricate.' : 'Sul sito diventa un rimando.'}
          error={lineError(errors, 'related')}
          onChange={(term) => term && set({ related: [...related, term] })}
        />
      )}
      <CheckBox checked={form.linkBack === true} onChange={(linkBack) => set({ linkBack })}>
        Aggiungi il rimando anche nelle voci collegate
      </CheckBox>
      {saved && saved.linkedFrom.length > 0 && (
        <p className="text-sm text-ink-soft">Rimandano qui: {saved.linkedFrom.join(', ')}.</p>
      )}
    </fieldset>
  )
}
