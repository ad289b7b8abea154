import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { groupsBy, titleOf } from '#domain/pizza-night/guest-groups.ts'
import { firstBiteText, sharesText } from '#domain/pizza-night/table-words.ts'
import { GuestNotes } from './menu-part.tsx'
import { ResultPart } from './result-part.tsx'

/** Where all share: what each guest eats, and why not what he wished. */
export function SharesPart({ sheet }: { sheet: EveningSheet }) {
  const { guests } = sheet
  const notesOf = (place = -1) => guests[place]?.notes ?? []
  const eatenBy = (place: number) => {
    const guest = guests[place]
    return guest ? { what: sharesText(sheet, guest), when: firstBiteText(sheet, guest) } : {}
  }
  const groups = groupsBy(
    guests.map((_, place) => place),
    (place) => JSON.stringify([eatenBy(place), notesOf(place)]),
  ).toSorted((one, other) => one.places.length - other.places.length)
  return (
    <ResultPart title="Chi mangia che cosa">
      <ul className="divide-y divide-line rounded-md border border-line bg-paper">
        {groups.map((group) => {
          const [place = 0] = group.places
          const { what, when } = eatenBy(place)
          return (
            <li key={place} className="px-4 py-3 wrap-anywhere print:py-1">
              <span className="font-semibold">{titleOf(sheet, group, groups)}</span>: {what}.
              {sheet.queue.length > 1 && <span className="text-sm text-ink-soft"> {when}.</span>}
              <GuestNotes notes={notesOf(place)} />
            </li>
          )
        })}
      </ul>
    </ResultPart>
  )
}
