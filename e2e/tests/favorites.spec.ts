/** Favorites: the configuration of an item is kept under a name, and added to other orders under today's catalog. */
import { call, drawing, items, makeOrder, openOrder, saved } from '../fixtures/order-page.ts'
import { addLine, type Bench, makeBench, orderOfBench, plainOrg } from '../fixtures/test-catalog.ts'
import {
  atRest,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  maisonLumen,
  news,
  type Page,
  test,
} from '../fixtures/test.ts'

const saving = (page: Page) => page.getByRole('dialog', { name: 'Save as favorite' })
const list = (page: Page) => page.getByRole('dialog', { name: 'Favorites' })
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
const named = (page: Page, name: string) => row(page, name).getByRole('button', { name: `Add ${name}` })

async function openSaving(page: Page) {
  await page.getByRole('button', { name: 'More for this item' }).first().click()
  await page.getByRole('menuitem', { name: 'Save as favorite…' }).click()
  await expect(saving(page)).toBeVisible()
}

async function saveAs(page: Page, name: string) {
  await openSaving(page)
  await saving(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await saving(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saving(page)).toHaveCount(0)
}

async function openList(page: Page) {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: /^From favorites…/ }).click()
  await expect(list(page)).toBeVisible()
}

async function choose(page: Page, name: string, action: string | RegExp) {
  await row(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** An order of a product of its own, with one line: Finish White, Size Small. */
async function openBench(page: Page): Promise<{ bench: Bench; path: string }> {
  const bench = await makeBench(page, [
    { title: 'Finish', options: ['Bronze', 'White'] },
    { title: 'Size', options: ['Large', 'Small'] },
  ])
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall', {
    Finish: { optionId: bench.options['White'] },
    Size: { optionId: bench.options['Small'] },
  })
  await goTo(page, path)
  await expect(page.getByRole('button', { name: 'More for this item' }).first()).toBeVisible()
  await saved(page)
  return { bench, path }
}

async function archive(
  page: Page,
  { orgId }: Bench,
  key: 'product' | 'productOption',
  id: number | undefined,
) {
  const where = { id }
  const found: { records: { version: number }[] } = await call(page, `/api/resources/${key}/get`, {
    orgId,
    where,
  })
  const version = found.records[0]?.version
  await call(page, `/api/resources/${key}/update`, { orgId, where, version, props: { archived: 1 } })
}

test('[issue 18] a configuration is saved under a name and added to another order as one step', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(maisonLumen, 'member', atRest)
  await openOrder(page, ['Bedroom'])
  // What is drawn, without the name of the item.
  const drawn = async () => (await drawing(page).getAttribute('aria-label'))?.replace(/^[^.]*\. /, '')
  const plate = await drawn()
  expect(plate).toMatch(/^Plate /)

  // The name of the item is proposed; what is typed outlives a reload and a lost connection.
  await openSaving(page)
  const name = saving(page).getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Bedroom')
  await expectAccessible(page)
  await name.fill('')
  await saving(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saving(page)).toContainText('A favorite needs a name.')
  await name.fill('Bedroom plate, brass')
  await page.reload()
  await openSaving(page)
  await expect(name).toHaveValue('Bedroom plate, brass')
  await page.context().setOffline(true)
  await saving(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saving(page).getByRole('alert')).toContainText('The name is kept here')
  await page.context().setOffline(false)
  await saving(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(news(page)).toContainText('“Bedroom plate, brass” is a favorite now.')

  // On another order it is found by its choices and added; one Undo takes it away again.
  const other = await makeOrder(page, 'Villa of favorites')
  await goTo(page, other.path)
  await expect(page.getByRole('button', { name: 'Add', exact: true }).first()).toBeVisible()
  await saved(page)
  await page.keyboard.press('Shift+A')
  await expect(named(page, 'Bedroom plate, brass')).toBeVisible()
  await expect(row(page, 'Bedroom plate, brass').locator('svg').first()).toBeVisible()
  await expectAccessible(page)
  const search = list(page).getByRole('textbox', { name: 'Search favorites' })
  await search.fill('nothing is called so')
  await expect(list(page)).toContainText('No favorite has “nothing is called so”')
  await search.fill('brass keypad')
  await named(page, 'Bedroom plate, brass').click()
  await expect(list(page)).toHaveCount(0)
  await expect(items(page)).toHaveCount(1)
  await expect(items(page)).toContainText(['Bedroom plate, brass'])
  await expect.poll(drawn).toBe(plate)
  await page.keyboard.press('Control+Z')
  await expect(items(page)).toHaveCount(0)
  await page.keyboard.press('Control+Shift+Z')
  await expect(items(page)).toHaveCount(1)
  await saved(page)
  await page.reload()
  await expect(drawing(page)).toBeVisible()
  await expect.poll(drawn).toBe(plate)

  // The dialog that adds a product leads there too.
  await page.keyboard.press('A')
  await page.getByRole('button', { name: 'From favorites' }).click()
  await expect(named(page, 'Bedroom plate, brass')).toBeVisible()
  await choose(page, 'Bedroom plate, brass', 'Delete')
  await expect(row(page, 'Bedroom plate, brass')).toHaveCount(0)
})

