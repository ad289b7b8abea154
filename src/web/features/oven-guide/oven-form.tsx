import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type GuideChoices, surfacesOf } from '#domain/oven-guide/guide-address.ts'
import { OVEN_TYPES, OVENS, type OvenType } from '#domain/oven-guide/ovens.ts'
import { inScaleOf } from '#domain/oven-guide/scale.ts'
import { OVEN_STYLES } from '#domain/oven-guide/styles.ts'
import { type SurfaceId, surfaceName } from '#domain/oven-guide/surfaces.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'
import { Button } from '../../ui/button.tsx'
import { MeasuredText } from '../../ui/measured-text.tsx'
import { Select } from '../../ui/select.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LimitFields, limitError } from './limit-fields.tsx'
import type { OvenGuide } from './use-oven-guide.ts'

const styles = OVEN_STYLES.map(({ id, name }) => ({ value: id, label: name }))
const ovens = OVEN_TYPES.map((id) => ({ value: id, label: OVENS[id].name }))
/** As high as the words about a style, which come with a told oven. */
const STYLES_WORDS = 'Ogni stile ha i suoi gradi e i suoi minuti, e i piani su cui si cuoce.'
const notesOf = (style: string) => OVEN_STYLES.find(({ id }) => id === style)?.notes ?? ''

const list = new Intl.ListFormat('it')
const MISSING_ID = 'manca'
const CHOSEN = [
  ['style', 'lo stile'],
  ['oven', 'il forno'],
  ['surface', 'la superficie di cottura'],
] as const

/** The button waits for three choices, and says for which. */
function missingWords(choices: GuideChoices): string | null {
  const missing = CHOSEN.filter(([name]) => choices[name] === '').map(([, said]) => said)
  if (missing.length > 0) return `Per calcolare scegli ${list.format(missing)}.`
  return limitError(choices) ? 'Per calcolare correggi la temperatura massima.' : null
}

interface OvenFormProps {
  guide: OvenGuide
  id: string
  className: string
  onFocus: () => void
}

export function OvenForm({ guide, id, className, onFocus }: OvenFormProps) {
  const { choices, change, canCalculate, isPending, calculate } = guide
  const missing = missingWords(choices)
  const surfaces = surfacesOf(choices.style).map((id) => ({
    value: id,
    label: surfaceName(id, choices.oven === '' ? undefined : OVENS[choices.oven]?.place),
  }))
  return (
    <form
      aria-label="Il tuo forno"
      action="/guida-forno"
      method="get"
      id={id}
      className={`rounded-lg border border-line bg-paper p-4 shadow-card sm:p-7 ${className}`}
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault()
        calculate()
      }}
    >
      {guide.unknown.length > 0 && (
        <p role="alert" className="mb-5 rounded-md bg-crust px-4 py-3 text-sm">
          {guide.unknown.map((token) => `«${token}»`).join(', ')}: il link chiede una scelta che la guida non
          ha. Scegli tu qui sotto.
        </p>
      )}
      {choices.bakeFactor !== undefined && (
        <input type="hidden" name="bakeFactor" value={choices.bakeFactor} />
      )}
      <ol className="space-y-4">
        <Step number={1}>
          <Choice
            label="Stile di pizza"
            name="style"
            value={choices.style}
            placeholder="Scegli lo stile"
            options={styles}
            onChange={(style) => change({ style: style as OvenStyleId })}
          />
          <StyleWords choices={choices} />
        </Step>
        <Step number={2}>
          <Choice
            label="Tipo di forno"
            name="oven"
            value={choices.oven}
            placeholder="Scegli il forno"
            options={ovens}
            onChange={(oven) => change({ oven: oven as OvenType })}
          />
        </Step>
        <Step number={3}>
          <Choice
            label="Superficie di cottura"
            name="surface"
            value={choices.surface}
            placeholder={choices.style ? 'Scegli la superficie' : 'Prima scegli lo stile'}
            disabled={!choices.style}
            options={surfaces}
            onChange={(surface) => change({ surface: surface as SurfaceId })}
          />
          {!choices.style && (
            <p className="mt-2 hidden text-sm text-ink-soft noscript:block">
              Scegli stile e forno e premi «Calcola cottura»: qui trovi le superfici di quello stile.
            </p>
          )}
        </Step>
        <Step number={4}>
          <LimitFields guide={guide} />
        </Step>
      </ol>
      <Button
        type="submit"
        size="large"
        className="mt-4 w-full noscript:hidden"
        disabled={!canCalculate || isPending}
        aria-describedby={missing ? MISSING_ID : undefined}
      >
        <span className="glyph glyph-flame size-5" /> {isPending ? 'Calcolo in corso...' : 'Calcola cottura'}
      </Button>
      <p
        id={MISSING_ID}
        className="mt-2 text-center text-sm text-ink-soft noscript:hidden"
        aria-live="polite"
      >
        {missing}
      </p>
      <Button type="submit" size="large" className="mt-7 hidden! w-full noscript:inline-flex!">
        Calcola cottura
      </Button>
    </form>
  )
}

/** On a phone an unchosen style takes no room. */
const StyleWords = ({ choices: { style, scale } }: { choices: GuideChoices }) => (
  <p className={clsx('mt-2 text-sm text-ink-soft lg:min-h-[3lh]', style === '' && 'max-lg:hidden')}>
    <MeasuredText>{style === '' ? STYLES_WORDS : inScaleOf(notesOf(style), scale)}</MeasuredText>
  </p>
)

/** Without JavaScript only the native select is shown. */
const Choice = ({
  name,
  ...choice
}: Omit<ComponentProps<typeof Select>, 'className'> & { name: string; placeholder: string }) => (
  <>
    <Select {...choice} className="noscript:hidden" />
    <SelectField
      label={choice.label}
      name={name}
      value={choice.value}
      emptyLabel={choice.placeholder}
      options={choice.options}
      onChange={choice.onChange}
      className="hidden noscript:block"
    />
  </>
)

const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="grid grid-cols-[1.5rem_1fr] gap-x-2">
    <span aria-hidden className="font-display text-xl leading-none text-tomato">
      {number}
    </span>
    <div className="min-w-0">{children}</div>
  </li>
)
