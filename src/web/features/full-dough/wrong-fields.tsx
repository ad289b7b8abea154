import { DOUGH_FIELDS, type DoughField } from '#domain/dough/full/full-limits.ts'
import { type Calculator, useCalculator } from './use-calculator.ts'

/** How the form calls its fields. */
export const FIELD_LABELS = {
  name: 'Nome della ricetta',
  servings: 'Numero di pizze',
  diameterCm: 'Diametro (cm)',
  panLengthCm: 'Lunghezza (cm)',
  panWidthCm: 'Larghezza (cm)',
  thicknessFactor: 'Spessore (g/cm²)',
  hydrationPct: 'Idratazione (%)',
  saltPct: 'Sale (%)',
  oilPct: 'Olio (%)',
  sugarPct: 'Zucchero (%)',
  fermentHours: 'Ore di fermentazione',
  roomTempC: 'Temp. ambiente (°C)',
  fridgeTempC: 'Temp. frigo (°C)',
  prefermentFlourPct: 'Farina nel prefermento (%)',
  prefermentHydrationPct: 'Idratazione del prefermento (%)',
  sourdoughStarterPct: 'Lievito madre sulla farina (%)',
  sourdoughStarterHydrationPct: 'Idratazione del lievito madre (%)',
  altitudeM: 'Altitudine (m)',
  humidityPct: "Umidità dell'aria (%)",
  notes: 'Note',
} as const satisfies Partial<Record<DoughField, string>>
export type LabelledField = keyof typeof FIELD_LABELS

const isLabelled = (field: DoughField): field is LabelledField => Object.hasOwn(FIELD_LABELS, field)

/** Fields because of which there are no doses, in the order of the form. */
function wrongFields({
  dough,
  errors,
  result,
}: Pick<Calculator, 'dough' | 'errors' | 'result'>): LabelledField[] {
  if (result) return []
  const sides = dough.shape === 'pan' ? ['panLengthCm', 'panWidthCm'] : ['diameterCm']
  return DOUGH_FIELDS.filter(isLabelled).filter(
    (field) => errors[field] !== undefined || (sides.includes(field) && dough[field].trim() === ''),
  )
}

const plainLabel = (field: LabelledField) => FIELD_LABELS[field].replace(/ \(.*\)$/, '')

/** The names of the wrong fields. Each leads to its field. */
export function WrongFields({ className, most }: { className: string; most?: number }) {
  const fields = wrongFields(useCalculator()).slice(0, most)
  return fields.map((field) => (
    <button
      key={field}
      type="button"
      className={className}
      onClick={({ currentTarget: { form } }) =>
        form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
      }
    >
      {plainLabel(field)}
    </button>
  ))
}
