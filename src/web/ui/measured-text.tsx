import { BEFORE_DOSE, splitAtMeasures } from '#domain/lines/measures.ts'

const WEIGHT = /\s(?:k?g|[mcd]?l)$/u

/** `isDosed`: weights stand out, as the doses do that the site adds. */
export const MeasuredText = ({ children, isDosed = false }: { children: string; isDosed?: boolean }) =>
  splitAtMeasures(children).map((part, index) => {
    if (index % 2 === 0) return part
    if (part.startsWith(BEFORE_DOSE)) return <span key={index} className="dose" data-dose={part} />
    return (
      <span key={index} className={isDosed && WEIGHT.test(part) ? 'dose' : 'whitespace-nowrap'}>
        {part}
      </span>
    )
  })
