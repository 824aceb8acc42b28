/** What an outsider stumbled over in the back office: what it says at the first press, and whether it fits the screen. */
import { test } from '../fixtures/keeps.ts'
import { plainOrg } from '../fixtures/test-catalog.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  news,
  type SizeName,
} from '../fixtures/test.ts'

const LONG_TITLE = 'W'.repeat(200)

test('[issue 14] on a phone the page of a classifier group scrolls in its grid alone, not sideways', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/product-option-classifier-groups/1', {
    size: 'phone',
  })
  await expect(page.getByRole('region', { name: 'Numbers as a grid' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('[issue 14] a long title without a space stays within its news', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', '/admin/product-categories')
  await page.getByRole('button', { name: 'Add a category' }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const title = page.getByRole('textbox', { name: 'Title of the category' })
  await title.fill(LONG_TITLE)
  await page.keyboard.press('Enter')
  const words = news(page).getByText(LONG_TITLE)
  await expect(words).toBeVisible()
  const over = () => words.evaluate((text) => text.scrollWidth - text.clientWidth)
  expect(await over()).toBeLessThanOrEqual(0)
  await expectNoSidewaysScroll(page)
  await news(page).getByRole('button', { name: 'Undo' }).click()
})

test('[issue 14] without rules the list says what a rule does, and a new one asks for its beginning before its end', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', '/admin/product-rules')
  const main = page.getByRole('main')
  await expect(main.getByText('No rules yet', { exact: true })).toHaveCount(1)
  await expect(main.getByText(/A rule says which choices go together/)).toBeVisible()
  await page.getByRole('button', { name: 'New rule' }).click()
  const tops = await Promise.all(
    ['Property it begins with', 'Property it ends with'].map(async (name) => {
      const box = await page.getByRole('combobox', { name }).boundingBox()
      return box === null ? Number.NaN : box.y
    }),
  )
  expect(tops[0]).toBeLessThanOrEqual(tops[1] ?? 0)
  await expectAccessible(page)
})

test('[issue 14] a logo that is too large is refused with the limit of logos', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/settings')
  const logo = page.getByRole('group', { name: 'Logo', exact: true })
  for (const megabytes of [2, 6]) {
    const chooser = page.waitForEvent('filechooser')
    await logo.getByRole('button', { name: 'Upload a logo' }).click()
    await (await chooser).setFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(megabytes * 1024 * 1024, 1),
    })
    await expect(logo.getByRole('alert')).toHaveText(/1 MB/)
    await expect(logo.getByText(/5 ?mb/i)).toHaveCount(0)
  }
})

test('[issue 14] a new way of paying begins without a fault, and is saved with the next rank', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', '/admin/settings/payment')
  const ways = page.getByRole('group', { name: 'Ways of paying', exact: true }).first()
  const entries = ways.getByRole('textbox', { name: 'Rank' })
  await expect(entries.first()).toBeVisible()
  const before = await entries.evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLInputElement ? Number(one.value) : Number.NaN)),
  )
  await ways.getByRole('button', { name: 'Add to Ways of paying' }).click()
  await expect(entries).toHaveCount(before.length + 1)
  await expect(entries.last()).toHaveValue(String(Math.max(...before) + 1))
  await expect(ways.getByRole('alert')).toHaveCount(0)
  await expect(ways.getByText('Type a number.')).toHaveCount(0)
  await expect(news(page).getByText('not saved')).toHaveCount(0)
})

for (const [room, list] of [
  ['statuses', 'Statuses'],
  ['home', 'Sections and tiles'],
] as const) {
  test(`[issue 14] a new entry of ${list} says nothing red before its fields were left`, async ({
    openAs,
    keeps,
  }) => {
    // To have sections at all is stored at once: the home page of other tests is made of the categories.
    await keeps.settings(plainOrg)
    const page = await openAs(plainOrg, 'owner', `/admin/settings/${room}`)
    const setting = page.getByRole('group', { name: list, exact: true }).first()
    await expect(setting).toBeVisible()
    const used = setting.getByRole('checkbox', { name: `${list}: Used` })
    if ((await used.count()) > 0 && !(await used.isChecked())) await setting.getByText('Used').click()
    await setting
      .getByRole('button', { name: `Add to ${list}` })
      .last()
      .click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(setting.getByText('New, and not saved yet')).toBeVisible()
    await expect(setting.getByRole('alert')).toHaveCount(0)
    await expect(news(page).getByRole('alert')).toHaveCount(0)
  })
}

for (const size of ['tablet', 'phone'] satisfies SizeName[]) {
  test(`[issue 14] on a ${size} a button names the section, and opens all of them`, async ({ openAs }) => {
    const page = await openAs(maisonLumen, 'owner', '/admin/guests', { size, hasTouch: false })
    const nav = page.getByRole('navigation', { name: `Administration of ${maisonLumen}` })
    const button = nav.getByRole('button', { name: 'Sections: Guests' })
    await expect(button).toBeVisible()
    expect(await nav.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await button.focus()
    await page.keyboard.press('Enter')
    const all = page.getByRole('dialog', { name: 'Sections' })
    await expect(all.getByRole('link')).toHaveCount(21)
    await expect(all.getByRole('link', { name: 'Guests', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(all).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await all.getByRole('link', { name: 'Property groups' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Property groups' })).toBeVisible()
    await expect(all).toHaveCount(0)
    await expect(nav.getByRole('button', { name: 'Sections: Property groups' })).toBeFocused()
  })
}

test('[issue 14] on a tablet no column of the guests stands under the last one', async ({ openAs }) => {
  const page = await openAs(maisonLumen, 'owner', '/admin/guests', { size: 'tablet' })
  const table = page.getByRole('table', { name: 'Guests' })
  const heads = table.getByRole('columnheader')
  await expect(heads).toHaveCount(7)
  const boxes = await heads.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  const [added, actions] = boxes.slice(-2)
  expect(added.right).toBeLessThanOrEqual(actions.left)
  expect(actions.right).toBeLessThanOrEqual(1024)
})

test('[issue 14] what was refused is told as refused, in a popup that has room for it', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', '/admin/product-categories')
  await page.getByRole('button', { name: 'Add a category' }).first().click()
  const title = page.getByRole('textbox', { name: 'Title of the category' })
  await expect(title).toBeVisible()
  const refused = { error: { code: 'refused', message: 'Not today.' } }
  await page.route('**/api/resources/productCategory/update', (route) =>
    route.fulfill({ status: 422, json: refused }),
  )
  await title.fill('Refused')
  await page.keyboard.press('Enter')
  const told = 'This change is not saved: “Renamed to Refused”.'
  await expect(news(page).getByText(told)).toBeVisible()
  await page.getByRole('button', { name: '1 change was not saved' }).click()
  const popup = page.getByRole('dialog', { name: 'What was not saved' })
  const [outer, inner] = await Promise.all([popup.boundingBox(), popup.getByText(told).boundingBox()])
  expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBeGreaterThanOrEqual(12)
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Discard' }).click()
})
