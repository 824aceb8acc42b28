/** The guided tour of the order page, by hand and by keyboard, on every layout. */
import { leaveAddFlow, newOrder, openOrder } from '../fixtures/order-page.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  maisonLumen,
  type Page,
  type SizeName,
  test,
} from '../fixtures/test.ts'

const more = (page: Page) => page.getByRole('button', { name: 'More for this quote' })
const step = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function start(page: Page) {
  await more(page).click()
  await page.getByRole('menuitem', { name: 'Guided Tour' }).click()
}

const all = [
  'Where it stands',
  'What it comes to',
  'Add an item',
  'Name the item',
  'How many, and notes',
  'Make it yours',
]

test('[1.2.87] the tour goes through its steps, and remembers whom it has shown around', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, [])
  const offer = owner.getByRole('button', { name: 'Take the guided tour' })
  await expect(offer).toBeVisible()
  await openOrder(owner, ['Hall'])
  await start(owner)
  for (const [index, name] of all.entries()) {
    await expect(step(owner, name)).toContainText(`${index + 1} of ${all.length}`)
    if (index === 0) await expectAccessible(owner)
    await step(owner, name)
      .getByRole('button', { name: index === all.length - 1 ? 'Done' : 'Next' })
      .click()
  }
  await expect(owner.getByRole('dialog')).toHaveCount(0)
  await openOrder(owner, [])
  await expect(owner.getByText('Click + to add your first product').first()).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('[1.2.87] arrow keys walk through the tour, Escape ends it and returns the focus', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  await start(owner)
  await expect(step(owner, 'Where it stands')).toBeVisible()
  await owner.keyboard.press('ArrowRight')
  await expect(step(owner, 'What it comes to')).toBeVisible()
  await owner.keyboard.press('ArrowLeft')
  await expect(step(owner, 'Where it stands')).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('dialog')).toHaveCount(0)
  await expect(more(owner)).toBeFocused()
})

const small: readonly [SizeName, readonly string[]][] = [
  ['tablet', all],
  ['phone', ['Where it stands', 'What it comes to', 'Name the item', 'How many, and notes', 'Make it yours']],
]
for (const [size, names] of small) {
  test(`[1.2.87] on a ${size} the tour shows what is on the screen`, async ({ openAs }) => {
    const path = await newOrder(await openAs(maisonLumen, 'owner', atRest), 'Villa Aurore')
    const owner = await openAs(maisonLumen, 'owner', atRest, { size })
    await owner.goto(baseUrl() + path)
    await owner.getByRole('region', { name: 'Drawing' }).getByRole('button', { name: 'Add' }).click()
    await owner.getByRole('menuitem', { name: /^Product/ }).click()
    await owner.getByLabel('Identifier or description').fill('Hall')
    await owner.keyboard.press('Enter')
    await expect(owner.getByRole('dialog')).toHaveCount(0)
    await start(owner)
    for (const [index, name] of names.entries()) {
      await expect(step(owner, name)).toBeInViewport({ ratio: 1 })
      if (index === 2)
        await owner.screenshot({ path: `test-results/tour-${size}.png`, animations: 'disabled' })
      await step(owner, name)
        .getByRole('button', { name: index === names.length - 1 ? 'Done' : 'Next' })
        .click()
    }
    await expect(owner.getByRole('dialog')).toHaveCount(0)
  })
}

test('[1.2.87] a new order without items is explained by what it has', async ({ openAs }) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  await guest.goto(baseUrl() + (await newOrder(guest, 'Empty House')))
  await leaveAddFlow(guest)
  await guest.getByRole('button', { name: 'Take the guided tour' }).click()
  await expect(step(guest, 'Where it stands')).toBeVisible()
  await guest.keyboard.press('Escape')
})
