const shownTab = () => document.querySelector<HTMLElement>('#pizza-box [role="tab"][aria-selected="true"]')

export function focusShownTab() {
  if (document.activeElement === document.body) shownTab()?.focus({ preventScroll: true })
}

/**
 * Call it before an item is removed. The focus moves to the last button of the next or previous item, or
 * to the tab if there is none. It does not scroll: the next item takes the place of the removed one.
 */
export function focusNeighbour(button: HTMLElement) {
  const item = button.closest('article, li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const same = [...(neighbour?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)
  const next = same ?? shownTab()
  next?.focus({ preventScroll: true })
}
