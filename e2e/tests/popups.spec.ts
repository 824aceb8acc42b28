/** Every menu, dialog, list and popover of the order page has a name, and axe finds nothing with it open. Issue 12, 32. */
import { lookAt } from '../fixtures/popups.ts'
import { atRest, type DemoRole, expect, maisonLumen, test } from '../fixtures/test.ts'

for (const role of ['guest', 'member', 'owner'] satisfies DemoRole[]) {
  test(`every popup of the order page has a name and no fault, as ${role}`, async ({ openAs }) => {
    test.setTimeout(240_000)
    const page = await openAs(maisonLumen, role, atRest)
    const looked = await lookAt(page, ['/orders/51'])
    expect(looked.length).toBeGreaterThan(20)
  })
}

test('every popup of the order page has a name and no fault on a phone', async ({ openAs }) => {
  test.setTimeout(240_000)
  const page = await openAs(maisonLumen, 'guest', atRest, { size: 'phone' })
  expect((await lookAt(page, ['/orders/51'])).length).toBeGreaterThan(8)
})
