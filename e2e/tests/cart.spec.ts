/** The cart: rows that are edited in place, and what they say of lines that can not be made. */
import { call, items, saved } from '../fixtures/order-page.ts'
import { addLine, create, makeBench, openAt, orderOfBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

const cartOf = (page: Page) => page.getByRole('complementary', { name: 'Cart' })

async function openCart(page: Page) {
  await page.getByRole('button', { name: 'View Cart' }).click()
  await expect(cartOf(page)).toBeVisible()
}

test('[1.2.67] a missing title of a property or an option is shown as ERROR', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [
    { title: 'Size', options: ['Small'] },
    { title: 'Finish', options: ['White'] },
  ])
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall', {
    Size: { optionId: bench.options['Small'] },
    Finish: { optionId: bench.options['White'] },
  })
  await openAt(page, path)
  await openCart(page)
  await expect(cartOf(page)).not.toContainText('ERROR')
  const rename = (key: string, id: number | undefined) =>
    call(page, `/api/resources/${key}/update`, {
      orgId: bench.orgId,
      where: { id },
      version: 1,
      props: { title: '' },
    })
  await rename('productProperty', bench.properties['Size'])
  await rename('productOption', bench.options['White'])
  await page.reload()
  await expect(cartOf(page).getByRole('definition').filter({ hasText: 'Small' }).locator('..')).toContainText(
    'ERROR',
  )
  await expect(cartOf(page).getByText('Finish', { exact: true }).locator('..')).toContainText('ERROR')
})

test('[1.2.68] an invalid item has its title in red, a valid one has not', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [{ title: 'Size', options: ['Small'] }])
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Whole', { Size: { optionId: bench.options['Small'] } })
  await addLine(page, bench, path, 'Broken')
  await openAt(page, path)
  await openCart(page)
  const red = 'rgb(179, 38, 30)'
  await expect(cartOf(page).getByLabel('Identifier of item 2')).toHaveCSS('color', red)
  await expect(cartOf(page).getByLabel('Identifier of item 1')).not.toHaveCSS('color', red)
  await expectAccessible(page)
})

test('[1.5.16] [1.5.20] titles and quantities are typed over in the row', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [])
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall')
  await openAt(page, path)
  await openCart(page)
  const title = cartOf(page).getByLabel('Identifier of item 1')
  await title.fill(`${'y'.repeat(39)}💡`)
  await expect(title).toHaveValue('y'.repeat(39))
  await title.fill('Hall north')
  const quantity = cartOf(page).getByLabel('Quantity of Hall north')
  await quantity.fill('12')
  await quantity.press('Enter')
  await expect(cartOf(page)).toContainText('× $100.00 = $1,200.00')
  await quantity.fill('0')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('1')
  await saved(page)
  await page.reload()
  await expect(title).toHaveValue('Hall north')
})

test('[1.4.37] items are dragged to another place, or moved by keyboard', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [])
  const path = await orderOfBench(page, bench)
  for (const title of ['One', 'Two', 'Three']) await addLine(page, bench, path, title)
  await openAt(page, path)
  const box = async (index: number) => {
    const found = await items(page).nth(index).boundingBox()
    if (!found) throw new Error('no item')
    return { x: found.x + found.width / 2, y: found.y + found.height / 2, bottom: found.y + found.height }
  }
  const [first, last] = [await box(0), await box(2)]
  await page.mouse.move(first.x, first.y)
  // What drags is fetched at the first sign of a hand.
  await expect(page.getByRole('navigation', { name: 'Items' }).getByRole('list')).toHaveAttribute(
    'data-draggable',
  )
  await page.mouse.down()
  await page.mouse.move(first.x, first.y + 20)
  await page.mouse.move(last.x, last.bottom - 4, { steps: 5 })
  await page.mouse.up()
  await expect(items(page)).toContainText(['Two', 'Three', 'One'])
  await items(page).nth(2).getByRole('button').first().focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(items(page)).toContainText(['Two', 'One', 'Three'])
  await expect(items(page).nth(1).getByRole('button').first()).toBeFocused()
  await saved(page)
  await page.reload()
  await expect(items(page)).toContainText(['Two', 'One', 'Three'])
})

test('the total opens to its parts, which add up to it', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [])
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall')
  const data: { data: { productOrders: { id: number; version: number }[] } } = await call(
    page,
    '/api/configurator/get-configurator-order-data',
    { orgId: bench.orgId, productOrderOrgSpecificId: Number(path.split('/').at(-1)) },
  )
  const [order] = data.data.productOrders
  await call(page, '/api/resources/productOrder/update', {
    orgId: bench.orgId,
    where: { id: order?.id },
    version: order?.version,
    props: { discountMode: 'rate', discountPercentage: 12.5, tariffPercentage: 3.333, taxPercentage: 8.875 },
  })
  await openAt(page, path)
  await page.getByRole('button', { name: /^Why this total/ }).click()
  const why = page.getByRole('dialog', { name: 'Why this total' })
  await expect(why).toContainText('12.5% of $100.00')
  await expect(why).toContainText('Rounded to the cent from')
  await expectAccessible(page)
  const amounts = (await why.getByRole('definition').allTextContents())
    .filter((text) => text !== 'TBD')
    .map((text) => Math.round(Number(text.replace('−', '-').replaceAll(/[$,]/g, '')) * 100))
  const total = amounts.pop()
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
})

