import { CalendarPlus, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { eveningToIcs } from '#domain/pizza-night/evening-ics.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { useShareMenu } from './kept/use-share-menu.ts'
import type { PlannedEvening } from './kept-plan.ts'
import type { EveningState } from './use-evening.ts'

interface ResultActionsProps {
  evening: EveningState
  onStart: () => void
  onPrintKitchen: () => void
  onPrintMenu: () => void
}

const MORE = 'altro-serata'

export function ResultActions(props: ResultActionsProps) {
  const { evening, onStart, onPrintKitchen, onPrintMenu } = props
  const { publicUrl } = useSite()
  const share = useShareMenu(evening)
  const [hasMore, setMore] = useState(false)
  const [copied, setCopied] = useState<EveningSheet>()
  const shareText =
    copied && copied === evening.sheet && !evening.isChanged ? 'Link copiato' : 'Condividi il menu'
  const onShare = () =>
    share.mutate(undefined, {
      onSuccess: (isCopied) => {
        if (isCopied) setCopied(evening.sheet)
      },
    })
  const taken = async (take: (plan: PlannedEvening) => void) => {
    const plan = await evening.upToDate()
    if (plan) take(plan)
  }
  const saveCalendar = ({ sheet }: PlannedEvening) => {
    const text = eveningToIcs(sheet, { host: new URL(publicUrl).hostname, stampMs: Date.now() })
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    Object.assign(document.createElement('a'), { href: url, download: 'serata-pizza.ics' }).click()
    URL.revokeObjectURL(url)
  }
  return (
    <div className="no-print mt-5 flex flex-wrap gap-2 noscript:hidden">
      <Button onClick={onStart}>
        <span className="glyph glyph-flame size-5" /> Apri la cucina
      </Button>
      <Button look="secondary" aria-expanded={hasMore} aria-controls={MORE} onClick={() => setMore(!hasMore)}>
        Altro
      </Button>
      <div id={MORE} hidden={!hasMore} className="flex basis-full flex-wrap gap-2 [[hidden]]:hidden">
        <Button look="secondary" disabled={share.isPending} onClick={onShare}>
          <Share2 className="size-4" aria-hidden /> {share.isPending ? 'Preparo il link…' : shareText}
        </Button>
        <Button look="secondary" onClick={() => void taken(onPrintKitchen)}>
          <Printer className="size-4" aria-hidden /> Stampa per la cucina
        </Button>
        <Button look="secondary" onClick={() => void taken(onPrintMenu)}>
          <Printer className="size-4" aria-hidden /> Stampa il menu
        </Button>
        <Button look="secondary" onClick={() => void taken(saveCalendar)}>
          <CalendarPlus className="size-4" aria-hidden /> Aggiungi al calendario
        </Button>
      </div>
    </div>
  )
}
