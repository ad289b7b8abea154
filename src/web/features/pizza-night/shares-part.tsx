import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { sharesText } from '#domain/pizza-night/table-words.ts'
import { GuestNotes } from './menu-part.tsx'
import { ResultPart } from './result-part.tsx'

/** Where all share: what each guest eats, and why not what he wished. */
export const SharesPart = ({ sheet }: { sheet: EveningSheet }) => (
  <ResultPart title="Chi mangia che cosa">
    <ul className="divide-y divide-line rounded-md border border-line bg-paper">
      {sheet.guests.map((guest, index) => (
        <li key={index} className="px-4 py-3 wrap-anywhere print:py-1">
          <span className="font-semibold">{guest.name}</span>: {sharesText(sheet, guest)}
          <GuestNotes notes={guest.notes} />
        </li>
      ))}
    </ul>
  </ResultPart>
)
