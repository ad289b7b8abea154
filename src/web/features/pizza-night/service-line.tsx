import { SERVICE_NAMES, type Service } from '#domain/pizza-night/evening-fields.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { isShared, waitText } from '#domain/pizza-night/table-words.ts'
import { capitalised } from '#domain/words/italian-noun.ts'
import { Choices, type Outcome } from './choices.tsx'

const WAYS = Object.keys(SERVICE_NAMES) as Service[]

interface ServiceLineProps {
  sheet: EveningSheet
  onServe: (way: Service) => void
  outcomeOf: (way: Service) => Outcome
}

/** How all eat, why, and the other ways. */
export function ServiceLine({ sheet, onServe, outcomeOf }: ServiceLineProps) {
  const { why = '', service, guests } = sheet
  if (guests.length === 1 && !isShared(sheet)) return null
  const chosen = isShared(sheet) ? ` ${capitalised(why)}.` : `Una a testa, perché ${why}.`
  return (
    <div className="text-ink-soft">
      {(isShared(sheet) || why) && (
        <p>
          {isShared(sheet) && waitText(sheet)}
          {why && chosen}
        </p>
      )}
      {guests.length > 1 && (
        <Choices
          title="Preferite mangiare in un altro modo?"
          of={WAYS.filter((way) => way !== service).map((way) => ({
            key: way,
            name: SERVICE_NAMES[way],
            outcome: outcomeOf(way),
            onTake: () => onServe(way),
          }))}
        />
      )}
    </div>
  )
}
