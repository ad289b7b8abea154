import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Files dropped anywhere on the section that `part` belongs to; true while one hovers over it. A file that misses it
 * does nothing: the browser would leave the page for it, and take with it whatever was typed.
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
