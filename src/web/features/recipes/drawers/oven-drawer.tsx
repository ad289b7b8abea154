import { useState } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { type Kitchen, NOT_TOLD } from '#domain/kitchen/kitchen.ts'
import { ovenIn, USUAL_OVEN } from '#domain/kitchen/kitchen-oven.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { addressOfRequest, surfacesOf } from '#domain/oven-guide/guide-address.ts'
import { homeBake } from '#domain/oven-guide/home-bake.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import { bakeTimeRangeText, temperatureRangeText } from '#domain/oven-guide/scale.ts'
import { OVEN_STYLES } from '#domain/oven-guide/styles.ts'
import { bakeWords } from '#domain/recipes/dough/bake-words.ts'
import { ovenStyleOfDough } from '#domain/styles/oven-style.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Done, OtherFields, OvenFields } from '../../kitchen/kitchen-fields.tsx'
import { useKitchen } from '../../kitchen/use-kitchen.ts'
import { ownMethod } from '../method.ts'
import { isHotOven, ownBake } from '../own-bake.ts'
import type { DrawerProps } from './drawer-props.ts'

const STYLE_OPTIONS = OVEN_STYLES.map(({ id, name }) => ({ value: id, label: name }))

export default function OvenDrawer({ recipe, doses, onClose }: DrawerProps) {
  const { kitchen, isInAccount, keep } = useKitchen()
  const [style, setStyle] = useState<OvenStyleId | ''>(ovenStyleOfDough(recipe.dough) ?? '')
  const here = kitchenHere(recipe, kitchen)
  const oven = style === '' ? null : ovenIn(style, here)
  const said = bakeWords(ownMethod(recipe), isHotOven(kitchen))
  return (
    <Dialog
      onClose={onClose}
      title="Il mio forno"
      description={`${recipe.name}: gradi e minuti per il forno che hai. Lo teniamo ${isInAccount ? 'nel tuo account' : 'su questo dispositivo'}.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <OvenFields
          kitchen={here}
          keep={(change) => keep({ oven: here.oven, surface: here.surface, ...change })}
          {...(oven && { surfaces: surfacesOf(style), surface: oven.surface })}
        />
        <SelectField
          label="Stile di pizza"
          value={style}
          options={STYLE_OPTIONS}
          {...(style === '' && { emptyLabel: 'Scegli il più vicino' })}
          onChange={(one) => setStyle(one as OvenStyleId)}
        />
      </div>
      {style !== '' && <Bake request={ownBake(recipe, doses, style, here)} />}
      {said && (
        <p className="mt-4 border-t border-line pt-4 text-ink-soft">
          La ricetta dice: «{said}» Quelli qui sopra sono ricalcolati per il tuo forno: comincia a guardare
          dal tempo più corto, e decidi dal colore.
        </p>
      )}
      <details className="mt-4 border-t border-line pt-2">
        <summary className="min-h-11 py-2 font-semibold">Il resto della tua cucina</summary>
        <p className="mb-4 text-ink-soft">
          Dillo una volta: calcolatori, serata e ricerca partono da qui, e il panetto da 30 cm è il tuo.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <OtherFields kitchen={kitchen} keep={keep} />
        </div>
      </details>
      <Done onClose={onClose} />
    </Dialog>
  )
}

/** Whoever has told no oven starts from the surface of the recipe, whose minutes the page has promised. */
function kitchenHere(recipe: Recipe, kitchen: Kitchen | null): Kitchen {
  if (kitchen?.oven) return kitchen
  const tested = homeBake({ ...recipe, steps: ownMethod(recipe) })
  const surface = kitchen?.surface ?? tested?.surface ?? null
  return { ...(kitchen ?? NOT_TOLD), oven: USUAL_OVEN, surface }
}

function Bake({ request }: { request: OvenRequest }) {
  const result = calculateBake(request)
  const [minC, maxC] = result.target_temp_c
  return (
    <section aria-label="Nel tuo forno" aria-live="polite" className="mt-5 rounded-md bg-crust px-4 py-4">
      <p className="text-xl font-semibold tabular-nums">
        {temperatureRangeText(minC, maxC, 'celsius')}
        <span className="text-ink-soft"> · </span>
        {bakeTimeRangeText(result.expected_time.min_s, result.expected_time.max_s)}
        <span className="text-base font-normal text-ink-soft"> (stima)</span>
      </p>
      {result.adjustments.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {result.adjustments.map(({ reason, effect }) => (
            <li key={reason}>
              {reason}. <span className="text-ink-soft">{effect}.</span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink
        look="secondary"
        className="mt-4"
        to={`/guida-forno?${new URLSearchParams(addressOfRequest(request, 'celsius'))}`}
      >
        Apri la guida al forno
      </ButtonLink>
    </section>
  )
}
