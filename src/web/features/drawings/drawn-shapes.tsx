import { clsx } from 'clsx'
import { INK, SHEET, type Shape } from '#domain/drawing/paint.ts'

/** Lines in the colour of the text: they show by day, by night and in the system's own colours. */
const paint = (colour: string | undefined) => (colour === INK ? 'currentColor' : (colour ?? 'none'))

const Part = ({ shape: { d, fill, stroke, width, opacity, dashed, transform } }: { shape: Shape }) => (
  <path
    d={d}
    fill={paint(fill)}
    stroke={paint(stroke)}
    strokeWidth={width}
    opacity={opacity}
    strokeDasharray={dashed ? '4 4' : undefined}
    strokeLinecap="round"
    strokeLinejoin="round"
    transform={transform}
  />
)

interface DrawnShapesProps {
  shapes: readonly Shape[]
  /** What the drawing shows, for readers who cannot see it. */
  says: string
  /** Beside words that say it already the drawing says nothing more. */
  isDecoration?: boolean
  className?: string
}

/** A drawing that explains: its room is known before anything is drawn. */
export const DrawnShapes = ({ shapes, says, isDecoration = false, className }: DrawnShapesProps) => (
  <svg
    viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
    width={SHEET.width}
    height={SHEET.height}
    className={clsx('block h-auto w-full', className)}
    aria-hidden={isDecoration}
    role={isDecoration ? undefined : 'img'}
    aria-label={isDecoration ? undefined : says}
  >
    {shapes.map((shape, index) => (
      <Part key={index} shape={shape} />
    ))}
  </svg>
)
