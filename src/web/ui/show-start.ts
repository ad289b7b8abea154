/** Scrolls to the section if its start is out of sight, or so low that little of it is seen. */
export function showStart(section: HTMLElement | null) {
  const top = section?.getBoundingClientRect().top ?? 0
  if (section && (top < 0 || top > innerHeight / 2)) section.scrollIntoView()
}
