/**
 * The README's three pictures. Every run takes them; `UPDATE_SCREENSHOTS=1` puts them into docs/screenshots. With
 * pictures of a running product, the README cannot show one that no longer exists.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, maisonLumen, type SizeName, test } from '../fixtures/test.ts'

const folder = process.env['UPDATE_SCREENSHOTS']
  ? join(import.meta.dirname, '..', '..', 'docs', 'screenshots')
  : join(import.meta.dirname, '..', 'test-results', 'screenshots')

for (const size of ['desk', 'tablet', 'phone'] satisfies SizeName[]) {
  test(`[1.1.05] the order page shows the item's drawing on a ${size}, as in the README`, async ({
    openAs,
  }) => {
    // By its number: copies of it, which other tests make, have its name.
    const page = await openAs(maisonLumen, 'guest', '/orders/51', { size })
    const drawing = page.getByRole('img', { name: /269 × 82 mm/ }).first()
    await expect(drawing).toBeInViewport()
    // What is fetched after the first picture has come, and nothing is hovered over.
    const comments = size === 'phone' ? 'Comments' : 'Comment on Powder room'
    await expect(page.getByRole('button', { name: comments, exact: true })).toBeVisible()
    await page.mouse.move(0, 0)
    await page.evaluate(() => document.fonts.ready)
    await mkdir(folder, { recursive: true })
    await page.screenshot({ path: join(folder, `order-${size}.png`), animations: 'disabled' })
  })
}
