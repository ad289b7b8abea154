import { clsx } from 'clsx'

interface AllStepsProps {
  steps: string[]
  position: number
  isLarge: boolean
  onChoose: (step: number) => void
}

export const AllSteps = ({ steps, position, isLarge, onChoose }: AllStepsProps) => (
  <ol aria-label="Tutti i passi" className={clsx('mt-4 grid gap-2', isLarge && 'text-xl')}>
    {steps.map((step, index) => (
      <li key={index}>
        <button
          type="button"
          aria-current={index === position ? 'step' : undefined}
          onClick={() => onChoose(index)}
          className="flex w-full gap-4 rounded-md border border-line bg-paper px-4 py-3 text-left hover:border-ink-soft aria-[current=step]:border-tomato aria-[current=step]:bg-crust"
        >
          <span className="w-6 shrink-0 text-right font-semibold text-tomato tabular-nums">{index + 1}</span>
          <span>{step}</span>
        </button>
      </li>
    ))}
  </ol>
)
