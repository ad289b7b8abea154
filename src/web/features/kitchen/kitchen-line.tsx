import { type ReactNode, useState } from 'react'
import { MIXING_NAMES } from '#domain/dough/water-temperature.ts'
import type { Kitchen } from '#domain/kitchen/kitchen.ts'
import { OVENS } from '#domain/oven-guide/ovens.ts'
import { surfaceName } from '#domain/oven-guide/surfaces.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const Sheet = lazyPart(() => import('./kitchen-sheet.tsx'))

export function kitchenWords(kitchen: Kitchen): string {
  const { oven, surface, maxC, roomC, fridgeC, flourW, mixing, ballG } = kitchen
  const place = oven === null ? undefined : OVENS[oven].place
  const ofOven = [
    ...(oven === null ? [] : [OVENS[oven].name.toLowerCase().replace(' (statico)', '')]),
    ...(surface === null ? [] : [surfaceName(surface, place).toLowerCase()]),
    ...(maxC === null ? [] : [`${maxC} °C`]),
  ]
  return [
    ...(ofOven.length > 0 ? [ofOven.join(', ')] : []),
    ...(roomC === null ? [] : [`stanza ${italianDecimal(roomC, 1)} °C`]),
    ...(fridgeC === null ? [] : [`frigo ${italianDecimal(fridgeC, 1)} °C`]),
    ...(flourW === null ? [] : [`farina W ${flourW}`]),
    ...(mixing === null ? [] : [MIXING_NAMES[mixing].toLowerCase()]),
    ...(ballG === null ? [] : [`panetto da ${ballG} g`]),
  ].join(' · ')
}

/** Opens the sheet in which the kitchen is told. */
export function KitchenButton({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        {children}
      </button>
      {isOpen && <Sheet onClose={() => setOpen(false)} />}
    </>
  )
}

/** As high before as after it is known, so that nothing below it moves. */
export function KitchenLine({
  kitchen,
  className = '',
  differs,
}: {
  kitchen: Kitchen | null
  className?: string
  /** What a link has and the kitchen has not. */
  differs?: { words: string; take: () => void } | undefined
}) {
  return (
    <div className={`no-print flex min-h-11 items-center gap-3 text-sm noscript:hidden ${className}`}>
      <p className="line-clamp-2 text-ink-soft">
        <span className="font-semibold text-ink">La tua cucina</span>
        {`: ${differs?.words ?? (kitchen ? kitchenWords(kitchen) : 'forno, pietra e gradi di casa, una volta per tutte')}`}
      </p>
      {differs ? (
        <button type="button" onClick={differs.take} className="link-quiet min-h-11 shrink-0 font-semibold">
          Usa i miei<span className="sr-only"> gradi</span>
        </button>
      ) : (
        <KitchenButton className="link-quiet min-h-11 shrink-0 font-semibold">
          {kitchen ? 'Cambia' : 'Aggiungi'}
          <span className="sr-only"> la tua cucina</span>
        </KitchenButton>
      )}
    </div>
  )
}
