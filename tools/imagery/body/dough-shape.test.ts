import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#site'
import { DoughForm, onProfile, profileAngle } from './dough-shape.ts'
import { longShape, moonShape, roundShape } from './shapes.ts'

const rim = { width: 0.15, height: 0.1, wild: 0.2 }
const forms = {
  round: new DoughForm(roundShape(seededRandom(1, 'a'), { radius: 1, thickness: 0.03, rim })),
  long: new DoughForm(longShape(seededRandom(1, 'b'), { half: [1.1, 0.7], corners: 9, thickness: 0.1, rim })),
  moon: new DoughForm(moonShape(seededRandom(1, 'c'), { radius: 1.2, height: 0.25, rim })),
}
const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true })

test.each(Object.entries(forms))(
  'the profile of a %s dough goes from the rim over its crest to the table',
  (_, form) => {
    fc.assert(
      fc.property(angle, (at) => {
        const profile = form.at(at)
        const { thickness } = form.shape
        const place = (share: number) => onProfile(profile, thickness, profileAngle(share, profile.crest))
        expect(place(0)[0]).toBeCloseTo(profile.inner, 6)
        expect(place(0)[1]).toBeCloseTo(thickness, 6)
        expect(place(profile.crest)[1]).toBeCloseTo(thickness + profile.height, 6)
        expect(place(1)[1]).toBeCloseTo(0, 6)
      }),
    )
  },
)

test('toppings stay inside the rim', () => {
  fc.assert(
    fc.property(angle, fc.double({ min: 0, max: 1.4, noNaN: true }), (at, way) => {
      const holds = forms.round.holds(way * Math.cos(at), way * Math.sin(at), 0.05)
      expect(holds).toBe(
        way < forms.round.at(Math.atan2(way * Math.sin(at), way * Math.cos(at))).inner - 0.05,
      )
    }),
  )
})

test('a folded dough has a rim where its edges meet, and none along the fold', () => {
  const { rimHeight, rimWidth } = forms.moon.shape
  expect(rimHeight(-Math.PI / 2)).toBeGreaterThan(0.5 * rim.height)
  expect(rimWidth(-Math.PI / 2)).toBeGreaterThan(0.5 * rim.width)
  expect(rimHeight(Math.PI / 2)).toBe(0)
  expect(rimWidth(Math.PI / 2)).toBeLessThan(0.3 * rim.width)
})
