import { expect, test } from './site-test.ts'
import { catalogue, expectNotification, open } from './visitor.ts'

test('recipes become a list, also where the network has gone; it is summed, kept, copied and shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const recipes = await catalogue(page)
  const [one, other] = ['Pizza Margherita', 'Pizza Marinara'].map((name) =>
    recipes.find((recipe) => recipe.name === name),
  )
  const unique = new Set([...(one?.ingredients ?? []), ...(other?.ingredients ?? [])])

  const scripts = [/\/toaster-/, /\/sum-quantities-/].map((url) => page.waitForResponse(url))
  await open(page, '/lista-spesa')
  const generate = page.getByRole('button', { name: 'Genera Lista della Spesa' })
  const names = page.getByRole('textbox', { name: 'Ingrediente', exact: true })
  await expect(generate).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Copia lista' })).toBeDisabled()
  await page.getByRole('searchbox', { name: 'Filtra le ricette' }).click() // the first press asks for the notifications
  await page.getByRole('searchbox', { name: 'Filtra le ricette' }).fill('mar')
  await expect(page.getByRole('checkbox', { name: 'Pizza Marinara' })).toBeVisible()
  // With all that they import: a file that is here may still wait for another.
  for (const script of await Promise.all(scripts)) await page.evaluate(`import('${script.url()}')`)
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: 'Pizza Margherita' }).check()
  await page.getByRole('checkbox', { name: 'Pizza Marinara' }).check()
  await generate.press('Enter')
  await expectNotification(page, 'Lista generata', `Lista della spesa creata con ${unique.size} ingredienti`)
  await expect(page.getByRole('heading', { name: 'Da comprare' })).toBeFocused()
  // Added up and by department at once; line by line, as the recipes write it, on request.
  const sum = page.getByRole('button', { name: 'Somma quantità' })
  await expect(sum).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('columnheader', { name: 'Ortofrutta' })).toBeVisible()
  await sum.click()
  await expect(page.getByRole('columnheader', { name: 'Pizza Margherita', exact: true })).toBeVisible()
  await expect(names).toHaveCount(unique.size)
  await expect(page.getByRole('checkbox', { name: /^Preso:/, checked: true })).toHaveCount(0)
  for (const field of await page.getByRole('textbox', { name: /^Quantità di/ }).all())
    await expect(field).toHaveValue('')

  // Edited by hand, and still there after a reload.
  await page.getByRole('button', { name: 'Aggiungi ingrediente' }).click()
  await expect(names.last()).toHaveValue('Nuovo ingrediente')
  await names.last().fill('birra per i cuochi')
  await page.getByRole('textbox', { name: 'Quantità di birra per i cuochi' }).fill('sei')
  await page.getByRole('checkbox', { name: 'Preso: birra per i cuochi' }).check()
  await context.setOffline(false)
  await open(page, '/lista-spesa')
  await expect(names.last()).toHaveValue('birra per i cuochi')
  await expect(page.getByRole('textbox', { name: 'Quantità di birra per i cuochi' })).toHaveValue('sei')
  await expect(page.getByRole('checkbox', { name: 'Preso: birra per i cuochi' })).toBeChecked()

  await expect(sum).toHaveAttribute('aria-pressed', 'false')
  await sum.click()
  await expect(page.getByRole('columnheader', { name: 'Ortofrutta' })).toBeVisible()
  const amountOf = (name: string) => page.getByRole('textbox', { name: `Quantità di ${name}`, exact: true })
  const pelati = [one, other]
    .flatMap((recipe) => recipe?.ingredients ?? [])
    .flatMap((line) => /^(\d+) g di pomodori pelati$/.exec(line)?.[1] ?? [])
    .reduce((sum, grams) => sum + Number(grams), 0)
  expect(pelati).toBeGreaterThan(0)
  await expect(amountOf('Pomodori pelati')).toHaveValue(
    pelati < 1000 ? `${pelati} g` : `${String(pelati / 1000).replace('.', ',')} kg`,
  )
  await expect(amountOf('birra per i cuochi')).toHaveValue('sei')

  const rows = await names.count()
  await page.getByRole('button', { name: 'Elimina birra per i cuochi' }).click()
  await expect(names).toHaveCount(rows - 1)
  await page.getByRole('button', { name: 'Copia lista' }).click()
  await expectNotification(page, 'Copiato!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('☐ Pomodori pelati, ')
  // What every kitchen has is on the list too, folded.
  expect(copied).toMatch(/^☐ Acqua, /m)
  const atHome = page.getByText(/^In casa ne hai già: .*acqua/)
  await expect(page.getByRole('checkbox', { name: 'Preso: Acqua' })).toBeHidden()
  await atHome.click()
  await expect(page.getByRole('checkbox', { name: 'Preso: Acqua' })).toBeVisible()
  const all = await names.count()
  expect(copied.split('\n')).toHaveLength(all)

  await page.getByRole('button', { name: 'Condividi', exact: true }).click()
  await expectNotification(page, 'Link copiato')
  const link = await page.evaluate(() => {
    localStorage.removeItem('shoppingList')
    return navigator.clipboard.readText()
  })
  expect(new URL(link).search).toBe(`?ricette=${one?.id},${other?.id}`)
  await open(page, link)
  await expectNotification(page, 'Lista ricevuta')
  await atHome.click()
  await expect(names).toHaveCount(all)
  await expect(amountOf('Pomodori pelati')).not.toHaveValue('')
  await expect(page.getByRole('columnheader', { name: 'Ortofrutta' })).toBeVisible()
  // The list comes first; the recipes that it is made of are folded.
  await page.getByText('Scegli le ricette').click()
  await expect(page.getByRole('checkbox', { name: 'Pizza Margherita' })).toBeChecked()
  await expect(page).toHaveURL('/lista-spesa')
})

