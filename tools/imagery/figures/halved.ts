/** A calzone cut across, its halves turned so that the filling shows. */
import type { SeededRandom } from '#site'
import { bodyPiece, type Sector } from '../body/body-mesh.ts'
import { crumbWall, cutThrough, overSection, WALL } from '../body/cut-section.ts'
import { FILLINGS } from '../body/layers/gash.ts'
import { SPREADS } from '../body/layers/spreads.ts'
import type { CutSection } from '../body/section-of-a-cut.ts'
import { moonShape } from '../body/shapes.ts'
import { mix } from '../fields/colour.ts'
import { noise } from '../fields/noise.ts'
import { clamp, smooth, TAU } from '../fields/scalar.ts'
import { joined, type Mesh, posed, toned } from '../geometry/mesh.ts'
import type { Serving } from '../looks/ingredient-table.ts'
import type { Dressing, Look } from '../looks/look.ts'
import type { Piece } from '../renderer/piece.ts'
import { BOARD_HEIGHT, board } from '../scene/tableware.ts'
import { TOPPINGS } from '../toppings/topping-book.ts'
import { type Fineness, finenessFor, mirrored, paintDough, type Streams, set } from './dress.ts'
import type { Dish } from './single.ts'

const LEFT: Sector = [Math.PI / 2, (3 * Math.PI) / 2]
const RIGHT: Sector = [-Math.PI / 2, Math.PI / 2]

export function halvedDish(look: Look, fineness: Fineness, random: Streams): Dish {
  const { dressing } = look
  const { mesh, texels } = finenessFor(fineness, 1.05)
  const surface = paintDough({
    shape: moonShape(random('shape'), {
      radius: 1.2,
      height: 0.4,
      rim: { width: 0.13, height: 0.05, wild: 0.4 },
    }),
    dressing: { ...dressing, sauces: [] },
    fineness: { mesh, texels },
    random,
    room: 0,
  })
  const section = cutThrough(surface, mesh)
  const left = [bodyPiece(surface, mesh, LEFT), ...cutFace(section, dressing, random('left'))]
  const across = { ...section, roof: (x: number, y: number) => section.roof(-x, y) }
  const right = [bodyPiece(surface, mesh, RIGHT), ...cutFace(across, dressing, random('right')).map(mirrored)]
  // The one whose cut is towards the window lies in front.
  const [lit, other] = look.fromRight ? [left, right] : [right, left]
  const side = look.fromRight ? 1 : -1
  const z = BOARD_HEIGHT
  return {
    pieces: [
      ...set(lit, { turn: -1.02 * side, x: -0.26 * side, y: -0.48, z }),
      ...set(other, { turn: 0.82 * side, x: 0.4 * side, y: -0.06, z }),
      board([1.5, 1.02], 6, random('under')),
    ],
    reach: [1.08, 0.76],
  }
}

/** The wall, what has melted or been spread, and what is embedded in it. */
function cutFace(section: CutSection, dressing: Dressing, random: SeededRandom): Piece[] {
  return [
    crumbWall(section, random, { hollow: true }),
    stuffing(section, dressing, random),
    ...dressing.servings.map((serving) =>
      embedded(section, serving, dressing.sauces.length > 0 ? CREAM : WALL, random),
    ),
  ]
}

/** Height up to which a cream was spread under the filling. */
const CREAM = 0.16

/** Behind the wall of crumb, and not so far back that it would come through the falling roof. */
const HIDDEN = -0.014

function stuffing(section: CutSection, { filling, sauces }: Dressing, random: SeededRandom): Piece {
  const lump = noise(random, 0.2, 0.06, 0.8)
  const fine = noise(random, 0.05, 0.02, 0.5)
  const runs = noise(random, 0.4, 0.13, 0.8)
  const [cream] = sauces
  const mesh = overSection(section, (y, z, depth) => {
    // Where it has run out over the lower wall.
    const ends = smooth(0.08, 0.24, Math.min(y - section.from, section.to - y))
    const run = cream ? 0 : smooth(0.3, 1.1, runs(y, 0)) * smooth(0.2, 0.07, z) * ends
    const inside = smooth(WALL - 0.006, WALL + 0.03, depth + run * WALL * 1.7)
    const bulge = 0.014 * lump(y, z) + 0.003 * fine(y, z) + 0.05 * run
    const tone = clamp(0.7 + 0.16 * lump(y, z) + 0.06 * fine(y, z), 0, 1)
    const spread = cream ? smooth(CREAM + 0.01, CREAM - 0.02, z + 0.014 * lump(y * 2, 3)) : 0
    return {
      x: HIDDEN + inside * (bulge - HIDDEN),
      colour: cream
        ? mix(FILLINGS[filling](tone), SPREADS[cream.kind].colours(tone), spread)
        : FILLINGS[filling](tone),
    }
  })
  return { mesh, material: { rough: 0.32, subsurface: 0.6, coat: 0.4, translucent: 0 } }
}

/** Pieces lie flat in the filling as they were strewn, and stand out of the cut a little. */
function embedded(
  section: CutSection,
  { topping, count, scale = 1 }: Serving,
  floor: number,
  random: SeededRandom,
): Piece {
  const { make, material } = TOPPINGS[topping]
  const meshes = Array.from({ length: count }, () =>
    fitted(section, make(random), scale, floor, random),
  ).flatMap((mesh) => mesh ?? [])
  return { mesh: joined(meshes), material }
}

const TRIES = 30

function fitted(
  section: CutSection,
  mesh: Mesh,
  scale: number,
  floor: number,
  random: SeededRandom,
): Mesh | undefined {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const y = random.between(section.from, section.to)
    const z = random.between(floor, section.span(y)[1] - WALL)
    const leaning = posed(toned(mesh, random.between(0.86, 1.12)), {
      scale,
      roll: random.between(-0.35, 0.35),
      pitch: random.between(-0.3, 0.5),
      turn: random.between(0, TAU),
    })
    const out = Math.max(...axis(leaning, 0))
    const laid = posed(leaning, { x: random.between(0.03, 0.065) - out, y, z })
    if (isWithin(section, laid)) return laid
  }
  return undefined
}

const axis = ({ positions }: Mesh, at: number) => positions.filter((_, place) => place % 3 === at)

/** What stands out of the cut keeps to the filling, the rest under the dough. */
function isWithin({ depth, roof }: CutSection, { positions }: Mesh): boolean {
  for (let at = 0; at < positions.length; at += 3 * 7) {
    const [x, y, z] = positions.subarray(at, at + 3)
    if (x < 0 ? z > roof(x, y) - 0.02 : depth(y, z) < WALL * 0.9) return false
  }
  return true
}
