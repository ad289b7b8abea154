import { BEFORE_DOSE, splitAtMeasures } from '#domain/lines/measures.ts'

export const MeasuredText = ({ children }: { children: string }) =>
  splitAtMeasures(children).map((part, index) => {
    if (index % 2 === 0) return part
    if (part.startsWith(BEFORE_DOSE)) return <span key={index} className="dose" data-dose={part} />
    return (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    )
  })
