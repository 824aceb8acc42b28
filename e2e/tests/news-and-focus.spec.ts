/** News cover nothing that can be pressed, dialogs cover popovers, and the focus never falls to the body. */
import { items, makeOrder, openOrder, saved } from '../fixtures/order-page.ts'
import { submitted } from '../fixtures/order-steps.ts'
import { atRest, baseUrl, expect, maisonLumen, news, type Page, sizes, test } from '../fixtures/test.ts'

const shots = process.env['E2E_SHOTS']

/** A picture for the eye, where one is asked for. */
async function shoot(page: Page, name: string) {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** Controls that news lie on, by name; both are told where they are. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const region = document.querySelector('[aria-label="Notifications"]')
    const cards = [...(region?.querySelectorAll('p') ?? [])].map((text) => text.parentElement?.parentElement)
    const controls = 'a[href],button,input,select,textarea,[role=option],[role=menuitem],[role=tab]'
    const found: string[] = []
    for (const card of cards) {
      const box = card?.getBoundingClientRect()
      if (!box) continue
      for (let x = box.left; x <= box.right; x += 6) {
        for (let y = box.top; y <= box.bottom; y += 6) {
          const under = document.elementsFromPoint(x, y).filter((element) => !region?.contains(element))
          const control = under
            .map((element) => element.closest(controls))
            .find((element) => element !== null)
          if (control)
            found.push(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName)
        }
      }
    }
    return [...new Set(found)]
  })
}

async function expectNewsFree(page: Page, text: RegExp) {
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible()
  // The menu has gone: what it made inert while it was open can be pressed again.
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.querySelector('[inert]') === null)).toBe(true)
  await expect.poll(() => covered(page)).toEqual([])
}

const focusName = (page: Page) =>
  page.evaluate(() =>
    document.activeElement === document.body ? 'body' : (document.activeElement?.tagName ?? 'none'),
  )
const expectFocus = (page: Page) => expect.poll(() => focusName(page)).not.toBe('body')

async function archive(page: Page) {
  await page.getByRole('button', { name: 'More for this quote' }).click()
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
}

/** An order of which news tell that it is archived, where they cover nothing. */
async function withNews(page: Page) {
  await openOrder(page, ['Hall'])
  await archive(page)
  await expectNewsFree(page, /is archived\./)
}

