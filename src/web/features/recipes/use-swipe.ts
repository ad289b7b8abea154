import { type TouchEvent, useRef } from 'react'

/** In CSS pixels. A shorter movement is a tap. */
const LEAST_PX = 60
/** In CSS pixels. A touch closer to the edge is the phone's own Back gesture. */
const EDGE_PX = 24

/** `turn` gets 1 for a swipe to the left, -1 for a swipe to the right. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      const isInside = finger && finger.clientX > EDGE_PX && finger.clientX < innerWidth - EDGE_PX
      from.current = isInside && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      const start = from.current
      from.current = null
      if (!start || !finger) return
      const [dx, dy] = [finger.clientX - start.x, finger.clientY - start.y]
      if (Math.abs(dx) >= LEAST_PX && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1)
    },
    onTouchCancel: () => {
      from.current = null
    },
  }
}