test('[issue 18] an equal name asks whether to replace, and Undo takes that back', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openBench(page)
  const name = `Twice ${bench.productId}`
  await saveAs(page, name)
  await page.getByRole('button', { name: /^Finish / }).click()
  await page.getByRole('option', { name: /Bronze/ }).click()
  await saved(page)
  await openSaving(page)
  await saving(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await saving(page).getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Replace this favorite?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(saving(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await saving(page).getByRole('button', { name: 'Save', exact: true }).click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(saving(page)).toHaveCount(0)
  await openList(page)
  await expect(row(page, name)).toContainText('Bronze')
  await news(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(row(page, name)).toContainText('White')
  // Another way to the same: the item that is open gives its choices.
  await choose(page, name, 'Replace with the configuration of Hall')
  await expect(row(page, name)).toContainText('Bronze')
})

test('[issue 18] a choice that is gone is left out and said by its name; a product that is gone is struck out', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openBench(page)
  const name = `Gone ${bench.productId}`
  await saveAs(page, name)
  await archive(page, bench, 'productOption', bench.options['White'])
  await goTo(page, await orderOfBench(page, bench, 'Later'))
  await openList(page)
  await expect(row(page, name)).toContainText('Finish: White is no longer offered.')
  await named(page, name).click()
  await expect(news(page)).toContainText(`“${name}” is added. 1 choice could not be taken.`)
  await expect(news(page)).toContainText('Finish: White is no longer offered.')
  await expect(page.getByRole('button', { name: /^Finish Bronze/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Size Small/ })).toBeVisible()
  await saved(page)

  await archive(page, bench, 'product', bench.productId)
  await page.reload()
  await openList(page)
  await expect(row(page, name)).toContainText('Its product is no longer offered.')
  await expect(row(page, name).getByRole('deletion')).toHaveText(name)
  await expect(named(page, name)).toHaveCount(0)
  await expectAccessible(page)
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  await expect(row(page, name)).toHaveCount(0)
})

test('[issue 18] favorites are renamed, shared and deleted; a colleague sees a shared one, a guest does not', async ({
  openAs,
}) => {
  test.slow()
  const owner = await openAs(plainOrg, 'owner', atRest)
  const { bench, path } = await openBench(owner)
  const name = `House ${bench.productId}`
  await saveAs(owner, `Draft ${bench.productId}`)
  await openList(owner)
  await choose(owner, `Draft ${bench.productId}`, 'Rename')
  const field = list(owner).getByRole('textbox', { name: 'Name' })
  await field.fill(name)
  // What is typed outlives a reload.
  await owner.reload()
  await openList(owner)
  await choose(owner, `Draft ${bench.productId}`, 'Rename')
  await expect(field).toHaveValue(name)
  await owner.keyboard.press('Enter')
  await expect(named(owner, name)).toBeVisible()
  const member = await openAs(plainOrg, 'member', path)
  await openList(member)
  await expect(row(member, name)).toHaveCount(0)

  await choose(owner, name, `Share with all employees of ${plainOrg}`)
  await expect(list(owner).getByRole('list', { name: 'Shared' })).toContainText(name)
  await member.reload()
  await openList(member)
  await expect(list(member).getByRole('list', { name: 'Shared' })).toContainText(name)
  const guest = await openAs(plainOrg, 'guest', atRest)
  await goTo(guest, (await makeOrder(guest, 'Of a guest', 'Shelves')).path)
  await guest
    .getByRole('dialog', { name: 'Add a product' })
    .getByRole('button', { name: 'From favorites' })
    .click()
  await expect(list(guest)).toContainText('No favorites yet')
  await expect(list(guest)).toContainText('Save as favorite…')
  await expectAccessible(guest)

  await choose(owner, name, 'Delete')
  await expect(row(owner, name)).toHaveCount(0)
  await news(owner).getByRole('button', { name: 'Undo' }).last().click()
  await expect(named(owner, name)).toBeVisible()
  await choose(owner, name, 'Delete')
  await expect(row(owner, name)).toHaveCount(0)
})

test('[issue 18] on a phone a favorite is saved and added', async ({ openAs }) => {
  test.slow()
  const page = await openAs(plainOrg, 'owner', atRest, { size: 'phone', hasTouch: true })
  const { bench } = await openBench(page)
  const name = `A plate with a long name, for bedrooms ${bench.productId}`
  await openSaving(page)
  await saving(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await saving(page).getByText(`All employees of ${plainOrg}`).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await saving(page).getByRole('button', { name: 'Save', exact: true }).click()
  await news(page).getByRole('button', { name: 'Show favorites' }).click()
  await expect(named(page, name)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await named(page, name).click()
  await expect(list(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Items (2)' }).click()
  await openList(page)
  await choose(page, name, 'Delete')
  await expect(row(page, name)).toHaveCount(0)
})