for (const size of ['desk', 'tablet', 'phone'] as const) {
  test(`[12.25] news cover no control on the order page, in review and in the list (${size})`, async ({
    openAs,
  }) => {
    const owner = await openAs(maisonLumen, 'owner', atRest)
    await openOrder(owner, ['Hall', 'Suite'])
    await owner.setViewportSize(sizes[size])
    await shoot(owner, `order-${size}`)
    await archive(owner)
    await expectNewsFree(owner, /is archived\./)
    await shoot(owner, `order-archived-${size}`)

    const guest = await openAs(maisonLumen, 'guest', atRest)
    const path = await submitted(guest, 'Villa News')
    await owner.goto(baseUrl() + path)
    await expect(owner.getByRole('heading', { level: 2, name: 'Review' })).toBeVisible()
    await shoot(owner, `review-${size}`)
    await archive(owner)
    await expectNewsFree(owner, /is archived\./)
    await shoot(owner, `review-archived-${size}`)

    await owner.goto(`${baseUrl()}/orders?type=all`)
    await owner
      .getByRole('button', { name: /^More for #/ })
      .first()
      .click()
    await owner.getByRole('menuitem', { name: /^(Archive|Unarchive)$/ }).click()
    await expectNewsFree(owner, /is archived\.|is active again\./)
    await shoot(owner, `list-${size}`)
  })
}

test('[12.25] news go from what takes their place at once: not later, when a hand may be on them', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await withNews(owner)
  // Something that can be pressed comes where they stand, and they look for another place in the next frame.
  const gone = await owner.evaluate(async () => {
    const card = document.querySelector('[aria-label="Notifications"] p')?.parentElement?.parentElement
    if (!card) throw new Error('no news')
    const { left, top, width, height } = card.getBoundingClientRect()
    const button = document.createElement('button')
    button.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`
    document.body.append(button)
    window.dispatchEvent(new Event('resize'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return Math.abs(card.getBoundingClientRect().left - left)
  })
  // Beside it is free, and there they are by its full width.
  expect(gone).toBeGreaterThan(288)
  await expectNewsFree(owner, /is archived\./)
})

test('[12.25] wider news that come meanwhile do not move the button that a hand is on', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await withNews(owner)
  const undo = news(owner).getByRole('button', { name: 'Undo' }).first()
  await undo.hover()
  const before = await undo.boundingBox()
  await owner.evaluate(() => {
    const card = document.querySelector('[aria-label="Notifications"] p')?.parentElement?.parentElement
    const other = card?.cloneNode(true)
    if (!card?.parentElement || !(other instanceof HTMLElement)) throw new Error('no news')
    const text = other.querySelector('p')
    if (text) text.textContent = 'Much is said here, '.repeat(4)
    card.parentElement.append(other)
  })
  await expect(news(owner).getByText(/Much is said here/)).toBeVisible()
  expect(await undo.boundingBox()).toEqual(before)
  await undo.click()
  await expect(owner.getByText('This quote is archived.')).toHaveCount(0)
})

test('[12.25] the scrim of a dialog covers a popover that stood there before', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall'])
  await owner.keyboard.press('?')
  const dialog = owner.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const order = await owner.evaluate(() => {
    const scrim = document.querySelector('[role=dialog]')?.closest('.z-overlay')
    return Number(scrim ? getComputedStyle(scrim).zIndex : 0)
  })
  // React Aria's popovers stand at 100000; what opens later lies on top of them.
  expect(order).toBe(100_000)
})

test('[12.25] the focus stays on the page: after dialogs, the archive, another page', async ({ openAs }) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall', 'Suite', 'Study'])
  await saved(owner)

  await owner.getByRole('button', { name: 'Edit Quote Details' }).click()
  await expect(owner.getByRole('dialog')).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('dialog')).toHaveCount(0)
  await expectFocus(owner)

  await owner.getByRole('button', { name: 'More for this quote' }).click()
  await owner.getByRole('menuitem', { name: 'Quote history' }).click()
  await expect(owner.getByRole('dialog')).toBeVisible()
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('dialog')).toHaveCount(0)
  await expectFocus(owner)

  await owner.getByRole('button', { name: 'More for this quote' }).click()
  await owner.getByRole('menuitem', { name: 'Delete quote…' }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(owner.getByRole('alertdialog')).toHaveCount(0)
  await expectFocus(owner)

  await owner.getByRole('button', { name: 'Add', exact: true }).first().click()
  await owner.getByRole('menuitem', { name: /^Product/ }).click()
  await expect(owner.getByRole('dialog')).toBeVisible()
  await owner.keyboard.press('Escape')
  await expectFocus(owner)

  await archive(owner)
  await owner.getByRole('button', { name: 'Take out of the archive' }).click()
  await expect(owner.getByText('This quote is archived.')).toHaveCount(0)
  await expectFocus(owner)
  await expect(items(owner)).toHaveCount(3)

  for (const view of ['DOCUMENTS', 'DRAWINGS', 'EDIT']) {
    await owner.getByRole('link', { name: view, exact: true }).click()
    await expect(owner.getByRole('link', { name: view, exact: true })).toHaveAttribute('aria-current', 'page')
    await expectFocus(owner)
    await shoot(owner, `header-${view}`)
  }
  await owner.getByRole('link', { name: 'Back to Orders' }).click()
  await expect(owner.getByRole('heading', { name: 'Quotes' })).toBeVisible()
  await expectFocus(owner)
})

test('[1.4.35, 12.25] after an item is deleted the focus is on the one that is looked at now, and at last on what adds', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(owner, ['Hall', 'Suite', 'Study'])
  const card = (name: string) => items(owner).filter({ hasText: name }).getByRole('button').first()
  const remove = async () => {
    await owner.keyboard.press('Delete')
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete item' }).press('Enter')
    await expect(owner.getByRole('alertdialog')).toHaveCount(0)
  }
  await card('Suite').click()
  await remove()
  await expect(items(owner)).toHaveCount(2)
  // The one before it is looked at; the one that took its place is Study.
  await expect(card('Hall')).toHaveAttribute('aria-current', 'true')
  await expect(card('Hall')).toBeFocused()
  await remove()
  await expect(items(owner)).toHaveCount(1)
  await expect(card('Study')).toBeFocused()
  await remove()
  await expect(owner.getByText('Click + to add your first product').first()).toBeVisible()
  await expectFocus(owner)
  await expect(owner.locator(':focus')).toHaveAccessibleName(/^Add/)
})

test('[12.25] after the first item of an order that was begun at home the focus is on its page, not on a switch that was pressed before', async ({
  openAs,
}) => {
  const member = await openAs(maisonLumen, 'member', '/')
  await member.getByRole('button', { name: 'GUEST MODE' }).click()
  await member.getByRole('main').getByRole('button', { name: 'Keypads', exact: true }).press('Enter')
  await member.getByRole('menuitem', { name: 'Keypad', exact: true }).press('Enter')
  const dialog = member.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Quote name' }).fill('House from home')
  await dialog.getByRole('textbox', { name: 'Quote name' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Identifier or description' }).fill('Hall')
  await member.keyboard.press('Enter')
  await expect(items(member)).toHaveCount(1)
  await expect(dialog).toHaveCount(0)
  await expectFocus(member)
  await expect(member.getByRole('banner').locator(':focus')).toHaveCount(0)
})

test('[12.25] Escape closes a dialog also at the moment when what had the focus in it goes', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', '/orders')
  await owner.getByRole('button', { name: /^Account: / }).click()
  await owner.getByRole('menuitem', { name: 'Passkeys and devices…' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Passkeys and devices' })
  await expect(dialog.getByText('This device')).toBeVisible()
  const loser = await dialog.evaluate(async (element) => {
    const lost = document.createElement('button')
    element.append(lost)
    lost.focus()
    lost.remove()
    // The browser has told that it is gone, and the focus has not been given to anything yet.
    await Promise.resolve()
    const holder = document.activeElement?.tagName
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    return holder
  })
  expect(loser).toBe('BODY')
  await expect(dialog).toHaveCount(0)
  await expectFocus(owner)
})

test('[12.25] on a phone the title of an empty order has the header’s room; undo stands where the drawing will be', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest, { size: 'phone' })
  const { path } = await makeOrder(owner, 'Canyon House')
  await owner.goto(baseUrl() + path)
  const title = owner.getByRole('textbox', { name: 'Quote title' })
  await expect(title).toHaveValue('Canyon House')
  const undo = { name: 'Undo', exact: true } as const
  await expect(owner.getByRole('region', { name: 'Drawing' }).getByRole('button', undo)).toBeVisible()
  await expect(owner.getByRole('banner').getByRole('button', undo)).toHaveCount(0)
  expect(await title.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
})

test('[12.25] Edit, Documents and Drawings have one header: number, title, the status in words, sharing', async ({
  openAs,
}) => {
  const owner = await openAs(maisonLumen, 'owner', atRest)
  const { path } = await makeOrder(owner, 'Villa Header')
  const number = path.split('/').at(-1)
  for (const view of ['', '/documents', '/drawings']) {
    await owner.goto(baseUrl() + path + view)
    const header = owner.getByRole('banner')
    await expect(header.getByText(`#${number}`)).toBeVisible()
    await expect(header.getByRole('textbox', { name: 'Quote title' })).toHaveValue('Villa Header')
    await expect(header.getByRole('list', { name: 'Quote status' })).toBeVisible()
    await expect(header.getByText('Quote started', { exact: true })).toBeVisible()
    await expect(header.getByRole('button', { name: /SHARE/i })).toBeVisible()
  }
})

test('[12.25] a guest reads the status in whole words beside the dots at 1440', async ({ openAs }) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const { path } = await makeOrder(guest, 'Kensington Place Foyer')
  await guest.goto(baseUrl() + path)
  const status = guest.getByRole('banner').getByText('Quote started', { exact: true })
  await expect(status).toBeVisible()
  expect(await status.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0)
  // With two dots fewer than employees have there is room for the word beside the tick as well.
  const word = guest.getByRole('banner').getByText('Saved', { exact: true })
  expect((await word.boundingBox())?.width).toBeGreaterThan(20)
})

test('[12.25] an employee reads title and status whole beside eleven dots at 1440', async ({ openAs }) => {
  const member = await openAs(maisonLumen, 'member', atRest)
  const { path } = await makeOrder(member, 'Kensington Court Foyer')
  await member.goto(baseUrl() + path)
  const header = member.getByRole('banner')
  await expect(header.getByRole('list', { name: 'Quote status' }).getByRole('listitem')).toHaveCount(11)
  const status = header.getByText('Quote started', { exact: true })
  const title = header.getByRole('textbox', { name: 'Quote title' })
  await expect(title).toHaveValue('Kensington Court Foyer')
  // That all is saved is heard; where there is no room for the word, a tick is seen.
  const word = header.getByRole('status').getByText('Saved', { exact: true })
  await expect(word).toBeAttached()
  expect((await word.boundingBox())?.width).toBeLessThan(2)
  for (const shown of [status, title]) {
    expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})
