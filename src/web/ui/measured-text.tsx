import { splitAtMeasures } from '#domain/recipes/lines/measures.ts'

/** A text whose lines never end between a number and its unit. */
export const MeasuredText = ({ children }: { children: string }) =>
  splitAtMeasures(children).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
