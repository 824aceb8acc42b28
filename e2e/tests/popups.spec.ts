/** Every menu, dialog, list and popover of every screen has a name, and axe finds nothing with it open. Issue 12, 32. */
import { lookAtPopups } from '../fixtures/popups.ts'
import { atRest, baseUrl, type DemoRole, expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

async function lookAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const looked: string[] = []
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(baseUrl() + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      looked.push(...(await lookAtPopups(page, path)))
    })
  }
  return looked
}

const views = ['/', '/orders', '/orders/51/documents', '/orders/51/drawings']
const statusScreens = ['/orders/43', '/orders/36', '/orders/9']

for (const role of ['guest', 'member', 'owner'] satisfies DemoRole[]) {
  test(`every popup of the order page has a name and no fault, as ${role}`, async ({ openAs }) => {
    test.setTimeout(240_000)
    const page = await openAs(maisonLumen, role, atRest)
    const looked = await lookAt(page, ['/orders/51'])
    expect(looked.length).toBeGreaterThan(20)
  })

  test(`every popup of the other screens has a name and no fault, as ${role}`, async ({ openAs }) => {
    test.setTimeout(240_000)
    const page = await openAs(maisonLumen, role, atRest)
    const looked = await lookAt(page, [...views, ...statusScreens])
    expect(looked.length).toBeGreaterThan(15)
  })
}

test('every popup of the order page has a name and no fault on a phone', async ({ openAs }) => {
  test.setTimeout(240_000)
  const page = await openAs(maisonLumen, 'guest', atRest, { size: 'phone' })
  expect((await lookAt(page, ['/orders/51'])).length).toBeGreaterThan(8)
})

test('every popup of the back office has a name and no fault', async ({ openAs }) => {
  test.setTimeout(240_000)
  const page = await openAs(maisonLumen, 'owner', atRest)
  const sections = [
    'products',
    'product-properties',
    'product-property-groups',
    'product-categories',
    'product-pricing-rules',
    'product-option-classifier-groups',
  ]
  await lookAt(page, [
    ...sections.flatMap((section) => [`/admin/${section}`, `/admin/${section}/1`]),
    '/admin/media',
    '/admin/guests',
    '/admin/user-groups',
    '/admin/integrations',
  ])
})
