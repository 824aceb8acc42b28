/** What the editing kit keeps: text over a reload, one place that tells of saving, and archived records with what has them. */
import { call, heldCall } from '../fixtures/order-page.ts'
import { create, makeBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, goTo, news, test } from '../fixtures/test.ts'

test('a date of a classifier that is none stays over a reload, and Escape takes it back', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const group = await create(page, orgId, 'productOptionClassifierGroup', { title: 'Kept woods' })
  await create(page, orgId, 'productOptionClassifier', {
    title: 'Kept oak',
    productOptionClassifierGroupId: group,
    numbers: [{ date: '2026-01-01 00:00:00', numbers: [4], description: 'Weight' }],
  })
  await goTo(page, `/admin/product-option-classifier-groups/${group}`)
  const date = page.getByRole('textbox', { name: 'In force from (UTC)' })
  const open = () => page.getByRole('button', { name: 'Settings of Kept oak' }).click()
  await open()
  await date.fill('next Monday')
  await date.press('Enter')
  const said = page.getByText('next Monday is no date and time. Write it as YYYY-MM-DD HH:MM:SS, in UTC.')
  await expect(said).toBeVisible()
  await page.reload()
  await open()
  await expect(date).toHaveValue('next Monday')
  await date.press('Escape')
  await expect(date).toHaveValue('2026-01-01 00:00:00')
  await page.reload()
  await open()
  await expect(date).toHaveValue('2026-01-01 00:00:00')
})

test('one live region tells whether all is saved, also while a dialog shows it', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { productId, title } = await makeBench(page, [])
  await goTo(page, `/admin/products/${productId}`)
  const told = page.getByRole('status').filter({ hasText: /^Saved$/ })
  await expect(told).toHaveCount(1)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('dialog', { name: `Settings of ${title}` })).toBeVisible()
  // In the navigation, in the dialog and for screen readers; the last alone is announced.
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(3)
  await expect(told).toHaveCount(1)
  await expectAccessible(page)
})

test('[2.4.16] an archived pricing rule is gray with the product that has it, and offered to no other', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId, productId, title } = await makeBench(page, [], { priced: false })
  const rule = await create(page, orgId, 'productPricingRule', { title: `Old prices of ${title}` })
  // Among more than ten one is found by typing.
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      create(page, orgId, 'productPricingRule', { title: `Prices ${index} beside ${title}` }),
    ),
  )
  await call(page, '/api/resources/product/update', {
    orgId,
    where: { id: productId },
    version: 1,
    props: { productPricingRuleId: rule },
  })
  await call(page, '/api/resources/productPricingRule/update', {
    orgId,
    where: { id: rule },
    version: 1,
    props: { deleted: 1 },
  })
  const other = await create(page, orgId, 'product', { title: `Other ${title}`, rank: 2 })
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Pricing rule' })
  const options = page.getByRole('option', { name: `Old prices of ${title}` })
  await goTo(page, `/admin/products/${productId}`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(field).toHaveValue(`Old prices of ${title}`)
  // The category of such a product is archived too.
  await expect(page.getByRole('dialog').getByText('Archived', { exact: true })).toHaveCount(2)
  await field.click()
  await field.fill('Old prices of')
  await expect(options).toHaveAttribute('aria-disabled', 'true')
  await goTo(page, `/admin/products/${other}`)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await field.click()
  await field.fill('Old prices of')
  await expect(options).toHaveCount(0)
})

