import { NIGHT_PAGE } from '#contracts/pizza-night/night-pages.ts'
import { ALLERGIES, allergyName } from '#domain/ingredients/species.ts'
import {
  addressOfDraft,
  allergyField,
  dislikesField,
  needField,
} from '#domain/pizza-night/evening-address.ts'
import type { EveningDraft, GuestDraft } from '#domain/pizza-night/evening-draft.ts'
import { NEEDS } from '#domain/pizza-night/evening-request.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import { Button } from '../../ui/button.tsx'
import { NEED_NAMES, saidOf } from './guest-fields.tsx'

/** A form for the guests' needs without JavaScript. It uses POST, so that no URL contains the needs. */
export const PlainNeeds = ({ draft }: { draft: EveningDraft }) => (
  <noscript>
    <form
      method="post"
      action={NIGHT_PAGE}
      aria-label="Chi non mangia che cosa"
      className="mt-6 space-y-3 rounded-lg border border-line bg-paper p-5 shadow-card sm:p-7"
    >
      <h2 className="text-2xl">Chi non mangia che cosa</h2>
      <p className="text-sm text-ink-soft">
        Serve soltanto a scegliere le pizze: non entra nell'indirizzo della pagina e non lo conserviamo.
      </p>
      {addressOfDraft(draft).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {draft.guests.map((guest, index) => (
        <PlainGuest key={index} guest={guest} index={index} />
      ))}
      <Button type="submit" className="w-full">
        Prepara per loro
      </Button>
    </form>
  </noscript>
)

const PlainGuest = ({ guest, index }: { guest: GuestDraft; index: number }) => {
  const said = saidOf(guest)
  return (
    <details className="rounded-md border border-line px-4" open={said !== saidOf({ ...guest, ...NOTHING })}>
      <summary className="min-h-12 content-center">
        <span className="font-semibold">Ospite {index + 1}</span>{' '}
        <span className="text-sm text-ink-soft">{said}</span>
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

const NOTHING = { needs: [], allergies: [], dislikes: '' }

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
