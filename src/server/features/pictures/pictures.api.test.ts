import { expect, test } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'

test('a recipe without a photograph has a drawn picture', async () => {
  const { app } = await testApp()
  const answer = await app.inject('/immagini/ricette/7.svg')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('image/svg+xml')
  expect(answer.headers['cache-control']).toContain('max-age=86400')
  expect(answer.body).toMatch(/^<svg[^>]* viewBox="0 0 960 720"/)
})

test.each(['/immagini/ricette/999999.svg', '/immagini/ricette/0.svg', '/immagini/ricette/x.svg'])(
  'there is no picture at %s',
  async (path) => {
    const { app } = await testApp()
    expect((await app.inject(path)).statusCode).toBe(404)
  },
)
