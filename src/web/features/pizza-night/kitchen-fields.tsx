import type { YeastType } from '#domain/dough/full/full-limits.ts'
import { OVEN_TYPES, OVENS, type OvenType } from '#domain/oven-guide/ovens.ts'
import { SURFACE_TABLE, SURFACES, type SurfaceId } from '#domain/oven-guide/surfaces.ts'
import { AT_HOME_NAME, MIXER_NAME, nameInAddress, SPARE_NAME } from '#domain/pizza-night/evening-address.ts'
import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import type { Beginning } from '#domain/pizza-night/evening-request.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { RecipeSource } from './recipe-source.tsx'
import type { EveningState } from './use-evening.ts'

const ovens = OVEN_TYPES.map((id) => ({ value: id, label: OVENS[id].name }))
const surfaces = SURFACES.map((id) => ({ value: id, label: SURFACE_TABLE[id].name }))
export const BEGIN_NAMES: Readonly<Record<Beginning, string>> = {
  'due-ore': 'Ho due ore',
  giornata: 'Comincio in giornata',
  vigilia: 'Posso cominciare il giorno prima',
  'tre-giorni': 'Posso cominciare tre giorni prima',
}
const begins = Object.entries(BEGIN_NAMES).map(([value, label]) => ({ value, label }))
export const YEAST_NAMES: Readonly<Record<YeastType, string>> = {
  fresh: 'Lievito di birra fresco',
  idy: 'Lievito secco istantaneo',
  ady: 'Lievito secco attivo',
}
const yeasts = Object.entries(YEAST_NAMES).map(([value, label]) => ({ value, label }))

type Part = { evening: EveningState }
type Typed = 'flourW' | 'maxTempC' | 'atOnce' | 'roomC' | 'fridgeC' | 'maxPizzas' | 'maxDoughs'

function NumberField({
  evening,
  name,
  label,
  hint,
  of,
}: Part & { name: Typed; label: string; hint?: string; of: string }) {
  const { draft, change, errors } = evening
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="decimal"
      name={nameInAddress(name)}
      value={draft[name]}
      error={errors[of]}
      onChange={({ target }) => change({ [name]: target.value } as Partial<EveningDraft>)}
    />
  )
}

export function OvenFields({ evening }: Part) {
  const { draft, change, errors } = evening
  return (
    <>
      <SelectField
        label="Forno"
        name={nameInAddress('oven')}
        value={draft.oven}
        options={ovens}
        onChange={(oven) => change({ oven: oven as OvenType })}
      />
      <SelectField
        label="Dove cuoci"
        name={nameInAddress('surface')}
        value={draft.surface}
        options={surfaces}
        onChange={(surface) => change({ surface: surface as SurfaceId })}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          evening={evening}
          name="maxTempC"
          of="oven.maxTempC"
          label="Arriva a (°C)"
          hint="se lo sai"
        />
        <NumberField evening={evening} name="atOnce" of="oven.atOnce" label="Pizze insieme" />
      </div>
      {errors.oven && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {errors.oven}
        </p>
      )}
    </>
  )
}

export function KitchenFields({ evening }: Part) {
  const { draft, change, errors } = evening
  return (
    <>
      <SelectField
        label="Da quando puoi cominciare"
        name={nameInAddress('begin')}
        value={draft.begin}
        options={begins}
        error={errors.begin}
        onChange={(begin) => change({ begin: begin as Beginning })}
      />
      <SelectField
        label="Lievito"
        name={nameInAddress('yeastType')}
        value={draft.yeastType}
        options={yeasts}
        onChange={(yeast) => change({ yeastType: yeast as YeastType })}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField evening={evening} name="roomC" of="roomC" label="Stanza (°C)" />
        <NumberField evening={evening} name="fridgeC" of="fridgeC" label="Frigo (°C)" />
        {(['wakeFrom', 'wakeTo'] as const).map((name) => (
          <Field
            key={name}
            type="time"
            label={name === 'wakeFrom' ? 'Ti svegli alle' : 'Vai a dormire alle'}
            name={nameInAddress(name)}
            value={draft[name]}
            error={errors[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </div>
      <NumberField
        evening={evening}
        name="flourW"
        of="flourW"
        label="Forza della tua farina (W)"
        hint="se la sai: l'impasto non le chiede più ore di quante ne regge"
      />
      <CheckLine
        name={MIXER_NAME}
        checked={draft.hasMixer}
        onChange={(hasMixer) => change({ hasMixer })}
        label="Ho l'impastatrice"
      />
    </>
  )
}

/** A box that works in a plain form too. */
const CheckLine = (props: {
  name: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      name={props.name}
      value="true"
      className="size-5 shrink-0 accent-(--tomato-fill)"
      checked={props.checked}
      onChange={({ target }) => props.onChange(target.checked)}
    />
    {props.label}
  </label>
)

export function MenuFields({ evening, isOpen }: Part & { isOpen: boolean }) {
  const { draft, change, errors } = evening
  return (
    <>
      <RecipeSource evening={evening} isOpen={isOpen} />
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          evening={evening}
          name="maxPizzas"
          of="maxPizzas"
          label="Pizze diverse"
          hint="al massimo, da 1 a 4"
        />
        <NumberField
          evening={evening}
          name="maxDoughs"
          of="maxDoughs"
          label="Impasti diversi"
          hint="al massimo, da 1 a 4"
        />
      </div>
      <CheckLine
        name={SPARE_NAME}
        checked={draft.spareBall}
        onChange={(spareBall) => change({ spareBall })}
        label="Un panetto di riserva"
      />
      <div className="noscript:hidden">
        <Field
          label="Hai già in casa"
          data-name={AT_HOME_NAME}
          placeholder="farina 0, basilico"
          hint="Lo togliamo dalla spesa."
          value={draft.atHome}
          error={errors.atHome}
          onChange={({ target }) => change({ atHome: target.value })}
        />
      </div>
    </>
  )
}
