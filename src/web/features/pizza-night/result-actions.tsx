import { CalendarPlus, type LucideIcon, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { eveningToIcs } from '#domain/pizza-night/evening-ics.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useShareMenu } from './kept/use-share-menu.ts'
import type { PlannedEvening } from './kept-plan.ts'
import type { EveningState } from './use-evening.ts'

interface ResultActionsProps {
  evening: EveningState
  onStart: () => void
  onPrintKitchen: () => void
  onPrintMenu: () => void
}

const Menu = lazyPart(async () => ({ default: (await import('../../ui/dropdown-menu.tsx')).DropdownMenu }))

export function ResultActions(props: ResultActionsProps) {
  const { evening, onStart, onPrintKitchen, onPrintMenu } = props
  const { publicUrl } = useSite()
  const share = useShareMenu(evening)
  /** Null until the menu is wanted. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
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
      {isOpen === null ? (
        <Button look="secondary" aria-haspopup="menu" {...Menu.approach} onClick={() => setOpen(true)}>
          Altro
        </Button>
      ) : (
        <Menu
          trigger={<Button look="secondary">Altro</Button>}
          open={isOpen}
          onOpenChange={setOpen}
          items={[
            { label: <Named icon={Share2} name="Condividi il menu" />, onSelect: () => share.mutate() },
            {
              label: <Named icon={Printer} name="Stampa per la cucina" />,
              onSelect: () => void taken(onPrintKitchen),
            },
            {
              label: <Named icon={Printer} name="Stampa il menu" />,
              onSelect: () => void taken(onPrintMenu),
            },
            {
              label: <Named icon={CalendarPlus} name="Aggiungi al calendario" />,
              onSelect: () => void taken(saveCalendar),
            },
          ]}
        />
      )}
    </div>
  )
}

const Named = ({ icon: Icon, name }: { icon: LucideIcon; name: string }) => (
  <>
    <Icon className="size-4" aria-hidden /> {name}
  </>
)