test('on a phone a line is one line, marked where nobody must mistake it, ticked wherever it is touched, and written on request', {
  tag: '@phone-only',
}, async ({ page }) => {
  const recipes = await catalogue(page)
  const safe = recipes.find(({ ingredients }) => ingredients.some((line) => line.includes('certificat')))
  await open(page, `/lista-spesa?ricette=${safe?.id},1,2`)
  const marked = page.getByRole('row').filter({ has: page.getByText('Senza glutine', { exact: true }) })
  await expect(marked.first()).toContainText(`per ${safe?.name}`)
  await expect(marked.first().getByRole('textbox', { name: 'Ingrediente', includeHidden: true })).toHaveValue(
    /senza glutine|certificat/,
  )
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: 'Preso: Basilico' }) })
  const tick = row.getByRole('checkbox')
  const box = await row.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeLessThan(60)
  for (const at of [0.3, 0.95]) {
    const before = await tick.isChecked()
    await row.click({ position: { x: (box?.width ?? 0) * at, y: 22 } })
    await expect(tick).toBeChecked({ checked: !before })
  }
  await expect(page.getByRole('button', { name: 'Elimina Basilico' })).toBeHidden()
  // The switch stays under the finger: what follows it may become shorter.
  const sum = page.getByRole('button', { name: 'Somma quantità' })
  await sum.scrollIntoViewIfNeeded()
  const top = await sum.evaluate((element) => element.getBoundingClientRect().top)
  await sum.click()
  await expect(sum).toHaveAttribute('aria-pressed', 'false')
  await sum.click()
  expect(await sum.evaluate((element) => element.getBoundingClientRect().top)).toBe(top)

  await page.getByRole('button', { name: 'Modifica' }).click()
  await row.getByRole('textbox', { name: 'Quantità di Basilico' }).fill('quello del vaso')
  await page.getByRole('button', { name: 'Modifica' }).click()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Quantità di Basilico' })).toHaveValue('quello del vaso')
})

test('a damaged list, a link to nothing and parts that do not arrive leave the page whole, and home has the same list', {
  tag: ['@phone-only', '@proof'],
}, async ({ page, faults }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('damaged'))
      localStorage.setItem('shoppingList', '{"items":[{"name":"Olio"},7')
    sessionStorage.setItem('damaged', '1')
  })
  await open(page, '/lista-spesa?ricette=9999')
  await expectNotification(page, 'Ricetta non trovata', 'Il link nomina ricette che non ci sono: 9999')
  await expect(page.getByRole('heading', { name: 'La lista è vuota' })).toBeVisible()

  await page.route(/\/assets\/(toaster|sum-quantities)-/, (route) => route.abort())
  await open(page, '/lista-spesa')
  await page.getByRole('button', { name: 'Aggiungi ingrediente' }).click()
  await page.getByRole('button', { name: 'Elimina Nuovo ingrediente' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Riga eliminata' })).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('La somma non è arrivata')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Aggiunti da te' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Lista della Spesa' })).toBeVisible()
  expect(faults.splice(0).every((fault) => fault.includes('dynamically imported module'))).toBe(true)

  await page.unroute(/\/assets\/(toaster|sum-quantities)-/)
  await open(page, '/#lista-spesa')
  const section = page.getByRole('region', { name: 'Lista della Spesa' })
  await expect(section.getByRole('textbox', { name: 'Ingrediente', exact: true })).toHaveValue(
    'Nuovo ingrediente',
  )
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})
