import { type RefObject, useState } from 'react'
import { RECIPE_LIMITS } from '#contracts/recipes/admin-recipes.ts'
import { type MarkedGroup, marksOf } from '#domain/recipes/steps/step-marks.ts'
import { Button } from '../../../ui/button.tsx'
import { toastError } from '../../../ui/toast-store.ts'

interface MarkAllProps {
  field: RefObject<HTMLTextAreaElement | null>
  groups: readonly MarkedGroup[]
  value: string
  onChange: (value: string) => void
}

export function MarkAll({ field, groups, value, onChange }: MarkAllProps) {
  const [done, setDone] = useState<{ before: string; after: string }>()
  async function markAll() {
    const { markSteps } = await import('#domain/recipes/steps/mark-steps.ts')
    const before = field.current?.value ?? value
    const after = markSteps(groups, before.split('\n'), RECIPE_LIMITS.step).join('\n')
    setDone({ before, after })
    if (after !== before) onChange(after)
  }
  const made =
    done && done.after === value ? marksOf(done.after).length - marksOf(done.before).length : undefined
  return (
    <>
      <Button look="secondary" size="small" onClick={() => markAll().catch(notFetched)}>
        Segna gli ingredienti nei passaggi
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {made !== undefined && outcome(made)}
      </p>
      {done && made !== undefined && made > 0 && (
        <Button look="quiet" size="small" onClick={() => onChange(done.before)}>
          Annulla
        </Button>
      )}
    </>
  )
}

const notFetched = () => toastError('Controlla la connessione e riprova tra poco.')

function outcome(made: number): string {
  if (made === 0) return 'Nessun altro ingrediente da segnare con certezza.'
  return made === 1 ? 'Segnato un ingrediente: rileggilo.' : `Segnati ${made} ingredienti: rileggili.`
}
