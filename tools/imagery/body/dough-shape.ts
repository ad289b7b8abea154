/** The outward form of a piece of dough: an outline around its middle, a rim, a flat or domed inside.
 *
 * Past the inner edge of the rim the radius goes on as the length along the rim's profile, so that paint does not
 * stretch on the steep side: a point of the paint is (angle, way from the middle). */
import { clamp, power } from '../fields/scalar.ts'

export interface DoughShape {
  /** From the middle to the outermost point, by angle. */
  radius: (angle: number) => number
  rimWidth: (angle: number) => number
  /** Of the rim over the inside. */
  rimHeight: (angle: number) => number
  /** Of the inside over the table. */
  thickness: number
  /** What the inside rises above its thickness. */
  dome?: (x: number, y: number) => number
  /** 1 where a knife went through, 0 where the edge is baked. */
  cut?: (angle: number) => number
}

const ENTRIES = 2048
/** How far the profile goes on below the widest point, as an angle. */
const UNDER = 0.78 * Math.PI
/** Height of the widest point of the side, as a share of the whole height. */
const WAIST = 0.42

/** One angle's profile. */
export interface Profile {
  /** Radius where the rim begins. */
  inner: number
  width: number
  height: number
  /** Length along the rim's profile. */
  length: number
  /** Share of that length up to the crest. */
  crest: number
  cut: number
}

export class DoughForm {
  readonly shape: DoughShape
  readonly #profiles: Profile[]
  /** Half the side of the square that holds the unrolled paint. */
  readonly halfSize: number

  constructor(shape: DoughShape) {
    this.shape = shape
    this.#profiles = Array.from({ length: ENTRIES }, (_, at) =>
      profileOf(shape, (at / ENTRIES) * 2 * Math.PI - Math.PI),
    )
    this.halfSize = Math.max(...this.#profiles.map(({ inner, length }) => inner + length)) * 1.02
  }

  /** The profile at an angle from -pi to pi, interpolated. */
  at(angle: number): Profile {
    const place = (((angle + Math.PI) / (2 * Math.PI)) * ENTRIES + ENTRIES) % ENTRIES
    const first = Math.floor(place) % ENTRIES
    const second = (first + 1) % ENTRIES
    const t = place - Math.floor(place)
    const [a, b] = [this.#profiles[first], this.#profiles[second]]
    return {
      inner: a.inner + (b.inner - a.inner) * t,
      width: a.width + (b.width - a.width) * t,
      height: a.height + (b.height - a.height) * t,
      length: a.length + (b.length - a.length) * t,
      crest: a.crest + (b.crest - a.crest) * t,
      cut: a.cut + (b.cut - a.cut) * t,
    }
  }

  /** True where toppings may lie: at least `margin` inside the rim. */
  holds(x: number, y: number, margin: number): boolean {
    return Math.hypot(x, y) < this.at(Math.atan2(y, x)).inner - margin
  }
}

const quarter = (a: number, b: number) => (Math.PI / 2) * Math.sqrt((a * a + b * b) / 2)

function profileOf(shape: DoughShape, angle: number): Profile {
  const width = Math.max(0.008, shape.rimWidth(angle))
  const height = Math.max(0, shape.rimHeight(angle))
  const top = shape.thickness + height
  const climb = quarter(width / 2, height)
  const side = quarter(width / 2, top * (1 - WAIST)) + 0.8 * quarter(width / 2, top * WAIST)
  return {
    inner: shape.radius(angle) - width,
    width,
    height,
    length: climb + side,
    crest: climb / (climb + side),
    cut: shape.cut?.(angle) ?? 0,
  }
}

/** The angle around the rim's profile: 0 at its inner edge, pi/2 on the crest, pi at the widest point. */
export function profileAngle(share: number, crest: number): number {
  if (share <= crest) return (Math.PI / 2) * (crest > 0 ? share / crest : 1)
  return Math.PI / 2 + UNDER * clamp((share - crest) / (1 - crest), 0, 1)
}

/** Radius and height of the rim at an angle around its profile. */
export function onProfile(
  { inner, width, height }: Profile,
  thickness: number,
  around: number,
): [number, number] {
  const top = thickness + height
  if (around <= Math.PI / 2) {
    return [inner + (width / 2) * (1 - Math.cos(around)), thickness + height * power(Math.sin(around), 1.15)]
  }
  const side = around - Math.PI / 2
  const radius = inner + width / 2 + (width / 2) * power(Math.sin(side), 0.9)
  const waist = top * WAIST
  const z =
    side <= Math.PI / 2
      ? waist + (top - waist) * power(Math.cos(side), 0.92)
      : waist + (waist * Math.cos(side)) / -Math.cos(UNDER)
  return [radius, Math.max(0, z)]
}
