/** On a phone an answer stands below its question: who asked is taken there. Where it is in sight nothing moves. */
export function showStart(section: HTMLElement | null) {
  if (section && section.getBoundingClientRect().top > innerHeight / 2) section.scrollIntoView()
}
