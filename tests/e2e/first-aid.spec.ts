import { expect, test } from './site-test.ts'
import { countTaps, tapsOf } from './taps.ts'
import { expectNotification, open } from './visitor.ts'

test('pale and raw in the middle: the right help is three taps from home', { tag: '@phone' }, async ({
  page,
}) => {
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
})

test('answers put the causes in order, one a question, and the link carries them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/pronto-soccorso/pallida')
  const causes = page
    .getByRole('region', { name: /^(Perché succede|La causa più probabile)/ })
    .getByRole('heading', { level: 3 })
  await expect(causes).toHaveCount(4)
  await page.getByRole('link', { name: 'Dorato' }).click()
  await expect(causes.first()).toHaveText('Sopra arriva poco calore')
  await page.getByRole('link', { name: 'Chiaro come il bordo' }).click()
  await expect(causes.first()).toHaveText('Il piano non era ancora caldo')
  await page.getByRole('link', { name: 'Più di due giorni' }).click()
  await expect(causes).toHaveCount(4)
  await page.getByRole('button', { name: 'Copia il link' }).click()
  await expectNotification(page, 'Link copiato', 'Ora puoi incollarlo dove vuoi.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/pronto-soccorso\/pallida\?risposte=fondo-pallido\.oltre-due-giorni$/)
  await open(page, link)
  await expect(page.getByRole('link', { name: 'Più di due giorni' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Togli le risposte' }).click()
  await expect(page).toHaveURL('/pronto-soccorso/pallida')
})

test('what is typed narrows the drawings, and the address follows', async ({ page }) => {
  await open(page, '/pronto-soccorso')
  await page.getByRole('searchbox', { name: 'Che cosa è andato storto?' }).fill('chewing gum')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Gommosa' })).toBeVisible()
  await expect(page).toHaveURL('/pronto-soccorso?cerca=chewing+gum')
})

test.describe('without JavaScript', { tag: '@no-js' }, () => {
  test('a fault is found by its words and its questions can be answered', async ({ page }) => {
    await page.goto('/pronto-soccorso')
    await page.getByRole('searchbox', { name: 'Che cosa è andato storto?' }).fill('cruda in mezzo')
    await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Cruda al centro' }).click()
    await page.getByRole('link', { name: 'Scuro' }).click()
    await expect(
      page.getByRole('region', { name: 'La causa più probabile' }).getByRole('heading', { level: 3 }).first(),
    ).toHaveText('Il fondo brucia prima che il centro sia cotto')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Apri la cottura corretta' }).first().click()
    await expect(page.getByRole('region', { name: 'Risultato' })).toContainText('Temperatura ideale')
  })
})
