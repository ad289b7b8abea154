import { SERVICE_NAMES, type Service } from '#domain/pizza-night/evening-fields.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { isShared, waitText } from '#domain/pizza-night/table-words.ts'
import { capitalised } from '#domain/words/italian-noun.ts'
import { Button } from '../../ui/button.tsx'

const WAYS = Object.keys(SERVICE_NAMES) as Service[]

/** How all eat, why, and the other ways. */
export function ServiceLine({ sheet, onServe }: { sheet: EveningSheet; onServe: (way: Service) => void }) {
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
        <details className="print:hidden noscript:hidden">
          <summary className="min-h-11 content-center font-semibold text-ink">
            Preferite mangiare in un altro modo?
          </summary>
          <div className="flex flex-wrap gap-2 pb-1">
            {WAYS.filter((way) => way !== service).map((way) => (
              <Button key={way} look="secondary" onClick={() => onServe(way)}>
                {SERVICE_NAMES[way]}
              </Button>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
