import { useRef } from 'react'
import type { MarkedGroup } from '#domain/recipes/steps/step-marks.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { linesOf } from '../form/form-fields.ts'
import { MarkAll } from './mark-all.tsx'
import { MarkList } from './mark-list.tsx'
import { StepsReview } from './steps-review.tsx'
import { useMarkChoice } from './use-mark-choice.ts'

interface StepsFieldProps {
  label: string
  groups: readonly MarkedGroup[]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function StepsField({ label, groups, value, error, onChange }: StepsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { list, begin, fieldProps } = useMarkChoice({ field, groups, value, onChange })
  return (
    <div className="grid gap-4 sm:col-span-6">
      <div className="relative">
        <TextArea
          ref={field}
          name="steps"
          label={label}
          hint="Ogni riga diventa un passaggio numerato; le righe vuote non contano. Le parentesi graffe dicono quale ingrediente usa il passaggio, e quanto: scrivi { e sceglilo dalla lista. Chi legge la ricetta non le vede."
          rows={12}
          value={value}
          error={error}
          {...fieldProps}
        />
        {list && <MarkList {...list} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" size="small" onClick={begin}>
          Inserisci un ingrediente
        </Button>
        <MarkAll field={field} groups={groups} value={value} onChange={onChange} />
      </div>
      <StepsReview groups={groups} steps={linesOf(value)} />
    </div>
  )
}
