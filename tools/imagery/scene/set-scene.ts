/** Sets the table for a look: dish, props, camera, window. */
import { seededRandom } from '#site'
import type { Fineness, Streams } from '../figures/dress.ts'
import { calzoneDish, layeredDish, roundsDish, turnoversDish } from '../figures/folded.ts'
import { bitesDish } from '../figures/fritters.ts'
import { halvedDish } from '../figures/halved.ts'
import { openedDish } from '../figures/opened.ts'
import { plankDish, portionDish } from '../figures/portion.ts'
import { type Dish, singleDish } from '../figures/single.ts'
import { halfDish, wedgesDish } from '../figures/sliced.ts'
import type { Look } from '../looks/look.ts'
import {
  WINDOW_FAR_LEFT,
  WINDOW_FAR_RIGHT,
  WINDOW_FRONT_LEFT,
  WINDOW_FRONT_RIGHT,
  WINDOW_LEFT,
  WINDOW_RIGHT,
} from '../renderer/lights.ts'
import type { Scene } from '../renderer/render.ts'
import { layProps } from './props.ts'
import { tableOf } from './table.ts'

export function setScene(look: Look, fineness: Fineness): Scene {
  const random: Streams = (name) => seededRandom(look.seed, name)
  const { pieces, reach } = dishOf(look, fineness, random)
  const steepness = Math.sin((look.elevation * Math.PI) / 180)
  const frame = Math.max(reach[0] / 1.03, (reach[1] * steepness) / 0.78)
  const distance = 4.65 * frame * look.zoom
  const shift = random('frame')
  return {
    pieces: [
      ...pieces,
      ...layProps(look.props, random('props'), {
        spread: [Math.max(0.9, reach[0]), Math.max(0.8, reach[1])],
        target: look.target,
      }),
    ],
    table: tableOf(look.table, random('table')),
    camera: {
      elevation: look.elevation,
      distance,
      target: [
        look.target[0] * reach[0] + shift.between(-0.05, 0.05),
        look.target[1] * reach[1] - 0.05 * ((90 - look.elevation) / 38) + shift.between(-0.03, 0.03),
        0.03,
      ],
      lean: look.lean,
    },
    window: windowOf(look),
    mood: look.light,
  }
}

function windowOf({ figure, moment, fromRight }: Look) {
  if (moment === 'section') return fromRight ? WINDOW_FRONT_RIGHT : WINDOW_FRONT_LEFT
  if (figure === 'halved' || figure === 'wedges' || moment !== 'whole')
    return fromRight ? WINDOW_FAR_RIGHT : WINDOW_FAR_LEFT
  return fromRight ? WINDOW_RIGHT : WINDOW_LEFT
}

function dishOf(look: Look, fineness: Fineness, random: Streams): Dish {
  switch (look.moment) {
    case 'slice':
      return wedgesDish(look, fineness, random)
    case 'section':
      return halfDish(look, fineness, random)
    case 'portion':
      return portionDish(look, fineness, random)
    case 'whole':
      return wholeDish(look, fineness, random)
  }
}

function wholeDish(look: Look, fineness: Fineness, random: Streams): Dish {
  switch (look.figure) {
    case 'calzone':
      return calzoneDish(look, fineness, random)
    case 'halved':
      return halvedDish(look, fineness, random)
    case 'wedges':
      return wedgesDish(look, fineness, random)
    case 'turnovers':
      return turnoversDish(look, fineness, random)
    case 'rounds':
    case 'pillows':
      return roundsDish(look, fineness, random)
    case 'plank':
      return plankDish(look, fineness, random)
    case 'split':
    case 'folded':
      return openedDish(look.figure, look, fineness, random)
    case 'bites':
      return bitesDish(look, fineness, random)
    case 'layered':
      return layeredDish(look, fineness, random)
    default:
      return singleDish(look.figure, look, fineness, random)
  }
}
