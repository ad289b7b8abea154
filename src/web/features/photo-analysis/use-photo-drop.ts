import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts files dropped on the section that contains `part`. Returns true while a file is dragged. Other
 * drops are ignored, because the browser would open the file and typed text would be lost.
 */
export function usePhotoDrop(part: RefObject<HTMLElement | null>, choose: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false)
  const isInside = useEffectEvent(
    ({ target }: DragEvent) => part.current?.closest('section')?.contains(target as Node | null) ?? false,
  )
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false)
    if (isInside(event)) choose(event.dataTransfer?.files[0])
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onFiles = (type: 'dragover' | 'drop', act: (event: DragEvent) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (!hasFiles(event) || event.defaultPrevented) return
          event.preventDefault()
          act(event)
        },
        { signal },
      )
    onFiles('dragover', (event) => setOver(isInside(event)))
    onFiles('drop', drop)
    document.addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), { signal })
    return () => controller.abort()
  }, [])
  return isOver
}
