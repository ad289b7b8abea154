import { useState } from 'react'
import { doughFormOf } from '#domain/dough/full/recipe-form.ts'
import { calculateBake } from '#domain/oven-guide/calculate.ts'
import { addressOfRequest, surfacesOf } from '#domain/oven-guide/guide-address.ts'
import type { MyOven } from '#domain/oven-guide/my-oven.ts'
import { OVEN_TYPES, OVENS, type OvenType, STATED_MAX_C } from '#domain/oven-guide/ovens.ts'
import type { OvenRequest } from '#domain/oven-guide/request.ts'
import { bakeTimeRangeText, temperatureRangeText } from '#domain/oven-guide/scale.ts'
import { OVEN_STYLES } from '#domain/oven-guide/styles.ts'
import { type SurfaceId, surfaceName } from '#domain/oven-guide/surfaces.ts'
import { askAboutRecipe, testedBakes } from '#domain/oven-guide/tested-bake.ts'
import { bakeWords } from '#domain/recipes/dough/bake-words.ts'
import { ovenStyleOfDough } from '#domain/styles/oven-style.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { ownMethod } from '../method.ts'
import { doughRecipeOf } from './dough-recipe.ts'
import type { DrawerProps } from './drawer-props.ts'
import { useMyOven } from './use-my-oven.ts'

const NO_OVEN: MyOven = { oven: 'home_electric', surface: null, maxC: null }
const OVEN_OPTIONS = OVEN_TYPES.map((value) => ({ value, label: OVENS[value].name }))
/** From this temperature on, the drawer shows the recipe's text for a pizza oven [stima]. */
const HOT_OVEN_C = 350
const STYLE_OPTIONS = OVEN_STYLES.map(({ id, name }) => ({ value: id, label: name }))

export default function OvenDrawer({ recipe, doses, onClose }: DrawerProps) {
  const { mine, isInAccount, keep: keepOven } = useMyOven()
  const [style, setStyle] = useState<OvenStyleId | ''>(ovenStyleOfDough(recipe.dough) ?? '')
  /** Null while nobody types: the field then shows the saved value, which may arrive later. */
  const [typedMax, setTypedMax] = useState<string | null>(null)
  const maxText = typedMax ?? (mine?.maxC ? String(mine.maxC) : '')
  const chosen = mine ?? NO_OVEN
  const surfaces = surfacesOf(style)
  const surface = surfaces.find((one) => one === chosen.surface) ?? surfaces[0]
  // One or two digits may be an unfinished number, so they are no error.
  const isWrongMax = !/^\d{0,2}$/.test(maxText.trim()) && maxOf(maxText) === null
  const keep = (change: Partial<MyOven>) => keepOven({ ...chosen, ...change })
  const said = bakeWords(ownMethod(recipe), (chosen.maxC ?? OVENS[chosen.oven].usualMaxC) >= HOT_OVEN_C)
  return (
    <Dialog
      onClose={onClose}
      title="Il mio forno"
      description={`${recipe.name}: gradi e minuti per il forno che hai. Lo teniamo ${isInAccount ? 'nel tuo account' : 'su questo dispositivo'}.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Tipo di forno"
          value={chosen.oven}
          options={OVEN_OPTIONS}
          onChange={(oven) => keep({ oven: oven as OvenType })}
        />
        <Field
          label="Temperatura massima (°C)"
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(OVENS[chosen.oven].usualMaxC)}
          value={maxText}
          error={isWrongMax ? `Scrivi un numero da ${STATED_MAX_C.min} a ${STATED_MAX_C.max}` : undefined}
          onChange={({ target }) => {
            setTypedMax(target.value)
            const maxC = maxOf(target.value)
            if (maxC !== null || target.value.trim() === '') keep({ maxC })
          }}
        />
        {surface && (
          <SelectField
            label="Su che cosa cuoce"
            value={surface}
            options={surfaces.map((value) => ({
              value,
              label: surfaceName(value, OVENS[chosen.oven].place),
            }))}
            onChange={(one) => keep({ surface: one as SurfaceId })}
          />
        )}
        <SelectField
          label="Stile di pizza"
          value={style}
          options={STYLE_OPTIONS}
          {...(style === '' && { emptyLabel: 'Scegli il più vicino' })}
          onChange={(one) => setStyle(one as OvenStyleId)}
        />
      </div>
      {style !== '' && surface && (
        <Bake
          request={{
            styleId: style,
            ovenType: chosen.oven,
            surface,
            ...(chosen.maxC !== null && { maxTempC: chosen.maxC }),
          }}
          recipe={recipe}
          doses={doses}
        />
      )}
      {said && (
        <p className="mt-4 border-t border-line pt-4 text-ink-soft">
          La ricetta dice: «{said}» Il calcolo porta i suoi minuti nel tuo forno: comincia a guardare dal
          tempo più corto, e decidi dal colore.
        </p>
      )}
    </Dialog>
  )
}

function maxOf(text: string): number | null {
  const celsius = Number(text.trim())
  return /^\d{3}$/.test(text.trim()) && celsius >= STATED_MAX_C.min && celsius <= STATED_MAX_C.max
    ? celsius
    : null
}

type AskedBake = Omit<DrawerProps, 'onClose'> & { request: OvenRequest }

function Bake({ request: oven, recipe, doses }: AskedBake) {
  const made = doughRecipeOf(recipe)
  const dough = doughFormOf(made, doses)
  const request = askAboutRecipe({
    oven,
    tested: testedBakes({ ...recipe, steps: made.steps }),
    ...('form' in dough && { dough: dough.form }),
    isOfNoStyle: recipe.diets.glutenFree,
  })
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
