import { groupsOfLines } from '#domain/import/group-headings.ts'
import { type FormField, type FormTexts, linesOf } from '../admin/form/form-fields.ts'
import { FormInput } from '../admin/form/form-input.tsx'
import { DescriptionProposal } from '../admin/review/description-proposal.tsx'
import { RecipeFindings } from '../admin/review/lazy-review.tsx'
import { StepsField } from '../admin/steps/steps-field.tsx'
import { describedOf } from './draft-fields.ts'

interface DraftFieldProps {
  field: FormField
  texts: FormTexts
  error: string | undefined
  onSet: (name: string, value: string | boolean) => void
}

export function DraftField({ field, texts, error, onSet }: DraftFieldProps) {
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
