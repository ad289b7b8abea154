/** The tab of the collection on view: it is there whatever is deleted. */
const shownTab = () => document.querySelector<HTMLElement>('#pizza-box [role="tab"][aria-selected="true"]')

/** For a focus that went with what was deleted; one that the reader has put elsewhere meanwhile stays. */
export function focusShownTab() {
  if (document.activeElement === document.body) shownTab()?.focus({ preventScroll: true })
}

/**
 * Moves the focus from a button that is about to leave with its item to the same button of the next item, or of the one
 * before; from the last item of all to the tab. Without scrolling: the next one takes the place that is looked at.
 */
export function focusNeighbour(button: HTMLElement) {
  const item = button.closest('article, li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const same = [...(neighbour?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)
  const next = same ?? shownTab()
  next?.focus({ preventScroll: true })
}
