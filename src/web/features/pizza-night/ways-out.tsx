import { NIGHT_PAGE } from '#contracts/pizza-night/night-pages.ts'
import { postedOfDraft, withTyped } from '#domain/pizza-night/evening-address.ts'
import type { Way } from '#domain/pizza-night/ways.ts'
import { Button } from '../../ui/button.tsx'
import { takeChange } from './take-change.ts'
import type { EveningState } from './use-evening.ts'

async function takeWay(evening: EveningState, { label, typed }: Way) {
  if (await takeChange(evening, withTyped(evening.draft, typed).draft, label)) evening.onPlanned()
}

const formOf = (index: number) => `proposta-${index}`

/** What the refused evening may become. */
export const WaysOut = ({ evening }: { evening: EveningState }) =>
  evening.ways.length > 0 && (
    <div className="mb-6 flex flex-wrap gap-2">
      {evening.ways.map((way, index) => (
        <Button
          key={way.label}
          type="submit"
          form={formOf(index)}
          look={index === 0 ? 'primary' : 'secondary'}
          onClick={(event) => {
            event.preventDefault()
            void takeWay(evening, way)
          }}
        >
          {way.label}
        </Button>
      ))}
    </div>
  )

/** What the buttons send where no script runs: with POST, so that no URL contains the needs. */
export const WayForms = ({ evening: { ways, draft } }: { evening: EveningState }) =>
  ways.map(({ label, typed }, index) => (
    <form key={label} id={formOf(index)} method="post" action={NIGHT_PAGE} hidden>
      {postedOfDraft(withTyped(draft, typed).draft).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  ))
