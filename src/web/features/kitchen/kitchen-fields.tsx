import { useState } from 'react'
import { MIXING_METHODS, MIXING_NAMES, type MixingMethod } from '#domain/dough/water-temperature.ts'
import {
  isKitchenNumber,
  KITCHEN_LIMITS,
  type Kitchen,
  type KitchenNumber,
  NOT_TOLD,
} from '#domain/kitchen/kitchen.ts'
import { USUAL_OVEN } from '#domain/kitchen/kitchen-oven.ts'
import { OVEN_TYPES, OVENS, type OvenType } from '#domain/oven-guide/ovens.ts'
import { SURFACES, type SurfaceId, surfaceName } from '#domain/oven-guide/surfaces.ts'
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'

interface KitchenFieldsProps {
  kitchen: Kitchen | null
  keep: (change: Partial<Kitchen>) => void
}

const OVEN_OPTIONS = OVEN_TYPES.map((value) => ({ value, label: OVENS[value].name }))
const MIXING_OPTIONS = MIXING_METHODS.map((value) => ({ value, label: MIXING_NAMES[value] }))

/** The oven. A style of pizza allows some `surfaces` only, and one of them is always chosen: `surface`. */
export function OvenFields({
  kitchen,
  keep,
  surfaces = SURFACES,
  surface = kitchen?.surface ?? '',
}: KitchenFieldsProps & { surfaces?: readonly SurfaceId[]; surface?: SurfaceId | '' }) {
  const { place, usualMaxC } = OVENS[kitchen?.oven ?? USUAL_OVEN]
  return (
    <>
      <SelectField
        label="Tipo di forno"
        value={kitchen?.oven ?? ''}
        options={OVEN_OPTIONS}
        {...(!kitchen?.oven && { emptyLabel: 'Scegli il forno' })}
        onChange={(oven) => oven !== '' && keep({ oven: oven as OvenType })}
      />
      <SelectField
        label="Superficie di cottura"
        value={surface}
        options={surfaces.map((value) => ({ value, label: surfaceName(value, place) }))}
        {...(surface === '' && { emptyLabel: 'Scegli la superficie' })}
        onChange={(one) => one !== '' && keep({ surface: one as SurfaceId })}
      />
      <KitchenNumberField
        kitchen={kitchen}
        keep={keep}
        field="maxC"
        label="Temperatura massima (°C)"
        placeholder={`se non la sai, ${usualMaxC}`}
      />
    </>
  )
}

export const OtherFields = ({ kitchen, keep }: KitchenFieldsProps) => (
  <>
    <KitchenNumberField kitchen={kitchen} keep={keep} field="flourW" label="Forza della farina (W)" />
    <KitchenNumberField kitchen={kitchen} keep={keep} field="roomC" label="Stanza (°C)" />
    <KitchenNumberField kitchen={kitchen} keep={keep} field="fridgeC" label="Frigo (°C)" />
    <KitchenNumberField
      kitchen={kitchen}
      keep={keep}
      field="ballG"
      label="Panetto per una tonda da 30 cm (g)"
      placeholder="250"
    />
    <SelectField
      label="Come impasti"
      value={kitchen?.mixing ?? ''}
      options={MIXING_OPTIONS}
      emptyLabel="Non lo dico"
      onChange={(one) => keep({ mixing: one === '' ? null : (one as MixingMethod) })}
    />
  </>
)

/** Every field keeps what is typed at once, so this only closes the window. Always in sight. */
export const Done = ({ onClose }: { onClose: () => void }) => (
  <div className="sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 rounded-b-lg border-t border-line bg-flour px-5 py-3 sm:-mx-7 sm:px-7">
    <Button className="w-full" onClick={onClose}>
      Fatto
    </Button>
  </div>
)

interface KitchenNumberProps extends KitchenFieldsProps {
  field: KitchenNumber
  label: string
  placeholder?: string
}

function KitchenNumberField({ kitchen, keep, field, label, placeholder }: KitchenNumberProps) {
  /** Null while nobody types: the field then shows the kept value, which may arrive later. */
  const [typed, setTyped] = useState<string | null>(null)
  const kept = (kitchen ?? NOT_TOLD)[field]
  const text = typed ?? (kept === null ? '' : italianDecimal(kept, 1))
  const { min, max } = KITCHEN_LIMITS[field]
  const value = parseDecimal(text)
  // Fewer digits than the least figure has may be an unfinished number, so they are no error.
  const isUnfinished = /^\d*$/.test(text.trim()) && text.trim().length < String(min).length
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      error={
        isUnfinished || isKitchenNumber(field, value) ? undefined : `Scrivi un numero da ${min} a ${max}`
      }
      onChange={({ target }) => {
        setTyped(target.value)
        const next = parseDecimal(target.value)
        if (isKitchenNumber(field, next)) keep({ [field]: next })
        else if (target.value.trim() === '') keep({ [field]: null })
      }}
    />
  )
}
