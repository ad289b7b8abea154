import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addressOf } from '#contracts/endpoint.ts'
import { glossaryEditing } from '#contracts/glossary/admin-glossary.endpoints.ts'
import { termDraft } from '#tests/support/entry-drafts.ts'
import { expectNotification, logInAsAdmin, notification, open, refuse } from '../visitor.ts'
import { expect, expectGoodInProof, test } from './own-site-test.ts'

const newName = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`
const save = (page: Page) => page.getByRole('button', { name: 'Salva le modifiche' })

async function create(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as { id: number; updatedAt: string }
}

test.beforeEach(async ({ page }) => {
  await logInAsAdmin(page)
})

test('a word is written, linked and contested; what fails takes nothing away', async ({ page }) => {
  const term = newName('zuppata')
  await open(page, '/admin?scheda=glossario')
  await page.getByRole('link', { name: 'Nuova voce' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nuova voce' })).toBeVisible()
  const [name, definition] = [page.getByLabel('Voce', { exact: true }), page.getByLabel('Definizione')]
  await definition.fill('Una pasta bagnata.')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expectNotification(page, 'Voce non salvata', 'Controlla i campi segnati.')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Scrivi la voce')
  await name.fill(term)
  await page.getByLabel('Aggiungi una voce collegata').selectOption('idratazione')
  await page.getByLabel('Aggiungi una voce collegata').selectOption('cornicione')
  await page.getByRole('button', { name: 'Togli cornicione' }).click()
  await expectGoodInProof(page)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expectNotification(page, 'Voce salvata', term)
  await expect(page.getByRole('heading', { level: 2, name: term })).toBeVisible()
  await expect(page.getByText('Rimandano qui: idratazione.')).toBeVisible()

  // A network that falls, two administrators at one word, a name that is taken: nothing is lost.
  const params = { id: Number(/\d+$/.exec(page.url())?.[0]) }
  const mine = 'Una pasta tanto bagnata che si stende con le mani <b>unte</b>.'
  await definition.fill(mine)
  await page.route(`**${addressOf(glossaryEditing.read, { params })}`, (route) => route.abort())
  await save(page).click()
  await expectNotification(
    page,
    'Voce non salvata',
    'Controlla la connessione e riprova: ciò che hai scritto è ancora qui.',
  )
  await page.unroute(`**${addressOf(glossaryEditing.read, { params })}`)
  const kept = await (await page.request.get(addressOf(glossaryEditing.read, { params }))).json()
  const saveTheirs = async (definition: string, basedOn: string) => {
    const data = { ...termDraft({ term, definition }), basedOn }
    const changed = await page.request.put(addressOf(glossaryEditing.change, { params }), { data })
    expect(changed.status()).toBe(200)
    return (await changed.json()) as { updatedAt: string }
  }
  const second = await saveTheirs('La loro.', kept.updatedAt)
  await save(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Nel frattempo la voce è cambiata' })
  await expect(notice).toBeVisible()
  await expect(definition).toHaveValue(mine)
  await expect(save(page)).toBeFocused()
  // A version that has come since then is not overwritten unseen: it is told once more.
  await saveTheirs('La loro, ancora.', second.updatedAt)
  const anyway = notice.getByRole('button', { name: 'Salva comunque la mia' })
  const refused = page.waitForResponse((answer) => answer.status() === 409)
  await anyway.click()
  await refused
  await expect(anyway).toBeEnabled()
  await expect(anyway).toBeFocused()
  await anyway.click()
  await expectNotification(page, 'Voce salvata', term)
  await expect(save(page)).toBeFocused()
  await name.fill('BIGA')
  await save(page).click()
  await expect(name).toHaveAccessibleDescription("Nel glossario c'è già una voce con questo nome")
  expect((await page.request.delete(addressOf(glossaryEditing.remove, { params }))).ok()).toBe(true)
  await save(page).click()
  await expectNotification(
    page,
    'Voce non salvata',
    "Nel frattempo è finita nel cestino: ripristinala in un'altra scheda, poi salva di nuovo. Ciò che hai scritto è ancora qui.",
  )
  await page.getByRole('link', { name: 'Tutte le voci' }).click()
  const question = page.getByRole('dialog', { name: 'Uscire senza salvare?' })
  await question.getByRole('button', { name: 'Esci senza salvare' }).click()
  await expect(page.getByRole('list', { name: 'Voci trovate' })).toBeVisible()
})

test('a word is found, deleted, had back, and stands in the glossary as it was written', async ({ page }) => {
  const term = newName('zuppata')
  await create(
    page,
    glossaryEditing.create.path,
    termDraft({
      term,
      definition: 'Una pasta che si stende con le mani <b>unte</b>.',
      related: ['idratazione'],
      linkBack: true,
    }),
  )
  await refuse(page, `${glossaryEditing.list.path}?*`)
  await open(page, '/admin?scheda=glossario')
  await expect(page.getByText('Non siamo riusciti a caricare il glossario.')).toBeVisible()
  await page.unroute(`**${glossaryEditing.list.path}?*`)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await page.getByLabel('Cerca una voce').fill(term)
  const rows = page.getByRole('list', { name: 'Voci trovate' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `Azioni per ${term}` }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Elimina')
  await expectNotification(page, 'Voce eliminata', term)
  await expect(page.getByText('Nessuna voce trovata')).toBeVisible()
  await notification(page).getByRole('button', { name: 'Annulla' }).click()
  await expectNotification(page, 'Voce ripristinata', term)
  await expect(rows).toHaveCount(1)
  await choose('Elimina')
  await expectNotification(page, 'Voce eliminata', term)
  await page.getByRole('combobox', { name: 'Mostra' }).click()
  await page.getByRole('option', { name: 'Cestino' }).click()
  await choose('Ripristina')
  await expectNotification(page, 'Voce ripristinata', term)

  await open(page, '/glossario')
  await page.getByLabel('Cerca nel glossario').fill(term)
  await expect(page.getByRole('definition').filter({ hasText: '<b>unte</b>' })).toBeVisible()
  await page.getByLabel('Cerca nel glossario').fill('')
  const link = page.getByRole('link', { name: term, exact: true })
  await expect(link).toHaveAttribute('href', `#${term.replaceAll(' ', '-')}`)
  await link.click()
  await expect(page).toHaveURL(/\/glossario#zuppata-/)
})

