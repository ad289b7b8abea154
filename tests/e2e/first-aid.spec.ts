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

test('help is as near from the foot of every page, and from the stove', { tag: '@phone-only' }, async ({
  page,
}) => {
  await countTaps(page)
  await open(page, '/')
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Pronto soccorso pizza' })
  // Parts of the page get their height when somebody comes near: a tap before that would miss, and be counted.
  await expect
    .poll(async () => {
      const before = await help.boundingBox()
      await help.scrollIntoViewIfNeeded()
      return (await help.boundingBox())?.y === before?.y
    })
    .toBe(true)
  await help.click()
  await page.getByRole('main').getByRole('link', { name: 'Pallida' }).click()
  await page.getByRole('link', { name: 'Chiaro come il bordo' }).click()
  const first = page
    .getByRole('region', { name: 'La causa più probabile' })
    .getByRole('heading', { level: 3 })
  await expect(first.first()).toHaveText('Il piano non era ancora caldo')
  expect(await tapsOf(page)).toBe(3)

  await open(page, '/ricette/1?dosi=2&cucina=3')
  const cooking = page.getByRole('dialog', { name: 'Pizza Margherita' })
  await cooking.getByRole('button', { name: 'Tutti i passi' }).click()
  await cooking.getByRole('link', { name: 'Pronto soccorso pizza' }).click()
  await expect(page).toHaveURL('/pronto-soccorso?ricetta=1&dosi=2')
  await page.goBack()
  await expect(cooking.getByRole('list', { name: 'Tutti i passi' })).toBeVisible()
})

test('the search of a phone tells who is stuck where help is', { tag: '@phone-only' }, async ({ page }) => {
  await countTaps(page)
  await open(page, '/ricette')
  await page.getByRole('searchbox', { name: 'Cerca' }).click()
  await page.keyboard.type('pizza pallida')
  await page
    .getByRole('complementary', { name: 'Nel resto del sito' })
    .getByRole('link', { name: /Pallida$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Perché la pizza resta pallida?')
  expect(await tapsOf(page)).toBe(2)
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

test("what is corrected is the reader's own dough: that of the recipe, or of the calculator", {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/ricette/43?dosi=2')
  await page.getByRole('main').getByRole('link', { name: 'Pronto soccorso pizza' }).click()
  await page.getByRole('link', { name: 'Gommosa' }).first().click()
  await page.getByRole('link', { name: 'Tirava, tornava indietro' }).click()
  await expect(page.getByText("L'impasto corretto parte dal tuo.")).toBeVisible()
  const dough = page.getByRole('region', { name: "L'impasto aveva poca acqua" }).getByRole('link')
  const corrected = new URL((await dough.getAttribute('href')) ?? '', 'http://site').searchParams
  expect(corrected.get('name')).toBeTruthy()
  const own = await page.request.get('/calcolatore-impasto?ricetta=43', { maxRedirects: 0 })
  const before = new URL(own.headers().location ?? '', 'http://site').searchParams
  expect(Number(corrected.get('hydrationPct')) - Number(before.get('hydrationPct'))).toBeCloseTo(0.05, 6)

  await page.goto('/calcolatore-impasto?hydrationPct=0.75&oilPct=0.03')
  await page.getByRole('main').getByRole('link', { name: 'Pronto soccorso pizza' }).first().click()
  await page.getByRole('link', { name: 'Si strappa' }).first().click()
  const torn = page.getByRole('region', { name: 'È più idratato' }).getByRole('link')
  await expect(torn).toHaveAttribute('href', /hydrationPct=0\.72/)
  await expect(torn).toHaveAttribute('href', /oilPct=0\.03/)
})
