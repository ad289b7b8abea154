/** A strip: what peppers, bacon, fillets and threads are made of. */
import type { SeededRandom } from '#site'
import { type BandPaint, band } from '../geometry/band.ts'
import type { Material } from '../renderer/piece.ts'
import { type Lie, MOIST, type Range, type Topping } from './topping.ts'

interface Strip extends Partial<Lie> {
  length: Range
  /** Half the width and half the height. */
  body: Range
  paint: (random: SeededRandom) => BandPaint
  /** At most how far it turns between its ends; a range turns one way. */
  sweep?: number | Range
  wander?: number
  ends?: number
  width?: (along: number) => number
  wave?: number
  twist?: number
  square?: boolean
  /** Corners along it and around it: fewer for what is small. */
  fine?: Range
  material?: Material
}

export const strip = (look: Strip): Topping => {
  const { length, sweep = 0, fine = [48, 22], paint, ...rest } = look
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
        ...rest,
        length: random.between(...length),
        sweep: random.between(...turns),
        colour: paint(random),
        steps: fine[0],
        sides: fine[1],
      }),
  }
}
