import sheet from '#knowledge/drawings-gestures.svg?url'
import { GESTURE_WORDS, type Gesture } from '#knowledge/gestures.ts'
import { Drawing } from './drawing.tsx'

interface GestureDrawingProps {
  gesture: Gesture
  className: string
}

export const GestureDrawing = ({ gesture, className }: GestureDrawingProps) => (
  <Drawing
    sheet={sheet}
    name={gesture}
    says={GESTURE_WORDS[gesture].caption}
    isDecoration
    className={className}
  />
)

export const GesturePicture = ({ gesture }: { gesture: Gesture }) => (
  <figure className="flex max-w-xl flex-wrap items-center gap-x-5 gap-y-2">
    <GestureDrawing gesture={gesture} className="max-w-36 sm:max-w-48" />
    <figcaption className="min-w-40 flex-1 text-base text-ink-soft">
      {GESTURE_WORDS[gesture].caption}
    </figcaption>
  </figure>
)
