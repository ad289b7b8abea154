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

test('a video is pasted, suggested or taken away; what fails takes nothing away, and the page waits for a click', {
  tag: '@proof',
}, async ({ page, foreignRequests }) => {
  await logInAsAdmin(page)
  const data = recipeDraft({
    name: `Ripresa ${Math.random().toString(36).slice(2, 8)}`,
    youtubeVideoId: 'aaaaaaaaaaa',
  })
  const recipe = await (await page.request.post(createRecipe.path, { data })).json()
  const params = { id: recipe.id }
  await page.request.put(addressOf(publishRecipe, { params }), { data: { isPublished: true } })
  const field = page.getByLabel('Link o id del video di YouTube')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await open(page, '/admin?scheda=ricette&vista=video')
  await page.getByLabel('Scegli una ricetta').fill(recipe.name)
  await page.getByRole('button', { name: new RegExp(`^${recipe.name}`) }).click()
  await expect(page.getByRole('heading', { level: 3, name: recipe.name })).toBeVisible()
  await expect(page.getByText('Video attuale: aaaaaaaaaaa')).toBeVisible()
  await expect(field).toHaveValue('aaaaaaaaaaa')

  await field.fill('pizza')
  await button('Salva').click()
  await expect(field).toHaveAccessibleDescription(/Incolla il link di un video di YouTube, o il suo id/)
  await button('Annulla').click()
  await expect(field).toHaveValue('aaaaaaaaaaa')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field.fill('')
  await button('Salva').click()
  await expectNotification(page, 'Video salvato')
  await expect(page.getByText('Video attuale: nessuno')).toBeVisible()

  // The search for videos is a service of others; this site has no key for it.
  const search = button('Cerca video correlati')
  await search.click()
  await expectNotification(page, 'Errore', 'Non è stato possibile cercare i video correlati.')
  await expect(page.getByText(/variabile YOUTUBE_API_KEY/)).toBeVisible()
  const thumbnailUrl = 'https://i.ytimg.com/vi/x/mqdefault.jpg'
  let videos: object[] = []
  await page.route(`**${addressOf(suggestRecipeVideos, { params })}`, (route) =>
    route.fulfill({ json: videos }),
  )
  await search.click()
  await expectNotification(page, 'Nessun video trovato')
  videos = [
    { id: ID, title: 'La <b>pizza</b> di casa', channelTitle: 'Forno Sud', thumbnailUrl },
    { id: 'bbbbbbbbbbb', title: 'Impasto', channelTitle: 'Mani in pasta', thumbnailUrl: '' },
  ]
  await search.click()
  const found = page.getByRole('list', { name: 'Video trovati' }).getByRole('listitem')
  await expect(found).toHaveCount(2)
  await expect(found.first()).toContainText('La <b>pizza</b> di casa')
  await found.first().getByRole('button').click()
  await expect(field).toHaveValue(ID)
  await refuse(page, addressOf(setRecipeVideo, { params }))
  await button('Salva').click()
  await expectNotification(page, 'Errore', 'Non è stato possibile salvare il video.')
  await expect(field).toHaveValue(ID)
  await page.unroute(`**${addressOf(setRecipeVideo, { params })}`)
  await field.fill(`https://m.youtube.com/watch?app=desktop&v=${ID}&t=42s`)
  await expect(field).toHaveValue(ID)
  await button('Salva').click()
  await expectNotification(page, 'Video salvato', recipe.name)
  await expect(page.getByText(`Video attuale: ${ID}`)).toBeVisible()
  expect(foreignRequests.splice(0).every((url) => url === thumbnailUrl)).toBe(true)

  await open(page, `/ricette/${recipe.id}`)
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreignRequests).toEqual([])
  await page.getByRole('button', { name: 'Guarda il video' }).click()
  await expect(page.getByTitle(`Video: ${recipe.name}`)).toHaveAttribute('src', new RegExp(`/embed/${ID}`))
  await expect.poll(() => foreignRequests.length).toBe(1)
  foreignRequests.splice(0)
})
