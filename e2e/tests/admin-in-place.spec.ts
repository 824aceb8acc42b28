/** Forms that open in a page of the back office: in view, with the focus in them, and kept over a reload. */
import { openAdmin, openFinishOrder, popup } from '../fixtures/option-admin.ts'
import { create, makeBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, goTo, type Page, sizes, test } from '../fixtures/test.ts'

async function expectInView(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('group', { name, exact: true }).first().boundingBox()
  const { height } = page.viewportSize() ?? sizes.desk
  expect((box?.y ?? -1) >= 0).toBe(true)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1)
}

test('[issue 14] a rule that is added at the foot of a product on a tablet opens in view, and gives the focus back', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  await page.setViewportSize(sizes.tablet)
  const bench = await makeBench(page, [
    { title: 'Frame', options: ['Oak', 'Ash'] },
    { title: 'Glass', options: ['Clear', 'Frosted'] },
  ])
  await goTo(page, `/admin/products/${bench.productId}`)
  const add = page.getByRole('button', { name: 'Add a rule' })
  await add.press('Enter')
  const editor = page.getByRole('group', { name: 'New rule', exact: true })
  await expect(editor).toBeVisible()
  await expectInView(page, 'New rule')
  await expect(editor.locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(add).toBeFocused()
})

test('[issue 14] a rule that is begun in the settings of an option stays over a reload, until it is given up', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  await openFinishOrder(page)
  await openAdmin(page)
  await popup(page).getByRole('button', { name: 'Add a rule' }).click()
  const property = popup(page).getByRole('combobox', { name: 'Property' })
  if ((await property.count()) > 0) await property.fill('Size')
  else
    await popup(page)
      .getByRole('button', { name: /Property$/ })
      .click()
  await page.getByRole('option', { name: /^Size/ }).last().click()
  await popup(page).getByRole('group', { name: 'Options of Size' }).getByLabel('Large').check()
  const sentence = popup(page).getByText('Finish White never goes with Size Large.', { exact: true })
  await expect(sentence).toBeVisible()
  await page.reload()
  await openAdmin(page)
  await expect(sentence).toBeVisible()
  await popup(page).getByRole('group', { name: 'New rule' }).getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await openAdmin(page)
  await expect(popup(page).getByRole('button', { name: 'Add a rule' })).toBeVisible()
  await expect(sentence).toHaveCount(0)
})

test('[2.2.84] a category without products begins one of its own, which is opened with its name chosen', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const title = `Empty ${Date.now()}`
  const category = await create(page, orgId, 'productCategory', { title, rank: 990 })
  await goTo(page, `/admin/product-categories/${category}`)
  await page.getByRole('button', { name: 'Add a product' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title of the product' })).toBeFocused()
  await page.keyboard.type('Lamp')
  await page.keyboard.press('Enter')
  await goTo(page, `/admin/product-categories/${category}`)
  await expect(page.getByRole('link', { name: /Lamp \(ID: \d+\)/ })).toBeVisible()
})
