import { useEffect, useRef } from 'react'

/** If the focused row of a list is removed, the focus moves to the heading. */
export function useFocusOfGoneRow(count: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isShorter = count !== undefined && before.current !== undefined && count < before.current
    if (isShorter && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count])
  return heading
}
