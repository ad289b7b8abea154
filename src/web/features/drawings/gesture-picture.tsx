import sheet from '#knowledge/drawings-gestures.svg?url'
import { GESTURE_WORDS, type Gesture } from '#knowledge/gestures.ts'
import { Drawing } from './drawing.tsx'

export const GesturePicture = ({ gesture }: { gesture: Gesture }) => {
  const { caption } = GESTURE_WORDS[gesture]
  return (
    <figure className="flex max-w-xl flex-wrap items-center gap-x-5 gap-y-2">
      <Drawing sheet={sheet} name={gesture} says={caption} isDecoration className="max-w-48" />
      <figcaption className="min-w-48 flex-1 text-base text-ink-soft">{caption}</figcaption>
    </figure>
  )
}
