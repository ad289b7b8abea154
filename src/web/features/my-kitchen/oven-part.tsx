import { useState } from 'react'
import { OVEN_TYPES, OVENS, type OvenType, STATED_MAX_C } from '#domain/oven-guide/ovens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useMyOven } from '../recipes/drawers/use-my-oven.ts'

const OPTIONS = [
  { value: '', label: 'Scegli il forno' },
  ...OVEN_TYPES.map((value) => ({ value, label: OVENS[value].name })),
]

function maxOf(text: string): number | null {
  const maxC = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return maxC >= STATED_MAX_C.min && maxC <= STATED_MAX_C.max ? maxC : null
}

export function OvenPart() {
  const { mine, keep } = useMyOven()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (mine?.maxC ? String(mine.maxC) : '')
  // One or two digits may be an unfinished number, so they are no error.
  const isWrong = !/^\d{0,2}$/.test(text.trim()) && maxOf(text) === null
  const address = new URLSearchParams({
    ...(mine && { oven: mine.oven }),
    ...(mine?.maxC && { maxTemp: String(mine.maxC) }),
  })
  return (
    <div className="grid gap-4 noscript:hidden">
      <p className="text-ink-soft">Dillo una volta: gradi e minuti delle ricette partono da qui.</p>
      <SelectField
        label="Tipo di forno"
        value={mine?.oven ?? ''}
        options={OPTIONS}
        onChange={(oven) => {
          if (oven !== '') keep({ surface: null, maxC: null, ...mine, oven: oven as OvenType })
        }}
      />
      {mine && (
        <Field
          label="Temperatura massima (°C)"
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(OVENS[mine.oven].usualMaxC)}
          value={text}
          error={isWrong ? `Scrivi un numero da ${STATED_MAX_C.min} a ${STATED_MAX_C.max}` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            const maxC = maxOf(target.value)
            if (maxC !== null || target.value.trim() === '') keep({ ...mine, maxC })
          }}
        />
      )}
      <ButtonLink
        look="secondary"
        size="small"
        to={mine ? `/guida-forno?${address}` : '/guida-forno'}
        className="min-h-11! justify-self-start"
      >
        Apri la guida al forno
      </ButtonLink>
    </div>
  )
}
