import { clsx } from 'clsx'
import { Braces, Check, Link2, Printer, Save } from 'lucide-react'
import { useState } from 'react'
import { fullDoughQuery } from '#contracts/nutrition/dough-query.ts'
import { useSite } from '../../api/site-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyAndSay } from '../../ui/copy-text.ts'
import { copyLink } from '../../ui/share.tsx'
import { useMoment } from '../../ui/use-moment.ts'
import { useCalculator } from './use-calculator.ts'
import { useKeepRecipe } from './use-saved-recipes.ts'

const PATH = '/calcolatore-impasto'
const MORE = 'altro-dosi'
/** Three stand in one row of a phone. */
const FIRST = 'max-sm:px-3 max-sm:text-sm max-sm:[&>svg]:hidden'

const copyAsJson = (outputs: object) =>
  copyAndSay(JSON.stringify(outputs, null, 2), {
    title: 'Copiato',
    description: 'Le dosi sono negli appunti, in formato JSON.',
  })

async function offerShareSheet(title: string, url: string) {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return
  try {
    await navigator.share({ title, url })
  } catch {
    // the link is already copied, so a closed or refused share sheet does not matter
  }
}

export function ResultActions() {
  const [hasMore, setMore] = useState(false)
  return (
    <div className="no-print mt-4 flex flex-wrap gap-2 noscript:hidden">
      <SaveButton />
      <ShareButton />
      <Button
        look="secondary"
        className={`${FIRST} sm:hidden`}
        aria-expanded={hasMore}
        aria-controls={MORE}
        onClick={() => setMore(!hasMore)}
      >
        Altro
      </Button>
      <div
        id={MORE}
        className={clsx('flex basis-full flex-wrap gap-2 *:px-3.5 *:text-sm', !hasMore && 'max-sm:hidden')}
      >
        <MoreActions />
      </div>
    </div>
  )
}

function SaveButton() {
  const { result, errors } = useCalculator()
  const keep = useKeepRecipe()
  const { isPending, isSaved } = keep
  const Icon = isSaved ? Check : Save
  return (
    <Button className={FIRST} disabled={!result || isPending} onClick={() => keep.save(result, errors.name)}>
      <Icon className="size-4" aria-hidden /> {isPending ? 'Un momento...' : 'Salva ricetta'}
    </Button>
  )
}

function ShareButton() {
  const { dough, query } = useCalculator()
  const { publicUrl } = useSite()
  const [isCopied, showCopied] = useMoment()
  const share = async () => {
    const url = `${publicUrl}${PATH}?${query()}`
    if (await copyLink(url)) showCopied()
    await offerShareSheet(dough.name, url)
  }
  const Icon = isCopied ? Check : Link2
  return (
    <Button look="secondary" className={FIRST} onClick={() => void share()}>
      <Icon className="size-4" aria-hidden /> Condividi link
    </Button>
  )
}

function MoreActions() {
  const { result } = useCalculator()
  return (
    <>
      <Button look="secondary" onClick={() => window.print()}>
        <Printer className="size-4" aria-hidden /> Stampa
      </Button>
      {result && (
        <ButtonLink
          look="secondary"
          to={`/calcolatore-nutrizione?${new URLSearchParams(fullDoughQuery(result.outputs, result.form))}`}
        >
          <span className="glyph glyph-salad size-4" /> Calcola nutrizione
        </ButtonLink>
      )}
      {result && (
        <Button look="secondary" onClick={() => void copyAsJson(result.outputs)}>
          <Braces className="size-4" aria-hidden /> Copia JSON
        </Button>
      )}
    </>
  )
}
