import { findGesture } from '#domain/recipes/steps/find-gesture.ts'
import { GesturePicture } from '../drawings/gesture-picture.tsx'

export function StepGesture({ text }: { text: string }) {
  const gesture = findGesture(text)
  return (
    gesture && (
      <div className="mt-6">
        <GesturePicture gesture={gesture} />
      </div>
    )
  )
}
