/** A strip: what peppers, bacon, fillets and threads are made of. */
import type { SeededRandom } from '#site'
import { type Band, type BandPaint, band } from '../geometry/band.ts'
import type { Material } from '../renderer/piece.ts'
import { type Lie, MOIST, type Range, type Topping } from './topping.ts'

interface Strip extends Partial<Lie>, Omit<Band, 'length' | 'body' | 'colour' | 'sweep'> {
  /** At most how far it turns between its ends; a range turns one way. */
  sweep?: number | Range
  material?: Material
}

/** Of a `length`; `body` is half the width and half the height. */
export const strip = (
  length: Range,
  body: Range,
  paint: (random: SeededRandom) => BandPaint,
  { sweep = 0, ...look }: Strip,
): Topping => {
  const turns: Range = typeof sweep === 'number' ? [-sweep, sweep] : sweep
  return {
    radius: length[1] * 0.4,
    drape: 0.45,
    lift: 0.002,
    tilt: 0.06,
    material: MOIST,
    ...look,
    make: (random) =>
      band(random, {
        ...look,
        body,
        length: random.between(...length),
        sweep: random.between(...turns),
        colour: paint(random),
      }),
  }
}
