/** The money terms of an order in its settings: said the other way they keep their worth, and discounts have one cap. */
import { call, makeOrder, saved } from '../fixtures/order-page.ts'
import { details } from '../fixtures/order-steps.ts'
import { atRest, baseUrl, expect, expectAccessible, maisonLumen, type Page, test } from '../fixtures/test.ts'

/** An order of back boxes, whose discounts are capped at 20 percent, with a custom item for $123.45. */
async function boxesFor12345(page: Page): Promise<void> {
  const { orgId, id, path } = await makeOrder(page, 'Boxes', 'Back Boxes')
  await call(page, '/api/resources/productInstance/create', {
    orgId,
    props: { productOrderId: id, productId: -1, title: 'Hall', rank: 1, customPriceInCents: 12_345 },
  })
  await page.goto(baseUrl() + path)
  await page.getByRole('button', { name: 'Edit Quote Details' }).click()
  await expect(details(page)).toBeVisible()
}

test('[1.4.29, 1.4.30, 1.5.43] a discount keeps its worth in either mode, and more than the cap is refused where it is typed', async ({
  openAs,
}, info) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await boxesFor12345(owner)
  const settings = details(owner)
  const mode = settings.getByRole('radiogroup', { name: 'Discount is' })
  const discount = settings.getByRole('textbox', { name: 'Discount' })
  await expect(settings.getByText('At most 20% counts for this category.')).toBeVisible()
  await discount.fill('30')
  await discount.press('Tab')
  await expect(settings.getByText('At most 20% may be given in this category.')).toBeVisible()
  await discount.fill('10')
  await mode.getByText('$').click()
  await expect(discount).toHaveValue('12.35')
  await expect(settings.getByText('At most $24.69 counts for this category: 20% of $123.45.')).toBeVisible()
  await mode.getByText('%').click()
  await expect(discount).toHaveValue('10')

  await mode.getByText('$').click()
  await discount.fill('30')
  await discount.press('Tab')
  const refusal = settings.getByText('At most $24.69 may be given in this category: 20% of $123.45.')
  await expect(refusal).toBeVisible()
  await expectAccessible(owner)
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await owner.setViewportSize({ width, height })
    await discount.scrollIntoViewIfNeeded()
    await owner.screenshot({ path: info.outputPath(`discount-${width}.png`) })
  }
  await owner.setViewportSize({ width: 1440, height: 900 })
  await discount.fill('24.69')
  await discount.press('Tab')
  await expect(refusal).toHaveCount(0)

  const shipping = settings.getByRole('radiogroup', { name: 'Shipping is' })
  await shipping.getByText('$').click()
  await settings.getByRole('textbox', { name: 'Shipping' }).fill('15')
  await shipping.getByText('%').click()
  // The shortest rate that makes $15.00 of the $98.76 that are left after the discount.
  await expect(settings.getByRole('textbox', { name: 'Shipping' })).toHaveValue('15.19')
  await shipping.getByText('$').click()
  await expect(settings.getByRole('textbox', { name: 'Shipping' })).toHaveValue('15.00')
  await settings.getByRole('button', { name: 'Done' }).click()
  await saved(owner)
})

test('[2.2.100] the numbers of classifiers are those of today, in money, with those to come apart', async ({
  openAs,
}, info) => {
  const owner = await openAs(maisonLumen, 'owner', '/admin/product-option-classifier-groups')
  await owner.getByRole('link', { name: 'Mechanism family' }).click()
  const table = owner.getByRole('table').first()
  await expect(table.getByRole('columnheader', { name: 'Numbers to come' })).toBeVisible()
  await expect(table.getByText(/^\$[\d,]+\.\d\d per mechanism$/).first()).toBeVisible()
  await expect(table.getByText(/^From \d+\/\d+\/\d+: \$[\d,]+\.\d\d per mechanism$/).first()).toBeVisible()
  await expectAccessible(owner)
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await owner.setViewportSize({ width, height })
    await owner.screenshot({ path: info.outputPath(`classifiers-${width}.png`) })
  }
})
