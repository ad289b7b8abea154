import { Braces, Link2, Printer, Save } from 'lucide-react'
import { fullDoughQuery } from '#contracts/nutrition/dough-query.ts'
import { useSite } from '../../api/site-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { copyAndSay } from '../../ui/copy-text.ts'
import { copyLink } from '../../ui/share.tsx'
import { useCalculator } from './use-calculator.ts'
import { useKeepRecipe } from './use-saved-recipes.ts'

const PATH = '/calcolatore-impasto'

const copyAsJson = (outputs: object) =>
  copyAndSay(JSON.stringify(outputs, null, 2), {
    title: 'Copiato',
    description: 'Le dosi sono negli appunti, in formato JSON.',
  })

async function shareLink(title: string, url: string) {
  await copyLink(url)
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return
  try {
    await navigator.share({ title, url })
  } catch {
    // the link is already copied, so a closed or refused share sheet does not matter
  }
}

export function ResultActions() {
  const { result, dough, errors, query } = useCalculator()
  const { publicUrl } = useSite()
  const keep = useKeepRecipe()
  return (
    <div className="no-print mt-6 flex flex-wrap gap-2 noscript:hidden">
      <Button disabled={!result || keep.isPending} onClick={() => keep.save(result, errors.name)}>
        <Save className="size-4" aria-hidden /> {keep.isPending ? 'Un momento...' : 'Salva ricetta'}
      </Button>
      <Button look="secondary" onClick={() => void shareLink(dough.name, `${publicUrl}${PATH}?${query()}`)}>
        <Link2 className="size-4" aria-hidden /> Condividi link
      </Button>
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
        <Button look="quiet" onClick={() => void copyAsJson(result.outputs)}>
          <Braces className="size-4" aria-hidden /> Copia JSON
        </Button>
      )}
    </div>
  )
}
