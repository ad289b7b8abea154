import type { DoughForm } from '#domain/dough/full/full-limits.ts'
import { formatUpTo } from '../../ui/format.ts'

const MODES = { room: 'a temperatura ambiente', cold: 'in frigo', quick: 'rapida' }

const sizeOf = ({ shape, diameterCm, panLengthCm, panWidthCm }: DoughForm) =>
  shape === 'round'
    ? `tonda, ${formatUpTo(diameterCm ?? 0, 1)} cm`
    : `teglia ${formatUpTo(panLengthCm ?? 0, 1)} × ${formatUpTo(panWidthCm ?? 0, 1)} cm`

export const RecipeFacts = ({ form }: { form: DoughForm }) => (
  <dl className="mt-3 hidden grid-cols-4 gap-x-6 gap-y-2 print:grid">
    {[
      ['Forma', sizeOf(form)],
      ['Spessore', `${formatUpTo(form.thicknessFactor, 3)} g/cm²`],
      ['Fermentazione', `${formatUpTo(form.fermentHours, 1)} ore ${MODES[form.fermentMode]}`],
      [
        'Temperature',
        form.fermentMode === 'cold'
          ? `stanza ${formatUpTo(form.roomTempC, 1)} °C, frigo ${formatUpTo(form.fridgeTempC, 1)} °C`
          : `stanza ${formatUpTo(form.roomTempC, 1)} °C`,
      ],
    ].map(([name, value]) => (
      <div key={name}>
        <dt className="text-xs text-ink-soft">{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
