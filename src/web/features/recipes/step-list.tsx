import { Link } from 'react-router'
import { type CraftPart, withCraftWords } from '#domain/recipes/craft-words.ts'
import { MeasuredText } from '../../ui/measured-text.tsx'
import { Titled } from '../../ui/surfaces.tsx'

const Step = ({ parts }: { parts: readonly CraftPart[] }) => (
  <p className="max-w-prose">
    {parts.map((part, index) =>
      typeof part === 'string' ? (
        <MeasuredText key={index}>{part}</MeasuredText>
      ) : (
        <Link
          key={index}
          to={`/glossario#${part.anchor}`}
          className="text-ink underline decoration-gold decoration-dotted underline-offset-4 hover:decoration-solid"
        >
          {part.shown}
        </Link>
      ),
    )}
  </p>
)

export const StepList = ({ steps, note }: { steps: string[]; note: string }) => (
  <Titled id="procedimento" title="Procedimento">
    {note && <p className="mt-3 max-w-prose font-semibold print:mt-1">{note}</p>}
    <ol className="mt-5 grid gap-7">
      {withCraftWords(steps).map((parts, index) => (
        <li key={index} id={`passo-${index + 1}`} className="flex scroll-mt-24 gap-5">
          <span aria-hidden="true" className="w-9 shrink-0 font-display text-3xl leading-none text-tomato">
            {index + 1}
          </span>
          <Step parts={parts} />
        </li>
      ))}
    </ol>
  </Titled>
)