test('a pizzeria is written by hand, shown, corrected and taken away', { tag: '@proof' }, async ({
  page,
}) => {
  const name = newName('Forno dei Sassi')
  await open(page, '/admin?scheda=pizzerie')
  await page.getByRole('link', { name: 'Nuova pizzeria' }).click()
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await page.getByLabel('Indirizzo', { exact: true }).fill('via dei Sassi 1')
  await page.getByLabel('Città').fill('Matera')
  await page.getByLabel('Regione, o Paese').fill('Basilicata')
  await page.getByLabel('Anno di fondazione').fill('anni Venti')
  await page.getByLabel('Conosciuta per').fill('La focaccia con i peperoni cruschi.')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByLabel('Anno di fondazione')).toHaveAccessibleDescription(
    /Scrivi l'anno con quattro cifre, o lascia vuoto/,
  )
  await page.getByLabel('Anno di fondazione').fill('')
  await expectGoodInProof(page)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expectNotification(page, 'Pizzeria salvata', name)
  const address = page.url()

  await open(page, '/pizzerie')
  const shown = page.getByRole('listitem').filter({ hasText: name })
  await expect(shown).toContainText('via dei Sassi 1, Matera (Basilicata)')
  await expect(shown).toContainText('Anno non documentato')

  await open(page, address)
  await page.getByLabel('Anno di fondazione').fill('1924')
  await save(page).click()
  await expectNotification(page, 'Pizzeria salvata', name)
  await open(page, '/admin?scheda=pizzerie')
  await page.getByLabel('Cerca una pizzeria').fill('matera')
  await expect(page.getByRole('list', { name: 'Pizzerie trovate' })).toContainText('dal 1924')
  await page.getByRole('button', { name: `Azioni per ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expectNotification(page, 'Pizzeria eliminata', name)
  await open(page, '/pizzerie')
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a product is written with its photograph, stands in the shop, is hidden and taken away', {
  tag: '@proof',
}, async ({ page }) => {
  const title = newName('Raschietto')
  await open(page, '/admin?scheda=shop')
  await expectGoodInProof(page)
  await page.getByRole('link', { name: 'Nuovo prodotto' }).click()
  await page.getByLabel('Nome', { exact: true }).fill(title)
  await page.getByLabel('Descrizione').fill("Stacca l'impasto dal banco senza strapparlo.")
  await page.getByLabel('Categoria').selectOption('Strumenti')
  await page.getByLabel('Link al negozio').fill('http://negozio.example/raschietto')
  await page.getByLabel('Prezzo in euro').fill('8,90')
  await page.getByLabel('Prezzo pieno, se è scontato').fill('8')
  await page.getByLabel('Etichette').fill('impasto\nbanco\nacciaio\nquattro')
  await page.getByRole('checkbox', { name: 'Napoletana', exact: true }).check()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByLabel('Link al negozio')).toBeFocused()
  await expect(page.getByLabel('Etichette')).toHaveAccessibleDescription(/Al massimo 3 etichette/)
  await expect(page.getByLabel('Disegno')).toHaveAccessibleDescription(
    /Scegli un disegno o carica una fotografia/,
  )
  await page.getByLabel('Link al negozio').fill('https://negozio.example/raschietto')
  await page.getByLabel('Etichette').fill('impasto\nbanco')
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#b55' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Fotografia')
    .setInputFiles({ name: 'raschietto.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: "L'immagine del prodotto" })).toHaveAttribute(
    'src',
    /^\/immagini\/caricate\//,
  )
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByLabel('Prezzo pieno, se è scontato')).toHaveAccessibleDescription(
    /Il prezzo pieno dev'essere più alto di quello scontato/,
  )
  await page.getByLabel('Prezzo pieno, se è scontato').fill('10')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByLabel('Prezzo pieno in vigore dal')).toHaveAccessibleDescription(
    /Il prezzo pieno e la data da cui valeva vanno insieme/,
  )
  await page.getByLabel('Prezzo pieno in vigore dal').fill('2026-03-03')
  await expectGoodInProof(page)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expectNotification(page, 'Prodotto salvato', title)
  const address = page.url()

  await open(page, '/shop?categoria=offerte')
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText('8,90 €')).toBeVisible()
  await expect(card.getByText('−11%')).toBeVisible()
  await expect(card.getByText(/prezzo pieno in vigore dal 3 marzo 2026/)).toBeVisible()
  await expect(card.getByRole('link', { name: /^Vai al negozio/ })).toHaveAttribute(
    'href',
    'https://negozio.example/raschietto',
  )

  await open(page, address)
  await page.getByLabel('Visibile nello shop').uncheck()
  await save(page).click()
  await expectNotification(page, 'Prodotto salvato', title)
  await open(page, '/shop')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card).toHaveCount(0)

  await open(page, '/admin?scheda=shop')
  await page.getByLabel('Cerca un prodotto').fill(title)
  const rows = page.getByRole('list', { name: 'Prodotti trovati' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByText('Nascosto', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Azioni per ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expectNotification(page, 'Prodotto eliminato', title)
})
