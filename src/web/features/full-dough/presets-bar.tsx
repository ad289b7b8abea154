import { PRESET_PARAMETER } from '#domain/dough/full/full-address.ts'
import { DOUGH_PRESETS, matchingPreset } from '#domain/dough/full/full-presets.ts'
import { toast } from '../../ui/toast-store.ts'
import { useCalculator } from './use-calculator.ts'

/** Without JavaScript each button submits the form, and the server applies the preset. */
export function PresetsBar() {
  const { form, notices, applyPreset } = useCalculator()
  const active = form && matchingPreset(form)
  return (
    <section aria-labelledby="stili" className="no-print">
      <h2 id="stili" className="mb-3 text-xl">
        Parti da uno stile
      </h2>
      {notices.map((notice) => (
        <p key={notice} role="alert" className="mb-3 font-medium text-tomato">
          {notice}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {DOUGH_PRESETS.map((preset) => (
          <button
            key={preset.id}
            type="submit"
            name={PRESET_PARAMETER}
            value={preset.id}
            aria-pressed={active?.id === preset.id}
            title={preset.description}
            onClick={(event) => {
              event.preventDefault()
              applyPreset(preset)
              toast({ title: 'Preset applicato', description: `${preset.name}. ${preset.description}` })
            }}
            className="min-h-11 rounded-full border border-line bg-paper px-4 font-semibold transition-colors hover:border-ink-soft aria-pressed:border-basil-fill aria-pressed:bg-basil-fill aria-pressed:text-on-fill"
          >
            {preset.name}
          </button>
        ))}
      </div>
      {active && <p className="mt-3 text-ink-soft">{active.description}</p>}
    </section>
  )
}
