/** What is made in the back office can be taken back at once, what two owners add stands beside each other, and what is typed stays. */
import { call } from '../fixtures/order-page.ts'
import { create, makeBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, goTo, type Page, sizes, test, news } from '../fixtures/test.ts'

const undo = (page: Page) => news(page).getByRole('button', { name: 'Undo' })
const question = (page: Page) => page.getByRole('alertdialog')
const saved = (page: Page) =>
  expect(page.getByRole('navigation').getByText('Saved', { exact: true })).toBeVisible()

for (const [size, viewport] of Object.entries(sizes)) {
  test(`[issue 14] on a ${size}: a new category and a new group of guests are taken back by the Undo of their news`, async ({
    openAs,
  }) => {
    const page = await openAs(plainOrg, 'owner', atRest)
    await page.setViewportSize(viewport)
    await goTo(page, '/admin/product-categories')
    await page.getByRole('button', { name: 'Add a category' }).click()
    const title = page.getByRole('textbox', { name: 'Title of the category' })
    await expect(title.first()).toHaveValue('Untitled Category')
    const path = new URL(page.url()).pathname
    await expect(news(page).getByText('Untitled Category was added.')).toBeVisible()
    await undo(page).click()
    await expect(news(page).getByText('Undone: Untitled Category was added.')).toBeVisible()
    await goTo(page, path)
    await expect(page.getByText('This category is not here')).toBeVisible()

    await goTo(page, '/admin/user-groups')
    const form = page.getByRole('form', { name: 'Add a user group' })
    const name = `Short lived ${size}`
    await form.getByRole('textbox').fill(name)
    await form.getByRole('button', { name: 'Add' }).click()
    const card = page.getByRole('article', { name })
    await expect(card).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveValue('')
    await undo(page).click()
    await expect(card).toHaveCount(0)
  })
}

test('[issue 14] [2.2.89] a published group is taken back: properties and draft are what they were, and Redo publishes again', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId, properties } = await makeBench(page, [
    { title: 'Grain', options: ['Fine'] },
    { title: 'Gloss', options: ['Matt'] },
  ])
  const group = await create(page, orgId, 'productPropertyGroup', {
    title: 'Surface of it',
    rank: 950,
    properties: { [properties['Grain'] ?? 0]: {}, [properties['Gloss'] ?? 0]: {} },
  })
  const groupOf = async () => {
    const { records }: { records: { productPropertyGroupId: number | null }[] } = await call(
      page,
      '/api/resources/productProperty/get',
      { orgId, where: { id: properties['Grain'] } },
    )
    return records[0]?.productPropertyGroupId
  }
  const before = await groupOf()
  await goTo(page, `/admin/product-property-groups/${group}`)
  await expect(page.getByText('2 changes are not published')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await question(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Everything is published.')).toBeVisible()
  expect(await groupOf()).toBe(group)
  await undo(page).click()
  await expect(news(page).getByText('Undone: Surface of it is published.')).toBeVisible()
  await expect(page.getByText('2 changes are not published')).toBeVisible()
  expect(await groupOf()).toBe(before)
  await page.keyboard.press('Control+Shift+Z')
  await expect(page.getByText('Everything is published.')).toBeVisible()
  expect(await groupOf()).toBe(group)

  // The question before it is deleted says what stands in it.
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the property group' }).click()
  await expect(question(page)).toContainText('Are you sure you want to delete this property group?')
  await expect(question(page)).toContainText('Grain and Gloss stand in it and stay, without a group.')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
})

test('[issue 14] two owners who choose properties and guests at once have all of them, and nobody is asked', async ({
  openAs,
}) => {
  const first = await openAs(plainOrg, 'owner', atRest)
  const { orgId, productId, title } = await makeBench(first, [])
  const [dust, sheen] = [
    await create(first, orgId, 'productProperty', { title: 'Dust', rank: 1 }),
    await create(first, orgId, 'productProperty', { title: 'Sheen', rank: 2 }),
  ]
  const second = await openAs(plainOrg, 'owner', atRest)
  const open = async (page: Page) => {
    await goTo(page, `/admin/products/${productId}`)
    await page.getByRole('button', { name: 'Select Properties' }).click()
    await expect(page.getByRole('dialog', { name: `Select properties of ${title}` })).toBeVisible()
  }
  await open(first)
  await open(second)
  const choose = async (page: Page, name: string) => {
    const box = page.getByRole('dialog').getByRole('checkbox', { name, exact: true })
    await box.click({ force: true })
    await expect(news(page).getByText(`${title} has ${name} now.`)).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Saved', { exact: true })).toBeVisible()
  }
  await choose(first, 'Dust')
  await choose(second, 'Sheen')
  const { records }: { records: { associations: { productProperties: object } }[] } = await call(
    first,
    '/api/resources/product/get',
    { orgId, where: { id: productId } },
  )
  expect(Object.keys(records[0]?.associations.productProperties ?? {}).map(Number)).toEqual(
    expect.arrayContaining([dust, sheen]),
  )

  const guests: { data: { guests: { id: number; email: string }[] } } = await call(
    first,
    '/api/configurator/get-configurator-guests-data',
    { orgId },
  )
  const [one, other] = guests.data.guests
  const group = await create(first, orgId, 'userGroup', { title: 'Of two owners' })
  await goTo(second, '/admin/user-groups')
  const entry = second.getByRole('combobox', { name: 'Add a guest to Of two owners' })
  await entry.fill(other?.email ?? '')
  const choice = second.getByRole('option', { name: other?.email ?? '' })
  await expect(choice).toBeVisible()
  await call(first, '/api/resources/userGroup/update', {
    orgId,
    where: { id: group },
    version: 1,
    props: { userIds: [one?.id] },
  })
  await choice.click()
  const card = second.getByRole('article', { name: 'Of two owners' })
  await expect(card.getByRole('listitem')).toHaveText([one?.email ?? '', other?.email ?? ''])
  await saved(second)
})