test('a long list that was open a moment ago has its rows at once', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const props = Array.from({ length: 120 }, (_, index) => ({ title: `Long list ${index}` }))
  await call(page, '/api/resources/productPricingRule/create', { orgId, props })
  await goTo(page, '/admin/product-pricing-rules')
  const rows = page.getByRole('table', { name: 'Pricing rules' }).getByRole('link')
  const links = page.getByRole('navigation', { name: `Administration of ${plainOrg}` })
  await expect(rows.first()).toBeInViewport()
  await links.getByRole('link', { name: 'User groups' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User groups' })).toBeVisible()
  await links.getByRole('link', { name: 'Pricing rules' }).click()
  // Not only when the list is read again, some seconds later.
  await expect(rows.first()).toBeInViewport({ timeout: 3000 })
})

test('[issue 14] a long list shows its beginning while the rest is on its way; then it is counted, selected and ranked', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const props = Array.from({ length: 120 }, (_, index) => ({
    title: `Long ${index}cm`,
    internalTitle: `Long ${index}cm`,
    type: 'text',
    rank: index - 1000,
  }))
  const { records } = await call(page, '/api/resources/productProperty/create', { orgId, props })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/resources/productProperty/get', async (route) => {
    if (route.request().postDataJSON().afterId !== undefined) await held
    await route.continue()
  })
  await goTo(page, '/admin/product-properties')
  const table = page.getByRole('table', { name: 'Properties' })
  await expect(table.getByRole('link').first()).toHaveText('Long 0cm')
  await expect(table.getByRole('textbox', { name: 'Rank of Long 3cm' })).toHaveValue('4')
  await expect(table.getByRole('textbox', { name: 'Rank of Long 3cm' })).not.toBeEditable()
  await expect(table.getByRole('checkbox', { name: 'Select Long 0cm' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0)
  // What the beginning does not hold may stand in the rest.
  const search = page.getByRole('textbox', { name: 'Search properties' })
  await search.fill('119cm')
  await expect(page.getByText('Loading')).toBeAttached()
  await search.fill('19cm')
  await expect(table.getByRole('link')).toHaveText(['Long 19cm'])
  release()
  await expect(page.getByRole('status').filter({ hasText: /^2 of \d+$/ })).toBeVisible()
  await expect(table.getByRole('textbox', { name: 'Rank of Long 119cm' })).toHaveValue('120')
  await expect(table.getByRole('textbox', { name: 'Rank of Long 119cm' })).toBeEditable()
  await table.getByRole('checkbox', { name: 'Select Long 119cm' }).check()
  await expectAccessible(page)
  const updates = records.map(({ id, version }: { id: number; version: number }) => ({
    where: { id },
    version,
    props: { archived: 1 },
  }))
  await call(page, '/api/resources/productProperty/bulk-update', { orgId, updates })
})

test('[issue 14] what is typed while the words before it are on their way stays: a level, a name of a group', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { orgId } = await makeBench(page, [])
  const productId = await create(page, orgId, 'product', { title: 'Kept level', rank: 9, isStocked: 1 })
  await goTo(page, `/admin/products/${productId}`)
  const level = page.getByLabel('Reorder level')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/resources/product/update')) sent += 1
  })
  const saving = await heldCall(page, '/api/resources/product/update')
  await level.fill('5')
  await level.press('Enter')
  await saving.isHeld
  await level.fill('57')
  await level.blur()
  saving.letGo()
  await expect(news(page).getByText('Reorder level saved.')).toBeVisible()
  await expect(level).toHaveValue('57')
  await expect(page.getByText('Typed before, and not saved yet.')).toBeVisible()
  expect(sent).toBe(1)
  await level.press('Enter')
  await expect(page.getByText('Typed before, and not saved yet.')).toBeHidden()
  await page.reload()
  await expect(level).toHaveValue('57')

  await goTo(page, '/admin/user-groups')
  const group = page.getByRole('form', { name: 'Add a user group' }).getByRole('textbox')
  const adding = await heldCall(page, '/api/resources/userGroup/create')
  const first = `First ${Date.now()}`
  await group.fill(first)
  await group.press('Enter')
  await adding.isHeld
  await group.fill('The next one')
  adding.letGo()
  await expect(page.getByRole('link', { name: first })).toBeVisible()
  await expect(group).toHaveValue('The next one')
})
