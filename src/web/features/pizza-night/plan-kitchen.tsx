import { NOT_TOLD } from '#domain/kitchen/kitchen.ts'
import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { fieldsOfKitchen, kitchenOfFields } from '#domain/pizza-night/evening-kitchen.ts'
import { KitchenButton, kitchenWords } from '../kitchen/kitchen-line.tsx'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { takeChange } from './take-change.ts'
import type { EveningState } from './use-evening.ts'

const LINK = 'link-quiet min-h-11 shrink-0 font-semibold whitespace-nowrap'

/** The kitchen that the plan counts on, and the way to the reader's own. */
export function PlanKitchen({ evening, draft }: { evening: EveningState; draft: EveningDraft }) {
  const { kitchen } = useKitchen()
  const own = kitchen ? fieldsOfKitchen(kitchen) : {}
  const isOwn = Object.entries(own).every(([name, value]) => draft[name as keyof EveningDraft] === value)
  return (
    <div className="no-print flex min-h-11 items-center gap-3 text-sm">
      <p className="text-ink-soft">
        <span className="font-semibold text-ink">
          {isOwn ? 'La tua cucina' : 'La cucina di questa serata'}
        </span>
        : {kitchenWords({ ...NOT_TOLD, ...kitchenOfFields(draft, null) })}
      </p>
      <span className="noscript:hidden">
        {isOwn ? (
          <KitchenButton className={LINK}>Cambia forno</KitchenButton>
        ) : (
          <button
            type="button"
            className={LINK}
            onClick={() => void takeChange(evening, { ...evening.draft, ...own }, 'Con la tua cucina')}
          >
            Usa la tua
          </button>
        )}
      </span>
    </div>
  )
}
