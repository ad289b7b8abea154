import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

test('who chooses a password reads how long it must be', () => {
  const shown = (least?: number) =>
    renderToStaticMarkup(<PasswordField label="Nuova password" advises {...(least && { least })} />)
  expect(shown()).toContain('Almeno 6 caratteri')
  expect(shown(12)).toContain('Almeno 12 caratteri')
})
