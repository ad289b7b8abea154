import type { SharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { ActsPart } from './acts-part.tsx'
import { MenuPart } from './menu-part.tsx'
import { OverNote } from './over-note.tsx'

export function SharedEveningView({ shared }: { shared: SharedEvening }) {
  const { people, firstServedMs, lastServedMs, timeZone } = shared
  return (
    <div className="max-w-5xl space-y-12 print:space-y-5">
      <h2 className="sr-only">Menu e orari</h2>
      <p className="text-lg text-ink-soft">
        A tavola in {people}, dalle {formatTime(firstServedMs, timeZone)}; l'ultima pizza alle{' '}
        {formatTime(lastServedMs, timeZone)}.
      </p>
      <OverNote evening={shared} />
      <MenuPart sheet={{ ...shared, cautions: [], leftOut: [], guests: [] }} />
      <ActsPart sheet={{ ...shared, cautions: [] }} />
    </div>
  )
}
