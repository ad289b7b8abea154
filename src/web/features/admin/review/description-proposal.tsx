import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { proposeDescription } from '#contracts/improvement/admin-improvement.endpoints.ts'
import type { DescriptionRequest } from '#contracts/improvement/proposed-description.ts'
import { RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { messageOf } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { Button } from '../../../ui/button.tsx'

export type DescribedForm = Omit<DescriptionRequest, 'category'> & { category: string }

interface DescriptionProposalProps {
  recipe: () => DescribedForm
  value: string
  onChange: (description: string) => void
}

export function DescriptionProposal({ recipe, value, onChange }: DescriptionProposalProps) {
  const { api } = useQueries()
  const [before, setBefore] = useState('')
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => {
      const { category, ...form } = recipe()
      const chosen = RECIPE_CATEGORIES.find((one) => one === category) ?? 'Classica'
      return api(proposeDescription, { body: { ...form, category: chosen } })
    },
    onSuccess: ({ description }) => {
      setBefore(value)
      onChange(description)
    },
  })
  const isShown = data !== undefined && data.description === value
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-3 sm:col-span-6">
      <Button look="secondary" size="small" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Un momento...' : 'Proponi una descrizione'}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {isShown && ORIGIN[data.engine]}
      </p>
      {isShown && before !== data.description && (
        <Button look="quiet" size="small" onClick={() => onChange(before)}>
          Torna a prima
        </Button>
      )}
      {error && (
        <p role="alert" className="text-sm text-tomato">
          {messageOf(error, 'Non è stato possibile proporre una descrizione. Riprova tra poco.')}
        </p>
      )}
    </div>
  )
}

const ORIGIN = {
  embedded: "Nata dagli ingredienti e dai tempi: rileggila e aggiungi com'è da mangiare.",
  model: 'Scritta dal modello linguistico: rileggila prima di pubblicarla.',
} as const
