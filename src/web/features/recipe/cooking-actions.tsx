import { Flame, Printer, Salad } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Recipe } from '#contracts/recipe.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { HeartButton } from '../../ui/favourites.tsx'
import { ImproveButton } from '../../ui/improve/improve-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ShareButtons } from '../../ui/share.tsx'
import { stepsOf } from './step-list.tsx'

// Not part of the first load: reading does not wait for it.
const CookMode = lazyPart(() => import('./cook-mode.tsx'))

export function CookingActions({ recipe, url }: { recipe: Recipe; url: string }) {
  const [isCooking, setCooking] = useState(false)
  useEffect(CookMode.fetch, [])
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-4 border-b border-line py-5">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setCooking(true)}>
          <Flame className="size-4" aria-hidden /> Mettiti ai fornelli
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden /> Stampa
        </Button>
        <ButtonLink look="secondary" to={`/calcolatore-nutrizione?ricetta=${recipe.id}`}>
          <Salad className="size-4" aria-hidden /> Calcola nutrizione
        </ButtonLink>
        <ImproveButton recipe={recipe} />
        <HeartButton recipe={recipe} labelled />
      </div>
      <ShareButtons title={recipe.name} url={url} />
      {isCooking && (
        <CookMode recipe={recipe} steps={stepsOf(recipe.instructions)} onClose={() => setCooking(false)} />
      )}
    </div>
  )
}
