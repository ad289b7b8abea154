import type { Locator } from '@playwright/test'
import { expect, test } from './site-test.ts'
import { open } from './visitor.ts'

test.use({ forcedColors: 'active' })

/** True where the ground is the system's own colour of what is selected. */
const isMarked = (part: Locator) =>
  part.evaluate((element) => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.cssText = 'forced-color-adjust: none; background: Highlight'
    const { backgroundColor } = getComputedStyle(sample)
    sample.remove()
    return getComputedStyle(element).backgroundColor === backgroundColor
  })

async function expectOnlyFirst(chosen: Locator, other: Locator) {
  expect([await isMarked(chosen), await isMarked(other)]).toEqual([true, false])
}

test('with the colours of the system what is chosen can be told from what is not, and buttons have a frame', async ({
  page,
}) => {
  await open(page, '/calcolatore-impasto')
  const half = (name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}$`) })
  await page.getByRole('radio', { name: 'Tonda' }).check()
  await expectOnlyFirst(half('Tonda'), half('In teglia'))
  const preset = (name: string) => page.getByRole('button', { name, exact: true })
  await preset('Napoletana').click()
  await expectOnlyFirst(preset('Napoletana'), preset('Siciliana'))

  for (const button of [
    page.getByRole('button', { name: 'Salva ricetta' }).first(),
    page.getByRole('banner').getByRole('link', { name: 'Accedi' }),
  ]) {
    const frame = await button.evaluate((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
      return { width: Number.parseFloat(borderTopWidth), isSeen: borderTopColor !== backgroundColor }
    })
    expect(frame).toEqual({ width: 1, isSeen: true })
  }

  await open(page, '/')
  const mode = (name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}$`) })
  await expectOnlyFirst(mode('Principiante'), mode('Esperto'))
  const chip = (name: string) =>
    page.getByRole('group', { name: 'Categoria' }).getByRole('button', { name, exact: true })
  await expectOnlyFirst(chip('tutte'), chip('vegana'))
})
