import type { Page } from '@playwright/test'
import { BENCH_MENU, HEADER_MENU, HELP_MENU, ROOMS_MENU } from '#contracts/pages/every-page.built.ts'
import { OPEN_PAGES } from './site-map.ts'
import { expect, test } from './site-test.ts'

/** Every page, and some whose address brings a choice. */
const READ = [
  ...OPEN_PAGES,
  '/cerca?q=biga',
  '/ricette/1',
  '/ricette/22?dosi=6',
  '/guida-forno?style=napoletana&oven=home_electric&surface=stone&maxTemp=250&unit=F',
  '/abbinamenti-ingredienti?base=zucca',
  '/abbinamenti-ingredienti?scheda=analisi&con=zucca,salsiccia',
  '/abbinamenti-ingredienti?scheda=ingredienti&cerca=zucca',
  '/calcolatore-nutrizione?ricetta=1',
  '/shop?categoria=forni&ordine=price-low',
  '/pronto-soccorso/pallida',
]

/** Names of the controls that somebody sees, may use, and uses in vain: they open nothing, and no form sends them. */
function deadControls(): string[] {
  for (const part of document.querySelectorAll('details')) part.open = true
  const controls =
    'button, input, select, textarea, [role=tab], [role=button], [role=combobox], [role=switch], [role=slider]'
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility() && !control.matches(':disabled, [popovertarget]'))
    .filter((control) => {
      const isSent = control.closest('form[action]') !== null
      return !isSent || (control instanceof HTMLButtonElement && control.type === 'button')
    })
    .map((control) => control.outerHTML.slice(0, 200))
}

const expectNoDeadControl = async (page: Page) =>
  expect(await page.evaluate(deadControls), page.url()).toEqual([])

test.describe('without JavaScript', { tag: '@no-js' }, () => {
  test('forms and links lead from home to a recipe, its doses and the oven, and nothing is pressed in vain', async ({
    page,
  }) => {
    await page.goto('/')
    await expectNoDeadControl(page)
    await page.getByRole('searchbox', { name: 'Che pizza vuoi?' }).fill('patate')
    await page.getByRole('button', { name: 'Trova la pizza' }).click()
    await expect(page).toHaveURL('/ricette?cerca=patate')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Procedimento' }).getByRole('listitem')).not.toHaveCount(0)

    await page.goto('/ricette?difficolta=facile')
    await expectNoDeadControl(page)
    const difficulty = page.getByRole('combobox', { name: 'Difficoltà' })
    await expect(difficulty).toHaveValue('facile')
    await page.getByRole('combobox', { name: 'Categoria' }).selectOption('Focaccia')
    await difficulty.selectOption('Tutte le difficoltà')
    await page.getByRole('button', { name: 'Dieta' }).click()
    await page.getByRole('checkbox', { name: /^Vegana/ }).check()
    await page.getByRole('dialog', { name: 'Dieta' }).getByRole('button').click()
    await expect(page).toHaveURL(/categoria=Focaccia.*dieta=vegana/)
    await expect(page.getByRole('article').first()).toContainText('Focaccia')
    await expect(page.getByRole('link', { name: 'Togli il filtro: Vegana' })).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ricette/1')
    await expectNoDeadControl(page)
    // The button that is left sends the form of the doses.
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Ricalcola'])
    await page.getByRole('textbox', { name: 'Pizze' }).fill('6')
    await page.getByRole('button', { name: 'Ricalcola' }).click()
    await expect(page).toHaveURL('/ricette/1?dosi=6')
    await expect(page.getByText('900 g di farina 00')).toBeVisible()
    await page.getByRole('link', { name: 'Ho della farina' }).click()
    await expect(page).toHaveURL('/ricette/1?dosi=900g')
    await expect(page.getByRole('group', { name: 'Il tuo voto' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Apri il menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveCount(
      1 + [HEADER_MENU, ROOMS_MENU, BENCH_MENU, HELP_MENU].flat().length,
    )
    await page.getByRole('button', { name: 'Chiudi il menu' }).click()
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Apri il menu' }).click()
    await menu.getByRole('link', { name: 'Guida Forno' }).click()
    await expectNoDeadControl(page)
    await page.getByRole('combobox', { name: 'Stile di pizza' }).selectOption({ value: 'napoletana' })
    await page.getByRole('combobox', { name: 'Tipo di forno' }).selectOption({ value: 'home_electric' })
    await page.getByRole('button', { name: 'Calcola cottura' }).click()
    await page.getByRole('combobox', { name: 'Superficie di cottura' }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Calcola cottura' }).click()
    await expect(page).toHaveURL(/style=napoletana&oven=home_electric&surface=.+/)
    await expect(page.getByRole('region', { name: 'Risultato' })).toContainText('°C')
  })

  for (const width of [390, 1440])
    test(`what is visible on any page works, ${width} px wide`, { tag: '@proof' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of READ) {
        await page.goto(path)
        await expectNoDeadControl(page)
      }
    })
})
