import { findGesture } from '#domain/recipes/steps/find-gesture.ts'
import { GestureDrawing } from '../drawings/gesture-picture.tsx'

/** The step says what to do, so the drawing beside it is decoration. */
export function StepPicture({ text }: { text: string }) {
  const gesture = findGesture(text)
  return (
    gesture && (
      <GestureDrawing gesture={gesture} className="no-print float-right mb-1 ml-4 max-w-20 sm:max-w-32" />
    )
  )
}
