import type { Page } from '@playwright/test'
import { pizzeriaPage, recipePage, sitemapOf } from '#tests/support/stub-site.ts'
import { expectNotification, logInAsAdmin, open } from '../visitor.ts'
import { expect, expectGoodInProof, test } from './own-site-test.ts'

test.beforeEach(({ page }) => logInAsAdmin(page))

async function paste(page: Page, name: string, more: object = {}) {
  await page.getByLabel('Indirizzo o codice HTML della pagina').fill(recipePage(name, more))
  await page.getByRole('button', { name: 'Leggi la pagina' }).click()
  await expect(page.getByRole('button', { name: `Rivedi ${name}` })).toBeVisible()
}

async function pasteAndReview(page: Page, name: string, more: object) {
  await paste(page, name, more)
  await page.getByRole('button', { name: `Rivedi ${name}` }).click()
}

test('a pasted page is reviewed beside itself, corrected, completed and published', async ({ page }) => {
  await open(page, '/admin?scheda=ricette&vista=scraping')
  // What differs is marked, what is missing is proposed.
  await pasteAndReview(page, 'Focaccia da rivedere', {
    description: '',
    recipeIngredient: ['Per la pasta:', 'Farina 0 500 g', '350 g di acqua', 'una manciata di roba strana'],
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: 'Per la pasta',
        itemListElement: [{ text: "Versa l'acqua sulla farina." }, { text: 'Inforna.' }],
      },
    ],
  })
  const pasted = page.getByRole('dialog', { name: 'Focaccia da rivedere' })
  const beside = pasted.getByRole('region', { name: 'La pagina da cui viene' })
  const differing = beside.getByRole('deletion').filter({ hasText: 'Farina 0' })
  await expect(beside).toContainText('Farina 0 500 g')
  await expect(differing).toBeVisible()
  await beside.getByRole('button', { name: 'Segna le differenze' }).click()
  await expect(differing).toBeHidden()
  const steps = pasted.getByLabel('Procedimento')
  await expect(steps).toHaveValue(/^Per la pasta: versa .*\nInforna\.$/)
  const findings = pasted.getByRole('group', { name: 'Allergeni e diete' })
  await expect(findings).toContainText('una manciata di roba strana')
  await pasted.getByLabel('Ingredienti').fill('500 g di farina 0\n350 g di acqua\n100 g di olive nere')
  await expect(findings).not.toContainText('che non conosciamo')
  await findings.getByRole('button', { name: 'Segna come vegana' }).click()
  await expect(pasted.getByRole('checkbox', { name: 'Vegana' })).toBeChecked()
  await pasted.getByRole('button', { name: 'Proponi una descrizione' }).click()
  await expect(pasted.getByLabel('Descrizione')).toHaveValue('Stendi la pasta piano, senza mattarello.')
  await pasted.getByLabel('Nome').fill('Focaccia rivista')
  const preview = pasted.getByRole('complementary', { name: 'Anteprima' })
  await expect(preview).toContainText('Focaccia rivista')
  await expect(preview).toContainText('Stendi la pasta piano, senza mattarello.')
  await expectGoodInProof(page)

  // Typed corrections are not lost by closing.
  await steps.fill('Una riga mia.')
  await pasted.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(steps).toHaveValue('Una riga mia.')
  await pasted.getByRole('button', { name: 'Approva e pubblica' }).click()
  await expect(pasted).toBeHidden()
})

