/** Lists of the back office under a finger: a row goes where it is dragged by its grip, and anywhere else the finger scrolls. */
import { fingersOf, type Place } from '../fixtures/fingers.ts'
import type { Locator } from '@playwright/test'
import { expect, maisonLumen, type SizeName, test } from '../fixtures/test.ts'

async function middleOf(target: Locator): Promise<Place> {
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not on the page')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

for (const size of ['tablet', 'phone'] satisfies SizeName[]) {
  test(`[issue 14] [2.5.01] by touch on a ${size}: dragged by its grip a category takes another place, and Undo brings it back`, async ({
    openAs,
  }) => {
    test.slow()
    const page = await openAs(maisonLumen, 'owner', '/admin/product-categories', { size, hasTouch: true })
    const rows = page.locator('[data-item]')
    const titles = () => page.locator('[data-item]').getByRole('link').allTextContents()
    await expect(page.locator('[data-draggable]')).toBeVisible()
    const before = await titles()
    const fingers = await fingersOf(page)
    const scroller = page.getByRole('main')
    const scrolled = () =>
      scroller.evaluate((main) => [main, ...main.querySelectorAll('*')].map((one) => one.scrollTop))
    const still = await scrolled()

    const [, firstY] = await middleOf(rows.nth(0))
    const [, thirdY] = await middleOf(rows.nth(2))
    const grip = await middleOf(rows.nth(0).locator('[data-grip]'))
    await fingers.drag(grip, [grip[0], grip[1] + (thirdY - firstY) * 1.2])
    const news = page.getByRole('region', { name: 'Notifications' })
    await expect(news.getByText(`${before[0]} is number 3 now.`)).toBeVisible()
    await expect.poll(titles).toEqual([before[1], before[2], before[0], ...before.slice(3)])
    // The list stayed where it was under the finger.
    expect(await scrolled()).toEqual(still)
    await news.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(titles).toEqual(before)

    // Off the grip a finger moves nothing, and opens nothing on its way.
    const title = await middleOf(rows.nth(2).getByRole('link'))
    await fingers.drag(title, [title[0], title[1] - 60])
    await expect(page).toHaveURL(/product-categories$/)
    expect(await titles()).toEqual(before)
  })
}
