import { useMutation } from '@tanstack/react-query'
import { Check, Copy, Package } from 'lucide-react'
import { saveVariant } from '#contracts/collections/collections.endpoints.ts'
import type { VariantType } from '#domain/improvement/options.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { copyAndSay } from '../../ui/copy-text.ts'
import { toast } from '../../ui/toast-store.ts'
import { toastCollectionFailure } from '../collections/collection-toasts.ts'
import { savedVariantsQuery } from '../collections/saved-variants-query.ts'
import type { Improved } from './use-improvement.ts'

export const CopyButton = ({ text }: { text: string }) => (
  <Button
    look="secondary"
    size="small"
    onClick={() =>
      copyAndSay(text.replaceAll('**', '').replace(/^#+ /gm, ''), {
        title: 'Copiato',
        description: 'Il testo è negli appunti.',
      })
    }
  >
    <Copy className="size-4" aria-hidden /> Copia
  </Button>
)

interface SaveButtonProps {
  recipeId: number
  variantType: VariantType
  variant: Improved
}

export function SaveVariantButton({ recipeId, variantType, variant: { title, text } }: SaveButtonProps) {
  const session = useSession()
  const { api, client } = useQueries()
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => {
      const json = { recipeId, variantType, title, text }
      return api(saveVariant, { body: json })
    },
    onSuccess: (saved) => {
      const { queryKey } = savedVariantsQuery(api)
      client.setQueryData(queryKey, (kept) => kept && [saved, ...kept.filter(({ id }) => id !== saved.id)])
      toast({ title: 'Aggiunto', description: `«${saved.title}» è nella tua Pizza Box.` })
    },
    onError: toastCollectionFailure,
  })
  if (session.state !== 'user') return null
  const isKept = data?.text === text
  return (
    <Button look="secondary" size="small" disabled={isPending || isKept} onClick={() => mutate()}>
      {isKept ? <Check className="size-4" aria-hidden /> : <Package className="size-4" aria-hidden />}
      {isKept ? 'Salvata nella Pizza Box' : 'Salva nella Pizza Box'}
    </Button>
  )
}