test('a source is read; what it holds is published with where it comes from, and what failed is said', async ({
  page,
  source,
}) => {
  const name = 'Pizza del viaggio'
  source.pages.set('/pizza-del-viaggio', {
    body: recipePage(name, { author: { name: '<b onclick="alert(1)">Ada</b>' } }),
  })
  source.pages.set('/sitemap-viaggio.xml', {
    body: sitemapOf([source.url('/pizza-del-viaggio'), source.url('/guasto')]),
    type: 'application/xml',
  })
  await open(page, '/admin?scheda=ricette&vista=scraping')
  await expect(page.getByRole('heading', { name: 'Scraping delle ricette' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Tipo di fonte' }).click()
  await page.getByRole('option', { name: 'Mappa del sito' }).click()
  await page.getByLabel('Indirizzo della fonte').fill('http://127.0.0.1/')
  await page.getByRole('button', { name: 'Aggiungi fonte' }).click()
  await expect(page.getByText("L'indirizzo appartiene a una rete privata: non si può aprire.")).toBeVisible()
  await page.getByLabel('Indirizzo della fonte').fill(source.url('/sitemap-viaggio.xml'))
  await page.getByRole('button', { name: 'Aggiungi fonte' }).click()
  await expectNotification(page, 'Fonte aggiunta')
  await page.getByRole('button', { name: 'Avvia scraping' }).click()
  await expectNotification(page, 'Scraping avviato con successo')

  const review = page.getByRole('button', { name: `Rivedi ${name}` })
  await expect(review).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Finito' })).toContainText(/\d error[ei]/)
  await page
    .getByRole('button', { name: /^Indirizzi ed errori/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Il sito ha risposto 500.')
  await page.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await review.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByText('Ada', { exact: true })).toBeVisible()
  await dialog.getByLabel('Descrizione').fill('')
  await dialog.getByRole('button', { name: 'Approva e pubblica' }).click()
  await expect(dialog.getByText('Scrivi una descrizione')).toBeVisible()
  await dialog.getByLabel('Descrizione').fill('La porti in viaggio avvolta nella carta.')
  await dialog.getByRole('button', { name: 'Approva e pubblica' }).click()
  await expect(dialog).toBeHidden()
  await expectNotification(page, 'Pubblicata sul sito')
  await page.getByRole('button', { name: 'Approvate' }).click()
  const approved = page
    .getByRole('list', { name: 'Voci importate' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await approved.getByRole('link', { name: 'Vedi la ricetta' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('La porti in viaggio avvolta nella carta.')).toBeVisible()
  await expect(page.getByText('Ricetta di Ada, da')).toBeVisible()
  await expect(page.getByRole('link', { name: 'La cucina di prova' })).toHaveAttribute(
    'href',
    source.url('/pizza-del-viaggio'),
  )
})

test('a pizzeria is pasted, completed and shown', { tag: '@proof' }, async ({ page }) => {
  const name = 'Forno di prova'
  await open(page, '/admin?scheda=pizzerie&vista=scraping')
  await page.getByLabel('Indirizzo o codice HTML della pagina').fill('<p>niente</p>')
  await page.getByRole('button', { name: 'Leggi la pagina' }).click()
  await expect(page.getByText("Nella pagina non c'è una pizzeria.")).toBeVisible()
  await page
    .getByLabel('Indirizzo o codice HTML della pagina')
    .fill(pizzeriaPage(name, { foundingDate: undefined }))
  await page.getByLabel('Da quale indirizzo viene').fill('https://forno.example/')
  await page.getByRole('button', { name: 'Leggi la pagina' }).click()
  await expectNotification(page, 'Pagina letta')
  await page.getByRole('button', { name: `Rivedi ${name}` }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel('Anno di fondazione').fill('51')
  await dialog.getByRole('button', { name: 'Approva e pubblica' }).click()
  await expect(dialog.getByText('Scrivi un anno dal 1600')).toBeVisible()
  await dialog.getByLabel('Anno di fondazione').fill('1951')
  await dialog.getByRole('button', { name: 'Approva e pubblica' }).click()
  await expect(dialog).toBeHidden()
  await open(page, '/pizzerie')
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('a page is read by its address, and what is there already is published only as another', {
  tag: '@proof',
}, async ({ page, source }) => {
  const name = 'Focaccia per indirizzo'
  for (const path of ['/focaccia-1', '/focaccia-2']) source.pages.set(path, { body: recipePage(name) })
  await open(page, '/admin?scheda=ricette&vista=scraping')
  await expect(page.getByRole('heading', { name: 'Incolla HTML o indirizzo' })).toBeVisible()
  const field = page.getByLabel('Indirizzo o codice HTML della pagina')
  const review = page.getByRole('button', { name: `Rivedi ${name}` })
  for (const [index, path] of ['/focaccia-1', '/focaccia-2'].entries()) {
    await field.fill(source.url(path))
    await page.getByRole('button', { name: 'Leggi la pagina' }).click()
    // The other site is asked once a second at most.
    await expect(field).toHaveValue('')
    await expect(review).toHaveCount(index + 1)
  }
  await expect(page.getByText(`Somiglia a «${name}», che aspetta anch'essa (100% uguale)`)).toHaveCount(2)
  const dialog = page.getByRole('dialog', { name })
  await review.first().click()
  await dialog.getByRole('button', { name: 'Approva e pubblica' }).click()
  await expect(dialog).toBeHidden()

  await expect(page.getByText(`Somiglia a «${name}», già sul sito (100% uguale)`)).toBeVisible()
  await review.click()
  await dialog.getByLabel('Dosi per').fill('7')
  await dialog.getByRole('button', { name: 'Approva e pubblica' }).click()
  await expect(dialog.getByRole('alert')).toContainText("C'è già qualcosa di molto simile")
  await expect(dialog.getByText('7 pizze')).toBeVisible()
  await expectGoodInProof(page)
  await dialog.getByRole('button', { name: "È un'altra ricetta: pubblicala" }).click()
  await expect(dialog).toBeHidden()
  await expect(review).toBeHidden()
})

test('a draft is kept with its corrections, and entries are rejected together', { tag: '@proof' }, async ({
  page,
}) => {
  const names = ['Prima da scartare', 'Seconda da scartare']
  await open(page, '/admin?scheda=ricette&vista=scraping')
  for (const name of names) await paste(page, name)
  await page.getByRole('button', { name: `Rivedi ${names[0]}` }).click()
  const dialog = page.getByRole('dialog', { name: names[0] as string })
  const steps = dialog.getByLabel('Procedimento')
  await expect(dialog.getByText('Ancora da usare:')).toBeVisible()
  await steps.fill('Impasta ')
  await steps.press('End')
  await page.keyboard.type('{')
  await expect(dialog.getByRole('listbox', { name: 'Righe da segnare' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('listbox')).toBeHidden()
  await steps.fill('Una riga mia.')
  await dialog.getByRole('button', { name: 'Salva bozza' }).click()
  await expectNotification(page, 'Bozza salvata')
  await dialog.getByRole('button', { name: 'Chiudi la finestra' }).click()
  await page.getByRole('button', { name: `Rivedi ${names[0]}` }).click()
  await expect(dialog.getByLabel('Procedimento')).toHaveValue('Una riga mia.')
  await dialog.getByRole('button', { name: 'Chiudi la finestra' }).click()

  for (const name of names) await page.getByRole('checkbox', { name: `Scegli ${name}` }).check()
  await page.getByRole('button', { name: 'Scarta le 2 voci scelte' }).click()
  await page.getByRole('button', { name: 'Scarta', exact: true }).click()
  await expectNotification(page, '2 voci scartate')
  await expect(page.getByRole('button', { name: `Rivedi ${names[0]}` })).toBeHidden()
})

test('a long page is pasted at once, and what looks incomplete is said where it is reviewed', {
  tag: '@proof',
}, async ({ page }) => {
  const name = 'Pizza da controllare'
  const lines = [
    '500 g di farina',
    '320 g di acqua',
    '10 g di sale',
    '300 g di pelati',
    '250 g di mozzarella',
  ]
  const html = recipePage(name, { recipeIngredient: lines.slice(0, 3) })
    .replace('<head>', '<head><link rel="canonical" href="https://www.lunga.example/pizza">')
    .replace(
      '</body>',
      `<h2>Ingredienti</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul><!--${'x'.repeat(150_000)}--></body>`,
    )
  await open(page, '/admin?scheda=ricette&vista=scraping')
  const field = page.getByLabel('Indirizzo o codice HTML della pagina')
  const pasteAll = () =>
    field.evaluate((area: HTMLTextAreaElement, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
  await pasteAll()
  await expect(field).toHaveValue('') // named, not shown: a field with all of it would be slow
  const said = page.getByText(/^lunga\.example, 15\d kB incollati/)
  await expect(said).toBeVisible()
  await page.getByRole('button', { name: 'Togli la pagina' }).click()
  await expect(said).toBeHidden()
  await expect(page.getByRole('button', { name: 'Leggi la pagina' })).toBeDisabled()

  await pasteAll()
  await expectGoodInProof(page)
  await page.getByRole('button', { name: 'Leggi la pagina' }).click()
  await expectNotification(page, 'Pagina letta')
  await expect(said).toBeHidden()
  await expect(page.getByText('Da controllare', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Rivedi ${name}` }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(
    dialog.getByText('Lista degli ingredienti forse incompleta: la pagina ne mostra 5, qui ce ne sono 3.'),
  ).toBeVisible()
  await expectGoodInProof(page)
})
