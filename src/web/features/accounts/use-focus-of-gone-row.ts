import { useEffect, useRef } from 'react'

/** For a list of so many rows: when the row that had the focus is gone, the heading above the list has it. */
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
