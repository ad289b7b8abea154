import type { Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import {
  createRecipe,
  publishRecipe,
  setRecipeVideo,
  suggestRecipeVideos,
} from '#contracts/recipes/admin-recipes.endpoints.ts'
import { recipeDraft } from '#tests/support/recipe-draft.ts'
import { expectNotification, logInAsAdmin, open, refuse } from '../visitor.ts'
import { expect, test } from './own-site-test.ts'

const ID = 'dQw4w9_-XcQ'
let recipe: { id: number; name: string }

const field = (page: Page) => page.getByLabel('Link o id del video di YouTube')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await logInAsAdmin(page)
  const name = `Ripresa ${Math.random().toString(36).slice(2, 8)}`
  const data = recipeDraft({ name, youtubeVideoId: 'aaaaaaaaaaa' })
  recipe = await (await page.request.post(createRecipe.path, { data })).json()
  await page.request.put(addressOf(publishRecipe, { params: { id: recipe.id } }), {
    data: { isPublished: true },
  })
  await open(page, '/admin?scheda=ricette&vista=video')
  await page.getByLabel('Scegli una ricetta').fill(name)
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
  await expect(page.getByText('Video attuale: aaaaaaaaaaa')).toBeVisible()
  await expect(field(page)).toHaveValue('aaaaaaaaaaa')
})

test('a pasted link becomes its id, is saved, and the page shows the player after a click', async ({
  page,
  foreignRequests,
}) => {
  await field(page).fill(`https://m.youtube.com/watch?app=desktop&v=${ID}&t=42s`)
  await expect(field(page)).toHaveValue(ID)
  await button(page, 'Salva').click()
  await expectNotification(page, 'Video salvato', recipe.name)
  await expect(page.getByText(`Video attuale: ${ID}`)).toBeVisible()

  await open(page, `/ricette/${recipe.id}`)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreignRequests).toEqual([])
  await page.getByRole('button', { name: 'Guarda il video' }).click()
  await expect(page.getByTitle(`Video: ${recipe.name}`)).toHaveAttribute('src', new RegExp(`/embed/${ID}`))
  await expect.poll(() => foreignRequests.length).toBe(1)
  foreignRequests.splice(0)
})

test('cancel gives the saved id back, words are refused, nothing takes the video away', async ({ page }) => {
  await field(page).fill('pizza')
  await button(page, 'Salva').click()
  await expect(field(page)).toHaveAccessibleDescription(/Incolla il link di un video di YouTube, o il suo id/)
  await button(page, 'Annulla').click()
  await expect(field(page)).toHaveValue('aaaaaaaaaaa')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field(page).fill('')
  await button(page, 'Salva').click()
  await expectNotification(page, 'Video salvato')
  await expect(page.getByText('Video attuale: nessuno')).toBeVisible()
})

// The search for videos is a service of others.
test('a suggestion is picked and saved', async ({ page, foreignRequests }) => {
  const thumbnailUrl = 'https://i.ytimg.com/vi/x/mqdefault.jpg'
  const videos = [
    { id: ID, title: 'La <b>pizza</b> di casa', channelTitle: 'Forno Sud', thumbnailUrl },
    { id: 'bbbbbbbbbbb', title: 'Impasto', channelTitle: 'Mani in pasta', thumbnailUrl: '' },
  ]
  await page.route(`**${addressOf(suggestRecipeVideos, { params: { id: recipe.id } })}`, (route) =>
    route.fulfill({ json: videos }),
  )
  await button(page, 'Cerca video correlati').click()
  const found = page.getByRole('list', { name: 'Video trovati' }).getByRole('listitem')
  await expect(found).toHaveCount(2)
  await expect(found.first()).toContainText('La <b>pizza</b> di casa')
  await found.first().getByRole('button').click()
  await expect(field(page)).toHaveValue(ID)
  await button(page, 'Salva').click()
  await expectNotification(page, 'Video salvato', recipe.name)
  expect(foreignRequests.splice(0).every((url) => url === thumbnailUrl)).toBe(true)
})

test('failures are told, and none takes anything away', async ({ page }) => {
  await button(page, 'Cerca video correlati').click()
  await expectNotification(page, 'Errore', 'Non è stato possibile cercare i video correlati.')
  await expect(page.getByText(/variabile YOUTUBE_API_KEY/)).toBeVisible()
  await page.route(`**${addressOf(suggestRecipeVideos, { params: { id: recipe.id } })}`, (route) =>
    route.fulfill({ json: [] }),
  )
  await button(page, 'Cerca video correlati').click()
  await expectNotification(page, 'Nessun video trovato')
  await refuse(page, addressOf(setRecipeVideo, { params: { id: recipe.id } }))
  await field(page).fill(ID)
  await button(page, 'Salva').click()
  await expectNotification(page, 'Errore', 'Non è stato possibile salvare il video.')
  await expect(field(page)).toHaveValue(ID)
})
