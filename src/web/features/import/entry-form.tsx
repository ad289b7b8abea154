import { type SubmitEvent, useState } from 'react'
import type { ImportEntry, Twin } from '#contracts/import/import-entry.ts'
import { groupsOfLines } from '#domain/import/group-headings.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SubmitButton } from '../../ui/form-buttons.tsx'
import { type FormField, type FormTexts, linesOf } from '../admin/form/form-fields.ts'
import { FORM_GRID, FormInput } from '../admin/form/form-input.tsx'
import { DescriptionProposal } from '../admin/review/description-proposal.tsx'
import { RecipeFindings } from '../admin/review/lazy-review.tsx'
import { StepsField } from '../admin/steps/steps-field.tsx'
import { DRAFT_FIELDS, describedOf } from './draft-fields.ts'
import { EntryComparison } from './entry-comparison.tsx'
import { duplicateText } from './entry-origin.tsx'
import { useEntryDecision } from './use-entry-decision.ts'

interface EntryFormProps {
  entry: ImportEntry
  texts: FormTexts
  onTexts: (change: (texts: FormTexts) => FormTexts) => void
  onChange: (hasChanges: boolean) => void
  onDone: () => void
}

export function EntryForm({ entry, texts, onTexts, onChange, onDone }: EntryFormProps) {
  const { kind } = entry
  const [twin, setTwin] = useState<Twin>()
  const { element, errors, isPending, clear, decide, approveBeside } = useEntryDecision({
    entry,
    texts,
    onTwin: setTwin,
    onDone: (decision) => {
      onChange(false)
      if (decision !== 'save') onDone()
    },
  })

  const set = (name: string, value: string | boolean) => {
    onTexts((all) => ({ ...all, [name]: value }))
    clear(name)
    setTwin(undefined)
    onChange(true)
  }
  const first = useState(texts)[0]
  const withGuess = (field: FormField): FormField => {
    const guess = texts[field.name] === first[field.name] ? entry.guesses[field.name] : undefined
    return guess ? { ...field, hint: guess } : field
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setTwin(undefined)
    decide('approve')
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={onSubmit}
      aria-label="Come andrà sul sito"
      className="grid content-start gap-4"
    >
      <h3 className="text-xl">Come andrà sul sito</h3>
      <div className={FORM_GRID}>
        {DRAFT_FIELDS[kind].map((field) => (
          <DraftField
            key={field.name}
            field={withGuess(field)}
            texts={texts}
            error={errors[field.name]}
            onSet={set}
          />
        ))}
      </div>
      {twin && (
        <DuplicateNotice
          {...twin}
          kind={kind}
          isPending={isPending}
          onAnother={() => approveBeside(twin.duplicate.id)}
        />
      )}
      <div className="sticky -bottom-5 z-10 flex flex-wrap gap-2 sm:gap-3 max-sm:[&_button]:px-3 max-sm:[&_button]:text-sm border-t border-line bg-flour py-4">
        <SubmitButton isPending={isPending}>Approva e pubblica</SubmitButton>
        <Button look="secondary" disabled={isPending} onClick={() => decide('save')}>
          Salva bozza
        </Button>
        <Button look="quiet" disabled={isPending} onClick={() => decide('reject')}>
          Scarta
        </Button>
      </div>
    </form>
  )
}

interface DraftFieldProps {
  field: FormField
  texts: FormTexts
  error: string | undefined
  onSet: (name: string, value: string | boolean) => void
}

function DraftField({ field, texts, error, onSet }: DraftFieldProps) {
  const groups = groupsOfLines(linesOf(String(texts.ingredients ?? '')))
  const onChange = (value: string | boolean) => onSet(field.name, value)
  if (field.name === 'steps')
    return (
      <StepsField
        label={field.label}
        groups={groups}
        value={String(texts.steps ?? '')}
        error={error}
        onChange={onChange}
      />
    )
  return (
    <>
      <FormInput field={field} value={texts[field.name] ?? ''} error={error} onChange={onChange} />
      {field.name === 'description' && (
        <DescriptionProposal
          recipe={() => describedOf(texts, groups)}
          value={String(texts.description ?? '')}
          onChange={onChange}
        />
      )}
      {field.name === 'ingredients' && (
        <RecipeFindings
          lines={groups.flatMap(({ lines }) => lines)}
          flags={{ isVegan: texts.isVegan === true, isGlutenFree: texts.isGlutenFree === true }}
          onFlags={(change) => {
            for (const [name, value] of Object.entries(change)) onSet(name, value)
          }}
        />
      )}
    </>
  )
}

interface DuplicateNoticeProps extends Twin {
  kind: ImportKind
  isPending: boolean
  onAnother: () => void
}

const WORDS: Readonly<Record<ImportKind, { open: string; another: string }>> = {
  recipe: { open: 'Apri la ricetta del sito', another: "È un'altra ricetta: pubblicala" },
  pizzeria: { open: 'Apri le pizzerie del sito', another: "È un'altra pizzeria: pubblicala" },
}

const show = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' })

const DuplicateNotice = ({ kind, duplicate, comparison, isPending, onAnother }: DuplicateNoticeProps) => (
  <div ref={show} className="grid gap-4 rounded-lg border border-tomato bg-paper p-5">
    <div role="alert" className="grid gap-2">
      <h3 className="text-xl">C'è già qualcosa di molto simile</h3>
      <p className="wrap-anywhere">{duplicateText(duplicate)}. Ciò che hai scritto è ancora qui.</p>
    </div>
    <EntryComparison comparison={comparison} title="Ciò che pubblicheresti accanto a ciò che c'è" />
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        to={kind === 'recipe' ? `/ricette/${duplicate.id}` : '/pizzerie'}
        target="_blank"
        look="secondary"
      >
        {WORDS[kind].open}
      </ButtonLink>
      <Button disabled={isPending} onClick={onAnother}>
        {WORDS[kind].another}
      </Button>
    </div>
  </div>
)
