import { PICTURE_COLOURS } from './picture-colours.ts'

/** What shows in a picture's place until it has arrived: its colours, blurred from the middle outwards. */
export function pictureBackground(name: string): string | undefined {
  const colours = PICTURE_COLOURS[name]
  if (!colours) return undefined
  const [middle, around, border] = [0, 3, 6].map((from) => `#${colours.slice(from, from + 3)}`)
  return `radial-gradient(closest-side, ${middle} 40%, ${around} 80%, ${border} 115%)`
}
