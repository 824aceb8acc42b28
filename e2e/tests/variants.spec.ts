/** Variants of an item, side by side: compared, changed, used, kept. [issue 18, configuring faster] */
import { call, drawing, items, openOrder, openPicker, saved } from '../fixtures/order-page.ts'
import { addLine, create, makeBench, openAt, orderOfBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, maisonLumen, type Page, sizes, test } from '../fixtures/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Variants of / })
const column = (page: Page, name: string) => dialog(page).getByRole('region', { name, exact: true })

/** The calls by which an item or an order would be changed. */
function recordWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (/product(Instance|Order)\/(update|create|destroy)/.test(request.url())) writes.push(request.url())
  })
  return writes
}

async function chooseIn(page: Page, name: string, property: string, option: string): Promise<void> {
  await column(page, name)
    .getByRole('button', { name: new RegExp(`^${property}`) })
    .click()
  await page.getByRole('listbox', { name: property }).getByRole('option', { name: option }).click()
}

test('[issue 18] the options of a choice stand side by side with their prices, and the one that is used becomes the item', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', atRest)
  await openOrder(page, ['Hall'])
  const writes = recordWrites(page)
  await openPicker(page, 'Plate', 'Plate finish')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for Plate finish' }).click()
  await page.getByRole('menuitem', { name: 'Compare options side by side…' }).click()
  // The next three options in place of the chosen one; only that choice differs.
  await expect(column(page, 'As it is now')).toContainText('Plate finishBrushed bronze')
  await expect(column(page, 'Variant A')).toContainText(/^Variant A\$138\.00Same price.*Brushed brass/)
  await expect(column(page, 'Variant B')).toContainText(/^Variant B\$138\.00Same price.*Brushed nickel/)
  await expect(column(page, 'Variant C')).toContainText('Plate finishBrushed stainless steel')
  await expect(column(page, 'Variant C').getByRole('img')).toHaveAccessibleName(/in Brushed stainless steel/)
  await expect(column(page, 'Variant A')).not.toContainText('Plate size')
  await expect(dialog(page).getByRole('button', { name: 'Add a variant' })).toBeDisabled()

  await chooseIn(page, 'Variant B', 'Plate finish', 'Polished nickel')
  await expect(column(page, 'Variant B')).toContainText(/^Variant B\$150\.00\+\$12\.00.*Polished nickel/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(column(page, 'Variant B')).toContainText('Plate finishBrushed nickel')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(column(page, 'Variant B')).toContainText('Plate finishPolished nickel')
  await expect(column(page, 'As it is now')).toContainText('$138.00Plate finishBrushed bronze')
  expect(writes).toEqual([])

  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `test-results/variants-${name}.png` })
    await expectAccessible(page)
  }
  await page.setViewportSize(sizes.desk)
  await dialog(page).getByText('All choices').click()
  await expect(column(page, 'Variant A')).toContainText('Plate size82 × 82 mm')

  await column(page, 'Variant B').getByRole('button', { name: 'Use Variant B' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(drawing(page)).toHaveAccessibleName(/in Polished nickel/)
  await saved(page)
  await page.getByText('Undo', { exact: true }).click()
  await expect(drawing(page)).toHaveAccessibleName(/in Brushed bronze/)
})

