/** The app in the language of its reader. [issue 18, Languages; decision 0207] */
import { endpoints } from '@orderwright/contract'
import { call } from '../fixtures/order-page.ts'
import { expect, expectAccessible, maisonLumen, type Page, sizes, test } from '../fixtures/test.ts'

const inLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

test('[issue 18] a language that is chosen is that of the page, of what calls answer, of a reload and of another device', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', '/orders')
  try {
    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Language: English…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Language' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^What my browser asks for/ }).click()
    await page.getByRole('option', { name: 'Français' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await inLanguage(page, 'fr-FR')
    await expect(page.getByRole('heading', { name: 'Devis', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Exporter en CSV' })).toBeVisible()
    for (const size of ['desk', 'tablet', 'phone'] as const) {
      await page.setViewportSize(sizes[size])
      await expectAccessible(page)
      await page.screenshot({ path: `test-results/french-list-${size}.png` })
    }
    await page.setViewportSize(sizes.desk)
    const refusal = await page.evaluate(async (path) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orgId: 2_000_000_000 }),
      })
      return answer.text()
    }, endpoints.getDesk.path)
    expect(refusal).toContain('Introuvable.')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Devis', level: 1 })).toBeVisible()
    const other = await openAs(maisonLumen, 'guest', '/')
    await inLanguage(other, 'fr-FR')
    await expect(other.getByRole('heading', { level: 1, name: /bienvenue/ })).toBeVisible()
  } finally {
    await call(page, endpoints.saveLanguage.path, { language: null })
  }
})

test('[issue 18] the list shows every day and every sum whole on a tablet, also where days and words are longer', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders')
  await page.setViewportSize(sizes.tablet)
  try {
    for (const language of ['sv-SE', 'fr-FR', 'en-US']) {
      await call(page, endpoints.saveLanguage.path, { language })
      await page.reload()
      await inLanguage(page, language)
      const figures = page.getByRole('cell').filter({ hasText: /\d{4}|\$/ })
      await expect(figures.first()).toBeVisible()
      const cut = await figures.evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      )
      expect(cut, language).toEqual([])
    }
  } finally {
    await call(page, endpoints.saveLanguage.path, { language: null })
  }
})

test('[issue 18] who is not signed in chooses at the foot of the page, and comes back to it', async ({
  openAnonymous,
}) => {
  const page = await openAnonymous('/sign-in')
  await inLanguage(page, 'en-US')
  await page.getByRole('button', { name: 'Svenska' }).click()
  await inLanguage(page, 'sv-SE')
  await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
