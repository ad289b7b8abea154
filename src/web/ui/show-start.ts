export function showStart(section: HTMLElement | null) {
  if (section && section.getBoundingClientRect().top > innerHeight / 2) section.scrollIntoView()
}
