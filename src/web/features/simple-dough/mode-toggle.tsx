export const MODE_NAME = 'modalita-impasto'
export const EXPERT = 'Esperto'
const MODES = [
  { isExpert: false, label: 'Principiante' },
  { isExpert: true, label: EXPERT },
]

export const ModeToggle = ({
  isExpert,
  onChange,
}: {
  isExpert: boolean
  onChange: (isExpert: boolean) => void
}) => (
  <fieldset className="flex justify-self-start rounded-full border border-line bg-paper p-1">
    <legend className="sr-only">Modalità</legend>
    {MODES.map((mode) => (
      <label
        key={mode.label}
        className="flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-ink-soft has-checked:bg-basil-fill has-checked:text-on-fill has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
      >
        <input
          type="radio"
          name={MODE_NAME}
          value={mode.label}
          checked={mode.isExpert === isExpert}
          onChange={() => onChange(mode.isExpert)}
          className="sr-only"
        />
        {mode.label}
      </label>
    ))}
  </fieldset>
)
