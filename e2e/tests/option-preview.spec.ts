/** An option that is pointed at is shown on the drawing before it is chosen, with its price, and nothing is changed. [issue 18] */
import { drawing, openOrder, openPicker, stage } from '../fixtures/order-page.ts'
import { atRest, expect, maisonLumen, sizes, test } from '../fixtures/test.ts'

test('[issue 18] an option under the pointer or the arrow is drawn with its price, and is gone when nothing points at it', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'member', atRest)
  const writes: string[] = []
  page.on('request', (request) => {
    if (/productInstance\/update|productOrder\/update/.test(request.url())) writes.push(request.url())
  })
  await openOrder(page, ['Hall'])
  await expect(drawing(page)).toHaveAccessibleName(/in Brushed bronze/)
  writes.length = 0
  await openPicker(page, 'Plate', 'Plate finish')
  const list = page.getByRole('listbox', { name: 'Plate finish' })
  const note = stage(page).getByText(/^Preview: /)
  await list.getByRole('option', { name: 'Polished nickel' }).hover()
  await expect(drawing(page)).toHaveAccessibleName(/in Polished nickel/)
  await expect(note).toHaveText('Preview: Polished nickel +$12.00')
  await page.screenshot({ path: 'test-results/option-preview-desk.png' })
  // Beside the list nothing is pointed at.
  await page.mouse.move(5, 5)
  await expect(drawing(page)).toHaveAccessibleName(/in Brushed bronze/)
  await expect(note).toHaveCount(0)
  // The arrow comes to what is chosen first, which is what stands there, then to the next.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(note).toHaveText('Preview: Brushed brass')
  await expect(drawing(page)).toHaveAccessibleName(/in Brushed brass/)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(note).toHaveCount(0)
  await expect(drawing(page)).toHaveAccessibleName(/in Brushed bronze/)
  expect(writes).toEqual([])

  // Chosen, it stays, and one Undo takes it back.
  await openPicker(page, 'Plate', 'Plate finish')
  await list.getByRole('option', { name: 'Polished nickel' }).hover()
  await expect(note).toBeVisible()
  await list.getByRole('option', { name: 'Polished nickel' }).click()
  await expect(note).toHaveCount(0)
  await expect(drawing(page)).toHaveAccessibleName(/in Polished nickel/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(drawing(page)).toHaveAccessibleName(/in Brushed bronze/)
})

test('[issue 18] what can not be chosen is not drawn, and the words say what an option would add', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  await page.setViewportSize(sizes.tablet)
  await openPicker(page, 'Plate', 'Plate size')
  const list = page.getByRole('listbox', { name: 'Plate size' })
  const note = stage(page).getByText(/^Preview: /)
  const dearer = list.getByRole('option').filter({ hasText: /\+\$/ }).first()
  const title = (await dearer.locator('[dir=auto]').textContent()) ?? ''
  const price = /\+\$[\d.,]+/.exec((await dearer.textContent()) ?? '')?.[0] ?? 'no price'
  await dearer.hover()
  await expect(note).toHaveText(`Preview: ${title} ${price}`)
  await page.screenshot({ path: 'test-results/option-preview-tablet.png' })
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  // Under brushed bronze the mechanism is never of brass: why it can not be is said, and nothing is drawn.
  await openPicker(page, 'Mechanisms', 'Mechanism finish')
  const finishes = page.getByRole('listbox', { name: 'Mechanism finish' })
  await finishes.getByRole('option', { name: 'Matched brushed bronze' }).hover()
  await expect(note).toHaveText(/^Preview: Matched brushed bronze/)
  await finishes.getByRole('option', { name: /^Matched brushed brass, not available: / }).hover()
  await expect(note).toHaveCount(0)

  await page.keyboard.press('Escape')
  // A choice for the whole order says what all items gain.
  await openPicker(page, 'For the whole order', 'Screw type')
  const screws = page.getByRole('listbox', { name: 'Screw type' })
  await screws.getByRole('option', { name: 'No visible screws' }).hover()
  await expect(note).toHaveText(/^Preview: No visible screws \+\$\d+\.\d\d in all$/)
})

test('[issue 18] an option that brings up others says what all of them cost, and that is what is charged', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'guest', atRest)
  await openOrder(page, ['Hall'])
  const each = page.getByRole('button', { name: /^Why this price:/ })
  await expect(each).toHaveAccessibleName(/\$138\.00 each/)
  await openPicker(page, 'Engraving', 'Engraving type')
  const option = page.getByRole('option', { name: /^Engraving per mechanism/ })
  await expect(option).toContainText('+$25.00')
  await option.hover()
  await expect(stage(page).getByText(/^Preview: /)).toHaveText('Preview: Engraving per mechanism +$25.00')
  await option.click()
  await expect(each).toHaveAccessibleName(/\$163\.00 each/)
})
