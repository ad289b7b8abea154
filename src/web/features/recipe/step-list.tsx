import { splitAtMeasures } from '#domain/recipe/measures.ts'

/** A step whose lines never end between a number and its unit. */
const Step = ({ text }: { text: string }) => (
  <p className="max-w-prose">
    {splitAtMeasures(text).map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </p>
)

interface StepListProps {
  steps: string[]
  /** What to know before the first step; empty where there is nothing to say. */
  note: string
}

export const StepList = ({ steps, note }: StepListProps) => (
  <section aria-labelledby="procedimento">
    <h2 id="procedimento" className="text-2xl">
      Procedimento
    </h2>
    {note && <p className="mt-3 max-w-prose font-semibold print:mt-1">{note}</p>}
    <ol className="mt-5 grid gap-7">
      {steps.map((step, index) => (
        <li key={index} id={`passo-${index + 1}`} className="flex scroll-mt-24 gap-5">
          <span aria-hidden="true" className="w-9 shrink-0 font-display text-3xl leading-none text-tomato">
            {index + 1}
          </span>
          <Step text={step} />
        </li>
      ))}
    </ol>
  </section>
)
