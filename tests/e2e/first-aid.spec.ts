import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { expectNotification, goInside, open } from './visitor.ts'

test('the right help is three taps from home; answers put the causes in order, and the link carries them', {
  tag: '@phone-only',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await countTaps(page)
  await open(page, '/')
  await page
    .getByRole('region', { name: 'Analizza la tua pizza' })
    .getByRole('link', { name: 'Pronto soccorso pizza' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pronto soccorso pizza')
  await page.getByRole('link', { name: 'Cruda al centro' }).click()
  await expect(page.getByRole('region', { name: 'Che cosa fare adesso?' })).toContainText('Si salva.')
  expect(await tapsOf(page)).toBe(2)
  await page.getByRole('list', { name: "Com'è il fondo?" }).getByRole('link', { name: 'Chiaro' }).click()
  await expect(page).toHaveURL('/pronto-soccorso/cruda-al-centro?risposte=fondo-chiaro')
  expect(await tapsOf(page)).toBe(3)

  const first = page.getByRole('region', { name: 'La causa più probabile' }).getByRole('listitem').first()
  await expect(first).toContainText('Il piano non era ancora caldo')
  await expect(first).toContainText('45 min')
  await first.getByRole('link', { name: 'Apri la cottura corretta' }).click()
  await expect(page.getByRole('region', { name: 'Risultato' })).toContainText("piastra d'acciaio")

  // What is typed narrows the drawings, and the address follows.
  await goInside(page, '/pronto-soccorso')
  await page.getByRole('searchbox', { name: 'Che cosa è andato storto?' }).fill('pallida')
  await expect(page).toHaveURL('/pronto-soccorso?cerca=pallida')
  await expect(page.getByRole('link', { name: 'Gommosa' })).toHaveCount(0)
  // Whoever has asked sees what to do, and the keyboard of the phone goes away.
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Difetti trovati' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Che cosa fare adesso?' })).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'Pallida', exact: true }).click()

  const causes = page
    .getByRole('region', { name: /^(Perché succede|La causa più probabile)/ })
    .getByRole('heading', { level: 3 })
  await expect(causes).toHaveCount(4)
  await page.getByRole('link', { name: 'Dorato' }).click()
  await expect(causes.first()).toHaveText('Sopra arriva poco calore')
  await page.getByRole('link', { name: 'Chiaro come il bordo' }).click()
  await expect(causes.first()).toHaveText('Il piano non era ancora caldo')
  await page.getByRole('link', { name: 'Più di due giorni' }).click()
  await expect(page.getByRole('link', { name: 'Più di due giorni' })).toHaveAttribute('aria-current', 'true')
  await expect(causes).toHaveCount(4)
  await page.getByRole('button', { name: 'Copia il link' }).click()
  await expectNotification(page, 'Link copiato', 'Ora puoi incollarlo dove vuoi.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/pronto-soccorso\/pallida\?risposte=fondo-pallido\.oltre-due-giorni$/,
  )
  await page.getByRole('link', { name: 'Togli le risposte' }).click()
  await expect(page).toHaveURL('/pronto-soccorso/pallida')
})
