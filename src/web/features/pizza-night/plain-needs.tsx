import { NIGHT_PAGE } from '#contracts/pizza-night/night-pages.ts'
import { ALLERGIES, allergyName } from '#domain/ingredients/species.ts'
import {
  addressOfDraft,
  allergyField,
  countField,
  dislikesField,
  needField,
} from '#domain/pizza-night/evening-address.ts'
import type { EveningDraft, GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { NEEDS } from '#domain/pizza-night/evening-request.ts'
import { isNobody, KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { freePlace, isCounted } from '#domain/pizza-night/need-counts.ts'
import { Button } from '../../ui/button.tsx'
import { NEED_NAMES, saidOf } from './guest-fields.tsx'
import { COUNTED_NAMES } from './need-counters.tsx'

/** A form for the guests' needs without JavaScript. It uses POST, so that no URL contains the needs. */
export function PlainNeeds({ draft }: { draft: EveningDraft }) {
  const free = freePlace(draft.guests) ?? -1
  const another = draft.guests[free]
  return (
    <noscript>
      <form
        method="post"
        action={NIGHT_PAGE}
        aria-label="Chi non mangia che cosa"
        className="mt-6 space-y-3 rounded-lg border border-line bg-paper p-5 shadow-card sm:p-7"
      >
        <h2 className="text-2xl">Chi non mangia che cosa</h2>
        <p className="text-sm text-ink-soft">
          Serve soltanto a scegliere le pizze: non finisce nell'indirizzo della pagina e non lo conserviamo.
        </p>
        {addressOfDraft(draft).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="text-sm">Ogni numero conta persone diverse.</p>
        <div className="grid grid-cols-2 gap-x-5 gap-y-2">
          {NEEDS.map((need) => (
            <label key={need} className="flex min-h-11 items-center justify-between gap-3">
              {COUNTED_NAMES[need]}
              <input
                type="number"
                name={countField(need)}
                min={0}
                max={draft.guests.length}
                defaultValue={draft.guests.filter((one) => isCounted(one) && one.needs[0] === need).length}
                className="min-h-11 w-16 rounded-md border border-line bg-paper text-center"
              />
            </label>
          ))}
        </div>
        {draft.guests.map((guest, index) =>
          isCounted(guest) ? null : (
            <PlainGuest key={index} guest={guest} index={index} title={`Ospite ${index + 1}`} />
          ),
        )}
        {another && isNobody(another) && (
          <PlainGuest guest={another} index={free} title="Allergie, gusti, o più di un'esigenza" />
        )}
        <Button type="submit" className="w-full">
          Prepara per loro
        </Button>
      </form>
    </noscript>
  )
}

interface PlainGuestProps {
  guest: GuestDraft
  index: number
  title: string
}

const PlainGuest = ({ guest, index, title }: PlainGuestProps) => {
  const isNew = isNobody(guest)
  return (
    <details className="rounded-md border border-line px-4" open={!isNew}>
      <summary className="min-h-12 content-center">
        <span className="font-semibold">{title}</span>{' '}
        {!isNew && <span className="text-sm text-ink-soft">{saidOf(guest)}</span>}
      </summary>
      <div className="flex flex-wrap gap-x-5 pb-2">
        {NEEDS.map((need) => (
          <Tick
            key={need}
            name={needField(index, need)}
            isOn={guest.needs.includes(need)}
            label={NEED_NAMES[need]}
          />
        ))}
      </div>
      <fieldset className="pb-2">
        <legend className="text-sm font-semibold">Allergie</legend>
        <div className="flex flex-wrap gap-x-5">
          {ALLERGIES.map((allergy) => (
            <Tick
              key={allergy}
              name={allergyField(index, allergy)}
              isOn={guest.allergies.includes(allergy)}
              label={allergyName(allergy)}
            />
          ))}
        </div>
      </fieldset>
      <label className="block pb-4 text-sm font-semibold">
        Non gli piace
        <input
          name={dislikesField(index)}
          defaultValue={guest.dislikes}
          maxLength={KEPT_LIMITS.dislikesLength}
          placeholder="cipolla, acciughe"
          className="mt-1 block min-h-12 w-full rounded-md border border-line bg-paper px-4 text-base font-normal"
        />
      </label>
    </details>
  )
}

const Tick = ({ name, isOn, label }: { name: string; isOn: boolean; label: string }) => (
  <label className="inline-flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      name={name}
      value="true"
      defaultChecked={isOn}
      className="size-5 shrink-0 accent-(--tomato-fill)"
    />
    {label}
  </label>
)
