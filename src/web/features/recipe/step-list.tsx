/** One paragraph for each line of the instructions. */
export const stepsOf = (instructions: string): string[] =>
  instructions
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

export const StepList = ({ instructions }: { instructions: string }) => (
  <section aria-labelledby="procedimento">
    <h2 id="procedimento" className="text-2xl">
      Procedimento
    </h2>
    <ol className="mt-5 grid gap-7">
      {stepsOf(instructions).map((step, index) => (
        <li key={index} id={`passo-${index + 1}`} className="flex scroll-mt-24 gap-5">
          <span aria-hidden="true" className="w-9 shrink-0 font-display text-3xl leading-none text-tomato">
            {index + 1}
          </span>
          <p className="max-w-prose">{step}</p>
        </li>
      ))}
    </ol>
  </section>
)
