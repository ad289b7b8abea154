import { BEFORE_DOSE, splitAtMeasures } from '#domain/recipes/lines/measures.ts'

/** A text whose lines never end between a number and its unit; the doses behind ingredients are small. */
export const MeasuredText = ({ children }: { children: string }) =>
  splitAtMeasures(children).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={part.startsWith(BEFORE_DOSE) ? 'dose' : 'whitespace-nowrap'}>
        {part}
      </span>
    ) : (
      part
    ),
  )
