/** Engravings that were typed for a larger layout: kept, and said nowhere while the plate is smaller. */
import { drawing, openOrder, openPicker, openSection, options, saved } from '../fixtures/order-page.ts'
import { atRest, expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

const row = (page: Page) => options(page).getByRole('button', { name: /^Engravings / })
const firstPage = (page: Page) => page.getByRole('region', { name: /^Page 1/ })

async function pick(page: Page, group: string, property: string, option: RegExp) {
  const picker = await openPicker(page, group, property)
  await picker.getByRole('option', { name: option }).first().click()
}

test('texts of mechanisms that a smaller layout has not are said nowhere, and come back with the larger one', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  await pick(page, 'Plate', 'Plate size', /^82 × 144/)
  await pick(page, 'Installation', 'Back box', /^US two-gang box/)
  await pick(page, 'Mechanisms', 'Mechanism layout', /^2 push buttons, 1 × 2/)
  await pick(page, 'Engraving', 'Engraving type', /^Engraving per mechanism/)
  const popup = page.getByRole('dialog', { name: 'Engravings' })
  for (const [index, text] of ['READING', 'GARDEN'].entries()) {
    await drawing(page).locator(`[data-part="mechanism:${index}"]`).last().click()
    await popup.getByRole('textbox', { name: 'Above, line 1' }).fill(text)
    await page.keyboard.press('Escape')
  }
  await expect(row(page)).toContainText('READING, GARDEN')
  await pick(page, 'Mechanisms', 'Mechanism layout', /^1 push button/)
  await openSection(page, 'Engraving')
  await expect(row(page)).toContainText('READING')
  await expect(row(page)).not.toContainText('GARDEN')
  await saved(page)
  // On a page that is opened anew too, where the plate is known a moment later.
  await page.reload()
  await openSection(page, 'Engraving')
  await expect(row(page)).toContainText('READING')
  await expect(row(page)).not.toContainText('GARDEN')
  await page.getByRole('link', { name: 'DOCUMENTS' }).click()
  await expect(firstPage(page)).toContainText('READING')
  await expect(firstPage(page)).not.toContainText('GARDEN')
  await page.goBack()
  await pick(page, 'Mechanisms', 'Mechanism layout', /^2 push buttons, 1 × 2/)
  await openSection(page, 'Engraving')
  await expect(row(page)).toContainText('READING, GARDEN')
})
