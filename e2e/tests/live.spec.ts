/** Two people on one order: each other's changes and presence, conflicts with both values, one deleted item. */
import { addItem, call, drawing, items, openOrder, openPicker, price, saved } from '../fixtures/order-page.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const here = (page: Page) => page.getByRole('list', { name: 'Also here' })
const identifier = (page: Page) => page.getByRole('textbox', { name: 'Identifier or description' })

interface OrderAnswer {
  productProperties: { id: number; title: string }[]
  productInstances: { properties: Record<string, { optionId?: number } | undefined> }[]
}

type OpenAs = Parameters<Parameters<typeof test>[2]>[0]['openAs']

/** One order, opened by its owner and by a colleague who see each other. */
async function together(openAs: OpenAs, titles: readonly string[]): Promise<[Page, Page]> {
  const one = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(one, titles)
  const two = await openAs(maisonLumen, 'member', new URL(one.url()).pathname)
  await expect(here(one).getByRole('img')).toHaveCount(1)
  await expect(here(two).getByRole('img')).toHaveCount(1)
  return [one, two]
}

async function deleteActive(page: Page) {
  await page.getByRole('button', { name: 'More for this item' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete item' }).click()
}

test.describe('two people on one order', () => {
  test('see each other come, turn to an item, and go', async ({ openAs }) => {
    const [one, two] = await together(openAs, ['Hall', 'Stairs'])
    const colleague = here(one).getByRole('img')
    await items(two).first().getByRole('button').first().click()
    await expect(colleague).toHaveAccessibleName(/, on “Hall”$/)
    await items(two).nth(1).getByRole('button').first().click()
    await expect(colleague).toHaveAccessibleName(/, on “Stairs”$/)
    await expect(
      items(one)
        .nth(1)
        .getByRole('img', { name: / is here$/ }),
    ).toBeVisible()
    await expectAccessible(one)
    await two.close()
    await expect(here(one)).toHaveCount(0)
  })

  test('see each other’s choices, titles, quantities, new, deleted and restored items at once', async ({
    openAs,
  }) => {
    const [one, two] = await together(openAs, ['Hall'])
    const before = await price(two).textContent()
    const picker = await openPicker(one, 'Plate', 'Plate size')
    await picker.getByRole('option', { name: /207 × 117 mm/ }).click()
    await expect(drawing(two)).toHaveAccessibleName(/207 × 117 mm/)
    await expect(price(two)).not.toHaveText(before ?? '')

    await addItem(two, 'Stairs')
    await expect(items(one)).toHaveCount(2)
    await expect(items(one).nth(1)).toContainText('Stairs')

    await identifier(two).fill('Back stairs')
    await expect(items(one).nth(1)).toContainText('Back stairs')

    await deleteActive(two)
    await expect(items(one)).toHaveCount(1)
    await two.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(items(one)).toHaveCount(2)
    await expect(items(one).nth(1)).toContainText('Back stairs')
    await saved(one)
    await saved(two)
  })

  test('a status set by one is the other’s status too', async ({ openAs }) => {
    const [one, two] = await together(openAs, ['Hall'])
    await two.getByRole('button', { name: /^Set status Submitted/ }).click()
    await two.getByRole('menuitem', { name: 'Set without notifying' }).click()
    await expect(one.getByRole('button', { name: /^Set status Submitted.*: current/ })).toBeVisible()
  })

  test('typing in two fields at once loses nothing', async ({ openAs }) => {
    const [one, two] = await together(openAs, ['Hall'])
    await identifier(one).press('End')
    await Promise.all([
      identifier(one).pressSequentially(' by the door', { delay: 30 }),
      two.getByRole('textbox', { name: 'Quantity' }).fill('7'),
    ])
    await two.keyboard.press('Tab')
    for (const page of [one, two]) {
      await expect(identifier(page)).toHaveValue('Hall by the door')
      await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('7')
      await saved(page)
    }
  })
})

test.describe('a true conflict', () => {
  for (const [answer, stands] of [
    ['Keep mine', 'Lobby'],
    ['Take theirs', 'Foyer'],
  ] as const) {
    test(`shows both values; “${answer}” settles it for both`, async ({ openAs }) => {
      const [one, two] = await together(openAs, ['Hall'])
      await one.context().setOffline(true)
      await identifier(one).fill('Lobby')
      await identifier(two).fill('Foyer')
      await saved(two)
      await one.context().setOffline(false)
      const question = one.getByRole('dialog', { name: 'Somebody else changed this too' })
      await expect(question.getByRole('row', { name: /Title/ })).toHaveText('TitleLobbyFoyer')
      await expect(one.getByRole('button', { name: 'Conflict' })).toBeAttached()
      await expectAccessible(one)
      await question.getByRole('button', { name: answer }).click()
      await expect(question).toBeHidden()
      await saved(one)
      for (const page of [one, two]) await expect(identifier(page)).toHaveValue(stands)
    })
  }

  test('an item that one deletes while the other writes in it is a question, and nothing is lost', async ({
    openAs,
  }) => {
    const [one, two] = await together(openAs, ['Hall', 'Stairs'])
    await one.context().setOffline(true)
    await identifier(one).fill('Stairs to the attic')
    await items(two).nth(1).getByRole('button').first().click()
    await deleteActive(two)
    await saved(two)
    await one.context().setOffline(false)
    const question = one.getByRole('dialog', { name: '“Stairs” was deleted' })
    await expect(question).toContainText('Stairs to the attic')
    await expectAccessible(one)
    await question.getByRole('button', { name: 'Bring it back with my changes' }).click()
    await saved(one)
    for (const page of [one, two]) {
      await expect(items(page)).toHaveCount(2)
      await expect(items(page).nth(1)).toContainText('Stairs to the attic')
    }
  })

  test('the second to delete an item is told calmly', async ({ openAs }) => {
    const [one, two] = await together(openAs, ['Hall', 'Stairs'])
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await one.route(/\/productInstance\/destroy$/, async (route) => {
      await held
      await route.continue()
    })
    await deleteActive(one)
    await items(two).nth(1).getByRole('button').first().click()
    await deleteActive(two)
    await saved(two)
    letGo()
    await expect(one.getByText('“Stairs” had been deleted by somebody else already.')).toBeVisible()
    await saved(one)
    await expect(items(one)).toHaveCount(1)
  })
})

test('an order that is deleted while it is open is said to be gone', async ({ openAs }) => {
  const [one, two] = await together(openAs, ['Hall'])
  const session: { activeOrgId: number } = await call(two, '/api/session/get', {})
  const orgId = session.activeOrgId
  const [, number] = /orders\/(\d+)/.exec(two.url()) ?? []
  const loaded: { data: { productOrders: { id: number }[] } } = await call(
    two,
    '/api/configurator/get-configurator-order-data',
    { orgId, productOrderOrgSpecificId: Number(number) },
  )
  await call(two, '/api/resources/productOrder/destroy', {
    orgId,
    where: { id: loaded.data.productOrders[0]?.id },
  })
  await expect(one.getByText('There is nothing here')).toBeVisible()
})

test('an option that is deleted while the order is open makes its items invalid, in words, until it is back', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  const session: { activeOrgId: number } = await call(page, '/api/session/get', {})
  const orgId = session.activeOrgId
  const [, number] = /orders\/(\d+)/.exec(page.url()) ?? []
  const { data }: { data: OrderAnswer } = await call(page, '/api/configurator/get-configurator-order-data', {
    orgId,
    productOrderOrgSpecificId: Number(number),
  })
  const edge = data.productProperties.find((property) => property.title === 'Edge')
  const chosen = data.productInstances[0]?.properties[String(edge?.id)]?.optionId
  const option = { orgId, where: { id: chosen } }
  await call(page, '/api/resources/productOption/destroy', option)
  await expect(items(page).first()).toContainText('why?')
  await expectAccessible(page)
  await call(page, '/api/resources/productOption/restore', option)
  await expect(items(page).first()).not.toContainText('why?')
})

test('both people fit into the header at every size', async ({ openAs }) => {
  const [one, two] = await together(openAs, ['Hall', 'Stairs'])
  await items(two).first().getByRole('button').first().click()
  for (const [name, size] of Object.entries(sizes)) {
    await one.setViewportSize(size)
    await expect(here(one).getByRole('img')).toBeInViewport()
    await expectNoSidewaysScroll(one)
    // Nothing is pushed onto a line of its own but the dots and the tabs.
    const header = await one.getByRole('banner').boundingBox()
    expect(header?.height, name).toBeLessThanOrEqual(80)
    await one.screenshot({ path: `test-results/live-${name}.png` })
  }
})
