import { addressOf } from '#contracts/endpoint.ts'
import { listPairingIngredients, pairIngredient } from '#contracts/pairing/pairing.endpoints.ts'
import { expect, test } from './site-test.ts'
import { expectNotification, open, recordCalls, refuse } from './visitor.ts'

test('from an ingredient to a whole pizza', { tag: '@phone-only' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/abbinamenti-ingredienti')
  await expect(page.getByRole('tab')).toHaveText(['Percorso guidato', 'Analizzatore', 'Ingredienti'])
  await page.getByRole('searchbox', { name: 'Cerca un ingrediente' }).fill('POMODOR')
  const fitting = page.getByRole('region', { name: 'Ingrediente di partenza' }).getByRole('button')
  await expect(fitting.filter({ hasNotText: /pomodor/i })).toHaveCount(0)
  const found = page.getByRole('status').filter({ hasText: 'ingredienti' })
  await expect(found).toHaveText(`${await fitting.count()} ingredienti`)
  await page.getByRole('button', { name: 'Pomodoro', exact: true }).click()
  const advice = page.getByRole('region', { name: 'Abbinamenti consigliati' })
  await expect(advice.getByRole('heading', { name: 'Con pomodoro stanno bene' })).toBeInViewport()
  await expect(advice.getByRole('article')).not.toHaveCount(0)
  const mozzarella = advice
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Mozzarella' }) })
  await expect(mozzarella.locator('[data-band=green]')).toContainText('/100')
  await expect(mozzarella.getByText('50/50')).toBeVisible()
  for (const part of ['Tradizione e affinità', 'Contrasto', 'Equilibrio', 'Stagione']) {
    await expect(mozzarella.getByText(part, { exact: true })).toBeVisible()
  }
  await expect(advice.getByRole('img', { name: /Il profilo: Pomodoro: intensità 6 su 10/ })).toBeVisible()
  await mozzarella.getByRole('button', { name: 'Aggiungi' }).click()
  await expect(page).toHaveURL(/base=pomodori&con=mozzarella/)
  await page.getByRole('button', { name: 'Analizza 2 ingredienti insieme' }).click()

  const analysis = page.getByRole('region', { name: 'Analisi' })
  await expect(analysis.getByText('Con Basilico arrivi a «Margherita».')).toBeVisible()
  const picker = page.getByRole('region', { name: 'Ingredienti da analizzare' })
  await page.getByRole('searchbox', { name: 'Cerca un ingrediente' }).fill('basil')
  await picker.getByRole('button', { name: 'Basilico' }).click()
  await expect(analysis.getByText(/^È la combinazione di «Margherita»: con un filo d'olio/)).toBeVisible()
  await expect(analysis.locator('[data-band]').first()).toHaveText(/^93\/100/)
  await expect(analysis.getByText('le coppie valgono in media 90 su 100')).toBeVisible()
  await expect(analysis.getByText('Coppie tradizionali')).toBeVisible()
  await expect(analysis.getByRole('img', { name: /I sapori insieme/ })).toBeVisible()
  // On paper every pair says where its points come from; on the screen, when it is opened.
  const reason = analysis.getByText(/insieme in Margherita/).first()
  await expect(reason).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(reason).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await analysis.getByText('Basilico e Mozzarella').click()
  await expect(reason).toBeVisible()
  await analysis.getByRole('button', { name: 'Condividi' }).click()
  await expectNotification(page, 'Link copiato')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('con')).toBe('basilico,mozzarella,pomodori')

  const calls = recordCalls(page)
  await page.getByRole('button', { name: 'Mozzarella Togli' }).click()
  await page.getByRole('button', { name: 'Basilico Togli' }).click()
  await expect(analysis.getByRole('heading', { name: 'Scegli almeno due ingredienti' })).toBeVisible()
  await page.evaluate(() => fetch('/api/health')) // whatever would have been asked before it, was
  expect(calls.filter((call) => call.endsWith(listPairingIngredients.path))).toHaveLength(1)
})

test('the pantry is searched, filtered and leads back to the pairings', async ({ page }) => {
  await open(page, '/abbinamenti-ingredienti?scheda=ingredienti')
  const count = page.getByRole('heading', { name: /ingredient[ei]$/ })
  await expect(count).toHaveText(`${await page.getByRole('article').count()} ingredienti`)
  await page.getByRole('combobox', { name: 'Categoria' }).click()
  await page.getByRole('option', { name: 'Funghi e tartufi' }).click()
  await page.getByRole('combobox', { name: 'Mese' }).click()
  await page.getByRole('option', { name: 'luglio' }).click()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Funghi champignon',
    'Funghi pleurotus',
  ])
  await page.getByRole('searchbox', { name: 'Cerca per nome o regione' }).fill('qqq')
  await page.getByRole('button', { name: 'Reimposta i filtri' }).click()
  await page.getByRole('button', { name: 'Solo tradizionali' }).click()
  await page.getByRole('searchbox', { name: 'Cerca per nome o regione' }).fill('ananas')
  await expect(page.getByRole('heading', { name: 'Nessun ingrediente trovato' })).toBeVisible()
  await expect(page).toHaveURL(/cerca=ananas&tradizionali=si|tradizionali=si&cerca=ananas/)
  await page.getByRole('searchbox', { name: 'Cerca per nome o regione' }).fill('baccala')
  await page.getByRole('button', { name: 'Trova abbinamenti per Baccalà' }).click()
  await expect(page.getByRole('heading', { name: 'Con baccalà stanno bene' })).toBeVisible()

  await refuse(page, addressOf(pairIngredient, { query: { baseIngredient: 'pere' } }))
  await page.getByRole('searchbox', { name: 'Cerca un ingrediente' }).fill('pere')
  await page
    .getByRole('region', { name: 'Ingrediente di partenza' })
    .getByRole('button', { name: 'Pere' })
    .click()
  await expect(page.getByRole('alert')).toContainText('Non siamo riusciti a caricare gli abbinamenti.')
  await page.unroute(`**${addressOf(pairIngredient, { query: { baseIngredient: 'pere' } })}`)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByRole('article')).not.toHaveCount(0)
})
