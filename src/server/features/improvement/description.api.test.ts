import { describe, expect, test } from 'vitest'
import { proposeDescription } from '#contracts/improvement/admin-improvement.endpoints.ts'
import { shared } from '#tests/support/shared.ts'
import { stubModel } from '#tests/support/stub-model.ts'
import { testApp } from '#tests/support/test-app.ts'
import { testAdmin } from '#tests/support/test-person.ts'

const RECIPE = {
  name: 'Focaccia di prova',
  category: 'Focaccia',
  groups: [{ title: 'Sopra', isDough: false, lines: ['300 g di pomodorini', '150 g di olive nere'] }],
  steps: ['Condisci.', 'Inforna.'],
  activeTime: 30,
  restTime: 720,
  bakeTime: 25,
}
const OWN =
  'Focaccia con pomodorini e olive nere. Chiede 30 min di lavoro, 12 h di riposo e 25 min di cottura.'

test('without a model the recipe describes itself, also when half of it is missing', async () => {
  const site = await testApp({ seeded: false })
  const admin = await testAdmin(site)
  const asked = (body: object) => admin.call(proposeDescription, { body })
  expect((await asked(RECIPE)).json()).toEqual({ description: OWN, engine: 'embedded', fellBack: false })
  const half = { ...RECIPE, category: '', groups: [], restTime: 0, activeTime: 0, bakeTime: 0 }
  expect((await asked(half)).json().description).toBe('Pizza.')
  expect((await asked({ name: 'x' })).statusCode).toBe(400)
  await site.close()
})

describe('with a model', () => {
  const stub = shared(stubModel)
  const site = shared(() =>
    testApp({ seeded: false, env: { AI_BASE_URL: stub.baseUrl, AI_API_KEY: 'x', AI_MODEL: 'prova' } }),
  )

  test('its words are proposed, and ours where they cannot be used', async () => {
    const admin = await testAdmin(site)
    const asked = () => admin.call(proposeDescription, { body: RECIPE })
    const written =
      'I pomodorini si aprono sulla pasta alta e le olive le danno il sale. È buona anche il giorno dopo.'
    stub.says(written)
    expect((await asked()).json()).toEqual({ description: written, engine: 'model', fellBack: false })
    expect(stub.calls[0]?.body.messages.at(-1)?.content).toContain('<DATI>')
    for (const bad of [
      '<b>Buona</b> e croccante, con le olive e i pomodorini sopra.',
      'Sorry, I cannot help with that request.',
      { status: 500 },
    ]) {
      stub.says(bad)
      expect((await asked()).json()).toEqual({ description: OWN, engine: 'embedded', fellBack: true })
    }
  })
})
