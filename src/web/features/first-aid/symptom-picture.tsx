import { INK, type Shape } from '#domain/first-aid/draw-paint.ts'
import { drawSymptom, SHEET } from '#domain/first-aid/draw-symptom.ts'
import type { SymptomDrawing } from '#domain/first-aid/symptom.ts'

/** Lines in the colour of the text: they show by day, by night and in the system's own colours. */
const paint = (colour: string | undefined) => (colour === INK ? 'currentColor' : (colour ?? 'none'))

const Part = ({ shape: { d, fill, stroke, width, opacity, dashed } }: { shape: Shape }) => (
  <path
    d={d}
    fill={paint(fill)}
    stroke={paint(stroke)}
    strokeWidth={width}
    opacity={opacity}
    strokeDasharray={dashed ? '4 4' : undefined}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

interface SymptomPictureProps {
  drawing: SymptomDrawing
  /** Beside its name the drawing says nothing more to who cannot see it. */
  isDecoration?: boolean
}

export const SymptomPicture = ({ drawing, isDecoration = false }: SymptomPictureProps) => (
  <svg
    viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
    width={SHEET.width}
    height={SHEET.height}
    className="block h-auto w-full"
    aria-hidden={isDecoration}
    role="img"
    aria-label={drawing.says}
  >
    {drawSymptom(drawing).map((shape, index) => (
      <Part key={index} shape={shape} />
    ))}
  </svg>
)