test('an employee sets a custom price, which says so, and goes back to the rules', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [])
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall')
  await openAt(page, path)
  await page.getByRole('button', { name: /^Why this price/ }).click()
  const why = page.getByRole('dialog', { name: 'Why this price' })
  await why.getByRole('button', { name: 'Set a custom price' }).click()
  await why.getByLabel('Custom price of one').fill('79.50')
  await why.getByLabel('Custom price of one').press('Enter')
  await expect(why.getByRole('list')).toContainText('Custom price')
  await expect(why).toContainText('By the rules: $100.00 (−$20.50)')
  await expectAccessible(page)
  await expect(items(page).first()).toContainText('1 × $79.50')
  await saved(page)

  // What can not be read is there again after a reload, with its reason; the price stays.
  await why.getByLabel('Custom price of one').fill('about eighty')
  await page.reload()
  await page.getByRole('button', { name: /^Why this price/ }).click()
  await expect(why.getByLabel('Custom price of one')).toHaveValue('about eighty')
  await expect(why).toContainText('“about eighty”')
  await expect(items(page).first()).toContainText('1 × $79.50')
  await why.getByRole('button', { name: 'Back to the rules' }).click()
  await expect(items(page).first()).toContainText('1 × $100.00')
  await saved(page)
})

test('a pricing rule that uses its own price is told with its path, and priced on request', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [{ title: 'Finish', options: ['White'] }])
  const expressions = [
    { type: 'productPropertyPrice', props: { productPropertyId: bench.properties['Finish'] } },
  ]
  const rule = await create(page, bench.orgId, 'productPricingRule', {
    title: 'Ring',
    versions: { '1': { created: '2020-01-01 00:00:00', expressions } },
  })
  for (const [key, id] of [
    ['product', bench.productId],
    ['productOption', bench.options['White']],
  ] as const) {
    await call(page, `/api/resources/${key}/update`, {
      orgId: bench.orgId,
      where: { id },
      version: 1,
      props: { productPricingRuleId: rule },
    })
  }
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall', { Finish: { optionId: bench.options['White'] } })
  await openAt(page, path)
  await expect(items(page).first()).toContainText('price on request')
  await page.getByRole('button', { name: 'Price on request', exact: true }).click()
  const why = page.getByRole('dialog', { name: 'Why this price' })
  await expect(why).toContainText('Ring uses its own price.')
  await expect(why.getByRole('listitem')).toHaveText([/Ring.*step 1/, /Ring/])
  await expectAccessible(page)
})

test('[issue 18] a long cart is searched by what is chosen and where a line is, and Escape takes the search back', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const bench = await makeBench(page, [{ title: 'Finish', options: ['White', 'Brass'] }])
  const path = await orderOfBench(page, bench)
  for (let number = 1; number <= 12; number += 1) {
    const option = number % 6 === 0 ? 'Brass' : 'White'
    await addLine(page, bench, path, `Room ${number}`, { Finish: { optionId: bench.options[option] } })
  }
  await openAt(page, path)
  await openCart(page)
  const cart = cartOf(page)
  const rows = cart.getByRole('list').first().getByRole('listitem')
  const search = cart.getByRole('textbox', { name: 'Search items' })
  await expect(rows).toHaveCount(12)
  await search.fill('brass')
  await expect(rows).toHaveCount(2)
  await expect(cart.getByRole('status').filter({ hasText: '2 of 12 items, $200.00' })).toBeVisible()
  // A line keeps its place in the order, and is edited where it is found.
  await expect(cart.getByLabel('Place of Room 12, 1 to 12')).toHaveValue('12')
  await expect(cart.getByTitle('Drag to another place')).toHaveCount(0)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/cart-search-desk.png' })
  await cart.getByLabel('Quantity of Room 6').fill('3')
  await cart.getByLabel('Quantity of Room 6').press('Enter')
  await saved(page)
  await search.fill('nowhere')
  await expect(rows).toHaveCount(0)
  await expect(cart.getByText('No item has all of these words.')).toBeVisible()
  await search.press('Escape')
  await expect(cart).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(rows).toHaveCount(12)
  await expect(cart.getByLabel('Quantity of Room 6')).toHaveValue('3')
})