test('[issue 14] what two owners wrote into one field is told in words, and its refusal is the one news of it', async ({
  openAs,
}) => {
  const first = await openAs(plainOrg, 'owner', atRest)
  const { orgId, productId } = await makeBench(first, [])
  const [wood, metal] = [
    await create(first, orgId, 'productCategory', { title: 'Of wood', rank: 990 }),
    await create(first, orgId, 'productCategory', { title: 'Of metal', rank: 991 }),
  ]
  const second = await openAs(plainOrg, 'owner', atRest)
  await goTo(second, `/admin/products/${productId}`)
  await second.getByRole('button', { name: 'Settings', exact: true }).click()
  const field = second.getByRole('dialog').getByLabel('Category', { exact: true })
  await expect(field).toBeVisible()
  await call(first, '/api/resources/product/update', {
    orgId,
    where: { id: productId },
    version: 1,
    props: { productCategoryId: wood },
  })
  await field.click()
  await second.getByRole('option', { name: 'Of metal' }).click()
  const problems = second.getByRole('dialog').getByRole('button', { name: /not saved/ })
  await expect(problems).toBeVisible()
  await expect(news(second).getByRole('button', { name: 'Dismiss' })).toHaveCount(1)
  await problems.click()
  await expect(second.getByText('Yours: Of metal')).toBeVisible()
  await expect(second.getByText('A colleague wrote: Of wood').last()).toBeVisible()
  await second.getByRole('button', { name: 'Keep mine' }).last().click()
  await saved(second)
  const { records }: { records: object[] } = await call(first, '/api/resources/product/get', {
    orgId,
    where: { id: productId },
  })
  expect(records).toMatchObject([{ productCategoryId: metal }])
})

test('[issue 14] receipts, reorder levels, invitations and names of groups that are typed stay over a reload', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const productId = await create(page, orgId, 'product', { title: 'Kept in stock', rank: 9, isStocked: 1 })
  await goTo(page, `/admin/products/${productId}`)
  const receipt = page.getByRole('form', { name: 'Receipt' })
  await receipt.getByLabel('Pieces received').fill('12')
  await receipt.getByLabel('Note').fill('Delivery note 88')
  await page.reload()
  await expect(receipt.getByLabel('Pieces received')).toHaveValue('12')
  await expect(receipt.getByLabel('Note')).toHaveValue('Delivery note 88')
  await expect(page.getByRole('navigation').getByText('2 fields are typed and not saved')).toBeVisible()
  await expectAccessible(page)

  // An answer that is lost is no second delivery, also after a reload.
  await page.route('**/api/stock/record-receipt', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await receipt.getByRole('button').click()
  await expect(news(page).getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await receipt.getByRole('button').click()
  await expect(receipt.getByLabel('Pieces received')).toHaveValue('')
  const onHand = page.getByRole('region', { name: 'Stock' }).locator('dl > div', { hasText: 'On hand' })
  await expect(onHand.locator('dd')).toHaveText('12')

  const level = page.getByLabel('Reorder level')
  await level.fill('many')
  await level.blur()
  await page.reload()
  await expect(level).toHaveValue('many')
  await expect(page.getByText('Typed before, and not saved yet.')).toBeVisible()
  await level.press('Escape')
  await expect(level).toHaveValue('')

  await goTo(page, '/admin/guests')
  const address = page.getByRole('textbox', { name: /e-mail/i }).first()
  await address.fill('somebody@example.com')
  await page.reload()
  await expect(address).toHaveValue('somebody@example.com')
  await goTo(page, '/admin/user-groups')
  const group = page.getByRole('form', { name: 'Add a user group' }).getByRole('textbox')
  await group.fill('Half a name')
  await page.reload()
  await expect(group).toHaveValue('Half a name')
})
