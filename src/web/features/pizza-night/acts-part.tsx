import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import type { LineAct } from '#domain/pizza-night/timeline/evening-line.ts'
import { byDay, formatTime } from '#domain/words/clock-format.ts'
import { Lines } from '../../ui/titled.tsx'
import { PART_IDS, ResultPart } from './result-part.tsx'

type Acts = Pick<EveningSheet, 'cautions' | 'timeZone'> & { acts: readonly LineAct[] }

/** How to clean is told once, and then it is cleaned so again. */
const toldOnce = (acts: readonly LineAct[]): LineAct[] =>
  acts.map((act, index) => {
    const isTold = acts.slice(0, index).some(({ note }) => note === act.note)
    return isTold && act.id.startsWith('clean-') ? { ...act, note: '' } : act
  })

export const ActsPart = ({ sheet }: { sheet: Acts }) => (
  <ResultPart
    id={PART_IDS.acts}
    title="Che cosa fare e quando"
    intro="Dalla prima farina all'ultima pizza, mai due cose insieme e mai mentre dormi."
  >
    {/* Printed for the cook only: the menu must not tell guests about the health of others. */}
    {sheet.cautions.length > 0 && (
      <Lines className="hidden space-y-1 print:mb-2 print:block" of={sheet.cautions} />
    )}
    <div className="grid gap-6 print:block print:columns-3 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {[...byDay(toldOnce(sheet.acts), sheet.timeZone)].map(([day, acts]) => (
        <section key={day} aria-label={day}>
          <h4 className="mb-3 text-lg first-letter:uppercase print:mb-1">{day}</h4>
          <ol className="border-l-2 border-line">
            {acts.map((act) => (
              <li key={act.id} className="relative pb-4 pl-5 print:pb-1.5">
                <span
                  aria-hidden
                  className={`absolute top-2 -left-[7px] size-3 rounded-full print:hidden ${act.needsHands ? 'bg-tomato-fill' : 'border-2 border-line bg-paper'}`}
                />
                <p className="font-semibold">
                  <time dateTime={new Date(act.startMs).toISOString()} className="tabular-nums">
                    {formatTime(act.startMs, sheet.timeZone)}
                  </time>{' '}
                  {act.title}
                </p>
                {act.of !== '' && <p className="text-sm font-medium text-gold">{act.of}</p>}
                {act.note !== '' && <p className="text-sm text-ink-soft print:text-ink">{act.note}</p>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  </ResultPart>
)
