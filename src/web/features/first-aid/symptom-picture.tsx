import { drawSymptom } from '#domain/first-aid/draw-symptom.ts'
import type { SymptomDrawing } from '#domain/first-aid/symptom.ts'
import { DrawnShapes } from '../drawings/drawn-shapes.tsx'

interface SymptomPictureProps {
  drawing: SymptomDrawing
  /** Decorative beside its name: screen readers skip it. */
  isDecoration?: boolean
}

export const SymptomPicture = ({ drawing, isDecoration = false }: SymptomPictureProps) => (
  <DrawnShapes shapes={drawSymptom(drawing)} says={drawing.says} isDecoration={isDecoration} />
)
