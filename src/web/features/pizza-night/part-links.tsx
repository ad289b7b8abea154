import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { PART_IDS } from './result-part.tsx'

const unfold = (part: string | undefined) =>
  document.querySelector(`#${part} > div > details`)?.setAttribute('open', '')

interface PartLinksProps {
  sheet: Pick<EveningSheet, 'doughs'>
  isBeside?: boolean
}

/** Below the header while the plan is read, and what is scrolled to stops beneath it (`site.css`); in wide windows
 * beside the plan, where the form has ended. */
export const PartLinks = ({ sheet: { doughs }, isBeside = false }: PartLinksProps) => (
  <nav
    aria-label={isBeside ? 'Nella serata' : 'Vai a'}
    className={
      isBeside
        ? 'no-print sticky top-26 max-lg:hidden'
        : 'plan-parts no-print -mt-6 mb-6! sticky top-17 z-10 -mx-4.5 border-b border-line bg-flour px-4.5 lg:hidden'
    }
  >
    {isBeside && <p className="mb-2 font-display text-xl">Nella serata</p>}
    <ul className={isBeside ? 'divide-y divide-line border-y border-line' : 'room-row'}>
      {[
        [PART_IDS.menu, 'Menu'],
        [PART_IDS.doughs, doughs.length === 1 ? 'Impasto' : 'Impasti'],
        [PART_IDS.acts, 'Orari'],
        [PART_IDS.queue, 'Forno'],
        [PART_IDS.list, 'Spesa'],
      ].map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={() => unfold(id)}
            className={isBeside ? 'block py-2.5 font-semibold no-underline hover:text-tomato' : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
