/** Three tones of light with clean borders. */
import { lerp, smooth } from '../fields/scalar.ts'
import { softened, withoutCrumbs } from './areas.ts'
import type { Lighting } from './lighting.ts'
import type { Pixels } from './pixel-buffer.ts'

export interface Tones {
  /** 1 in the shadow. */
  dark: Float32Array
  /** 1 where the light falls straight on. */
  bright: Float32Array
}

/** 1 on crumb, cheese and sauce, whose light has no borders. */
export const softness = ({ ground, subsurface }: Pixels, at: number): number =>
  ground[at] ? 0 : smooth(0.05, 0.42, subsurface[at])

/** Light below which a surface lies in shadow, and from which it is bright. */
const SHADE = 0.62
const BRIGHT = 1.17
/** Pixels of a picture 1440 wide: smaller areas of a tone melt into what is around them. */
const LEAST = 190

export function tonesOf(pixels: Pixels, lighting: Lighting): Tones {
  const { width, height, ground } = pixels
  const unit = width / 1440
  const light = lighting.key.map((key, at) => 0.95 * key + (ground[at] ? 0.42 : 0.5) * lighting.open[at])
  const calm = softened(light, width, height, Math.max(1, Math.round(1.6 * unit)))
  const areas = new Uint8Array(light.length)
  for (let at = 0; at < areas.length; at += 1)
    areas[at] = calm[at] < SHADE ? 0 : calm[at] > BRIGHT && !ground[at] ? 2 : 1
  withoutCrumbs(areas, width, height, LEAST * unit * unit)
  const bordered = (tone: number, from: number, to: number) => {
    const inside = Float32Array.from(areas, (area) => (area === tone ? 1 : 0))
    return softened(inside, width, height, 1).map((share, at) =>
      lerp(smooth(0.3, 0.7, share), smooth(from, to, light[at]), softness(pixels, at)),
    )
  }
  return { dark: bordered(0, SHADE + 0.3, SHADE - 0.35), bright: bordered(2, BRIGHT - 0.15, BRIGHT + 0.25) }
}
