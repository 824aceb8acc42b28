/**
 * Every menu, dialog, list and popover of the other screens has a name, and axe finds nothing with it open. Beside the order
 * page in a file of its own: two workers share what is the longest of all. Issue 12, 32.
 */
import { lookAt } from '../fixtures/popups.ts'
import { atRest, type DemoRole, expect, maisonLumen, test } from '../fixtures/test.ts'

const views = ['/', '/orders', '/orders/51/documents', '/orders/51/drawings']
const statusScreens = ['/orders/43', '/orders/36', '/orders/9']

for (const role of ['guest', 'member', 'owner'] satisfies DemoRole[]) {
  test(`every popup of the other screens has a name and no fault, as ${role}`, async ({ openAs }) => {
    test.setTimeout(240_000)
    const page = await openAs(maisonLumen, role, atRest)
    const looked = await lookAt(page, [...views, ...statusScreens])
    expect(looked.length).toBeGreaterThan(15)
  })
}

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
