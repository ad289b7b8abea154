/** Three tones of light with clean borders. */
import { smooth } from '../fields/scalar.ts'
import { softened, withoutCrumbs } from './areas.ts'
import type { Lighting } from './lighting.ts'
import type { Pixels } from './pixel-buffer.ts'

export interface Tones {
  /** 1 in the shadow. */
  dark: Float32Array
  /** 1 where the light falls straight on. */
  bright: Float32Array
}

/** Light below which a surface lies in shadow, and from which it is bright. */
const SHADE = 0.62
/** More of it on what is soft and pale, whose hollows would not be seen. */
const SOFT = 0.1
const BRIGHT = 1.17
/** Pixels of a picture 1440 wide: smaller areas of a tone melt into what is around them. */
const LEAST = 190

export function tonesOf(pixels: Pixels, lighting: Lighting): Tones {
  const { width, height, ground, subsurface } = pixels
  const unit = width / 1440
  const light = lighting.key.map((key, at) => 0.95 * key + (ground[at] ? 0.42 : 0.5) * lighting.open[at])
  const calm = softened(light, width, height, Math.max(1, Math.round(1.6 * unit)))
  const areas = new Uint8Array(light.length)
  for (let at = 0; at < areas.length; at += 1)
    areas[at] =
      calm[at] < SHADE + SOFT * smooth(0.35, 0.6, subsurface[at])
        ? 0
        : calm[at] > BRIGHT && !ground[at]
          ? 2
          : 1
  withoutCrumbs(areas, width, height, LEAST * unit * unit)
  const bordered = (tone: number) => {
    const inside = Float32Array.from(areas, (area) => (area === tone ? 1 : 0))
    return softened(inside, width, height, 1).map((share) => smooth(0.3, 0.7, share))
  }
  return { dark: bordered(0), bright: bordered(2) }
}
