/** The catalog in the language of its reader: an owner translates, and the customer sees it at once. [issue 18, Languages; decision 0215] */
import { endpoints } from '@orderwright/contract'
import { call, options } from '../fixtures/order-page.ts'
import { finish, savedOption, popup, openAdmin, openFinishOrder } from '../fixtures/option-admin.ts'
import { plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, goTo, sizes, test } from '../fixtures/test.ts'

test('[issue 18] an owner translates an option beside its title, and a French reader sees it on the screen and in the quote', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench, path } = await openFinishOrder(page, [finish])
  await goTo(page, `/admin/product-properties/${bench.properties['Finish']}`)
  await page.getByRole('button', { name: /^Translations of Finish/ }).click()
  const ofFinish = page.getByRole('dialog', { name: 'Translations of Finish' })
  await ofFinish.getByLabel('Français').fill('Finition')
  await ofFinish.getByLabel('Français').press('Enter')
  await expect(ofFinish.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const size of ['desk', 'phone'] as const) {
    await page.setViewportSize(sizes[size])
    await page.screenshot({ path: `test-results/translations-${size}.png` })
  }
  await page.setViewportSize(sizes.desk)
  await ofFinish.getByRole('button', { name: 'Close' }).last().click()

  const table = page.getByRole('region', { name: 'Options' })
  await table.getByRole('button', { name: /^Translations of White: none in Français/ }).click()
  const ofWhite = page.getByRole('dialog', { name: 'Translations of White' })
  await ofWhite.getByLabel('Français').fill('Blanc')
  await ofWhite.getByLabel('Français').press('Enter')
  await expect(ofWhite.getByText('Saved', { exact: true })).toBeVisible()
  await ofWhite.getByRole('button', { name: 'Close' }).last().click()

  // What is missing is found by the filter.
  await table.getByRole('radio', { name: 'Not in Français' }).click({ force: true })
  await expect(table.getByLabel(/^Title of/)).toHaveCount(1)
  await page.screenshot({ path: 'test-results/translations-filter.png' })

  const french = await openAs(plainOrg, 'member', atRest)
  await call(french, endpoints.saveLanguage.path, { language: 'fr-FR' })
  try {
    await goTo(french, path)
    await expect(french.locator('html')).toHaveAttribute('lang', 'fr-FR')
    const chosen = french.getByRole('button', { name: /^Finition Blanc/ })
    await expect(chosen).toBeVisible()
    await french.screenshot({ path: 'test-results/translations-french.png' })
    await chosen.click()
    const picker = french.getByRole('dialog', { name: 'Finition' })
    await expect(picker.getByRole('option', { name: /^Bronze/ })).toBeVisible()
    await french.keyboard.press('Escape')
    await goTo(french, `${path}/quote`)
    await expect(french.getByText(/Blanc/).first()).toBeVisible()
  } finally {
    await call(french, endpoints.saveLanguage.path, { language: null })
  }

  // In English nothing is another, and the popup of the order page edits what is written.
  await goTo(page, path)
  await expect(options(page).getByRole('button', { name: /^Finish White/ })).toBeVisible()
  await openAdmin(page)
  await expect(popup(page).getByLabel('Title', { exact: true })).toHaveValue('White')
  await popup(page).getByLabel('Français').fill('Blanc pur')
  await popup(page).getByLabel('Français').press('Enter')
  await savedOption(page)
  await popup(page).getByRole('button', { name: 'Undo' }).click()
  await expect(popup(page).getByLabel('Français')).toHaveValue('Blanc')
})

test('[issue 18] an owner translates the words over the home page, and a French reader sees them there', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { activeOrgId: orgId }: { activeOrgId: number } = await call(page, endpoints.getSession.path, {})
  async function change(changes: object) {
    const { version }: { version: number } = await call(page, endpoints.getOrgSettings.path, { orgId })
    await call(page, endpoints.updateOrgSettings.path, { orgId, version, changes })
  }
  await change({ 'home.heading': 'Our bench' })
  try {
    await goTo(page, '/admin/settings/words')
    const texts = page.getByRole('group', { name: 'Your texts in other languages' })
    const bench = texts.getByRole('group', { name: 'Our bench' })
    await texts.getByRole('switch', { name: /^Only those without all translations/ }).press('Space')
    // What the product says by itself is not missing, and stands in gray.
    await expect(texts.getByRole('group', { name: 'Orders', exact: true })).toHaveCount(0)
    await bench.getByLabel('Français').fill('Notre établi')
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Your word, for one' }).focus()
    await expect(page.getByText('Your texts in other languages changed')).toBeVisible()
    await page.reload()
    await expect(bench.getByLabel('Français')).toHaveValue('Notre établi')
    await expect(
      texts.getByRole('group', { name: 'Orders', exact: true }).getByLabel('Svenska'),
    ).toHaveAttribute('placeholder', 'Beställningar')

    const french = await openAs(plainOrg, 'member', atRest)
    await call(french, endpoints.saveLanguage.path, { language: 'fr-FR' })
    try {
      await goTo(french, '/')
      await expect(french.getByRole('heading', { name: 'Notre établi' })).toBeVisible()
    } finally {
      await call(french, endpoints.saveLanguage.path, { language: null })
    }
    await goTo(page, '/')
    await expect(page.getByRole('heading', { name: 'Our bench' })).toBeVisible()
  } finally {
    await change({ 'home.heading': null, translations: null })
  }
})