test('[issue 18] a variant is kept through a reload, taken away and brought back, and added as another item', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [
    { title: 'Size', options: ['Small', 'Large'] },
    { title: 'Finish', options: ['White', 'Bronze'] },
    { title: 'Screws', fields: { isOrderLevel: 1 }, options: ['Slotted', 'Torx'] },
  ])
  await create(page, bench.orgId, 'productRule', {
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    fromIds: [bench.options['Large']],
    toIds: [bench.options['White']],
  })
  const path = await orderOfBench(page, bench)
  const choices = {
    Size: { optionId: bench.options['Small'] },
    Finish: { optionId: bench.options['White'] },
  }
  await addLine(page, bench, path, 'Hall', choices)
  await openAt(page, path)
  const compare = async () => {
    await page.getByRole('button', { name: 'More for this item' }).first().click()
    await page.getByRole('menuitem', { name: 'Compare variants…' }).click()
    await expect(dialog(page)).toBeVisible()
  }
  await compare()
  // The copy is the item, and is nothing to use.
  await expect(column(page, 'Variant A').getByRole('button', { name: 'The same as now' })).toBeDisabled()
  await expect(column(page, 'As it is now').getByRole('button', { name: /^Size/ })).toBeDisabled()
  // A refusal stands in the list, and its way out changes the variant alone.
  await chooseIn(page, 'Variant A', 'Size', 'Large')
  await page
    .getByRole('dialog', { name: 'Size' })
    .getByRole('button', { name: /Bronze/ })
    .click()
  await expect(column(page, 'Variant A')).toContainText('SizeLarge')
  await expect(column(page, 'Variant A')).toContainText('FinishBronze')
  await expect(column(page, 'As it is now')).toContainText('SizeSmall')

  // Begun anew by an option, the earlier ones are a press away.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for Finish' }).click()
  await page.getByRole('menuitem', { name: 'Compare options side by side…' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(column(page, 'Variant A')).toContainText('FinishBronze')
  await expect(column(page, 'Variant A')).not.toContainText('SizeLarge')
  await page.getByText('Undo', { exact: true }).click()
  await expect(column(page, 'Variant A')).toContainText('SizeLarge')

  await page.reload()
  await compare()
  await expect(column(page, 'Variant A')).toContainText('SizeLarge')
  await dialog(page).getByRole('button', { name: 'Add a variant' }).click()
  await expect(column(page, 'Variant B')).toContainText('SizeLarge')
  await column(page, 'Variant A').getByRole('button', { name: 'Remove Variant A' }).click()
  await expect(column(page, 'Variant B')).toHaveCount(0)
  await page.getByText('Undo', { exact: true }).click()
  await expect(column(page, 'Variant B')).toBeVisible()

  await column(page, 'Variant B').getByRole('button', { name: 'Add Variant B as an item' }).click()
  await expect(items(page)).toHaveCount(2)
  await expect(column(page, 'As it is now')).toContainText('SizeSmall')

  // What holds for all items is no choice of one more item.
  await dialog(page).getByText('All choices').click()
  await chooseIn(page, 'Variant B', 'Screws', 'Torx')
  await expect(
    column(page, 'Variant B').getByRole('button', { name: 'Add Variant B as an item' }),
  ).toBeDisabled()
  await column(page, 'Variant B').getByRole('button', { name: 'Use Variant B' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await saved(page)
  await page.getByRole('button', { name: 'View Cart' }).click()
  await expect(page.getByRole('complementary', { name: 'Cart' })).toContainText('Torx')
})

test('[issue 18] variants follow what others change in the item, and are closed when it is gone', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [
    { title: 'Size', options: ['Small', 'Large'] },
    { title: 'Finish', options: ['White', 'Bronze'] },
  ])
  const path = await orderOfBench(page, bench)
  const [small, large, white] = ['Small', 'Large', 'White'].map((name) => ({ optionId: bench.options[name] }))
  const id = await addLine(page, bench, path, 'Hall', { Size: small ?? {}, Finish: white ?? {} })
  await addLine(page, bench, path, 'Stairs', { Size: small ?? {}, Finish: white ?? {} })
  await openAt(page, path)
  await page.getByRole('button', { name: 'More for this item' }).first().click()
  await page.getByRole('menuitem', { name: 'Compare variants…' }).click()
  await chooseIn(page, 'Variant A', 'Finish', 'Bronze')
  const { orgId } = bench
  const size = String(bench.properties['Size'])
  await call(page, '/api/resources/productInstance/update', {
    orgId,
    where: { id },
    version: 2,
    props: { quantity: 3, properties: { [size]: large } },
  })
  for (const name of ['As it is now', 'Variant A']) {
    await expect(column(page, name)).toContainText('$300.00')
    await expect(column(page, name)).toContainText('3 pieces')
    await expect(column(page, name)).toContainText('SizeLarge')
  }
  await expect(column(page, 'Variant A')).toContainText('FinishBronze')
  await call(page, '/api/resources/productInstance/destroy', { orgId, where: { id } })
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('The item is not there any more.')).toBeVisible()
})

for (const size of ['tablet', 'phone'] as const) {
  test(`[issue 18] by touch on a ${size} nothing of a variant stands outside its column`, async ({
    openAs,
  }) => {
    const desk = await openAs(maisonLumen, 'guest', atRest)
    await openOrder(desk, ['Hall'])
    const page = await openAs(maisonLumen, 'guest', new URL(desk.url()).pathname, { size })
    await page.getByRole('button', { name: 'More for this item' }).first().click()
    await page.getByRole('menuitem', { name: 'Compare variants…' }).click()
    await expect(column(page, 'Variant A').getByRole('button', { name: /^Plate finish/ })).toBeVisible()
    for (const name of ['As it is now', 'Variant A']) {
      const box = column(page, name)
      expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      // What is written in a row ends before its picture, and that before the column does.
      const outside = await box.evaluate((one) => {
        const { right } = one.getBoundingClientRect()
        return [...one.querySelectorAll('button, svg, p, span')]
          .filter((part) => part.getBoundingClientRect().right > right + 1 && !part.closest('.sr-only'))
          .map(({ textContent }) => textContent)
      })
      expect(outside).toEqual([])
    }
    // It is brought to where it rests first: a list closes when what it belongs to is scrolled.
    await column(page, 'Variant A').evaluate((one) => one.scrollIntoView({ inline: 'end' }))
    await expect(column(page, 'Variant A')).toBeInViewport({ ratio: 0.6 })
    await chooseIn(page, 'Variant A', 'Plate finish', 'Polished nickel')
    await expect(column(page, 'Variant A')).toContainText('+$12.00')
    await page.screenshot({ path: `test-results/variants-touch-${size}.png` })
    await expectAccessible(page)
  })
}
