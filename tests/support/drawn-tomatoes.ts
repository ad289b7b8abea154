import sharp, { type Sharp } from 'sharp'

const COUNT = 25

/** A heap of round, red, shaded things: what the detector takes for fruit. Drawn, so that no photo is needed. */
export function drawnTomatoes(): Sharp {
  let state = 1
  const share = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  const fruit = Array.from(
    { length: COUNT },
    () => `<circle cx="${share() * 640}" cy="${share() * 480}" r="${70 + share() * 25}" fill="url(#red)"/>`,
  )
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><defs><radialGradient id="red" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ffc0b0"/><stop offset=".15" stop-color="#e83018"/><stop offset="1" stop-color="#8a1008"/></radialGradient></defs><path d="M0 0H640V480H0Z" fill="#5b3a22"/>${fruit.join('')}</svg>`,
    ),
  )
}
