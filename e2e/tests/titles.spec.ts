/** What the tab is called, and the headings of every page, as owner, member and guest. Issue 12, 32. */
import { atRest, baseUrl, type DemoRole, expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

interface Stop {
  readonly path: string
  readonly title: RegExp
  readonly h1: RegExp
}

/** The levels of the page's headings, in the order in which they are read. */
async function levels(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName.slice(1))),
  )
}

function skipped(found: readonly number[]): number[] {
  return found.filter((level, index) => level > (found[index - 1] ?? 0) + 1)
}

async function walk(page: Page, stops: readonly Stop[]) {
  for (const { path, title, h1 } of stops) {
    await test.step(path, async () => {
      await page.goto(baseUrl() + path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible()
      const found = await levels(page)
      expect(skipped(found), `${path} has the levels ${found.join(' ')}`).toEqual([])
    })
  }
}

const everywhere: readonly Stop[] = [
  { path: '/', title: /^Home – Maison Lumen$/, h1: /^Welcome to the Maison Lumen/ },
  { path: '/orders', title: /^Quotes – Maison Lumen$/, h1: /^Quotes$/ },
  { path: '/no/such/page', title: /^Not found – Maison Lumen$/, h1: /^Nothing here$/ },
  { path: '/orders/999999', title: /^Not found – #999999 – Maison Lumen$/, h1: /^There is nothing here$/ },
]

for (const role of ['guest', 'member', 'owner'] satisfies DemoRole[]) {
  test(`every page has a title of its own, one first heading, and skips none, as ${role}`, async ({
    openAs,
  }) => {
    const page = await openAs(maisonLumen, role, atRest)
    await walk(page, everywhere)
  })
}

test('signing in has its title and one first heading', async ({ openAnonymous }) => {
  const page = await openAnonymous(atRest)
  await walk(page, [{ path: '/sign-in', title: /^Sign in – Orderwright$/, h1: /^Sign in$/ }])
  await page.getByRole('link', { name: 'Licenses' }).waitFor()
  await walk(page, [{ path: '/licenses', title: /^Licenses – Orderwright$/, h1: /^Works of others/ }])
  await expect(page.getByText('react-aria-components')).toBeVisible()
  const text = await page.request.get(`${baseUrl()}/licenses.txt`)
  expect(await text.text()).toContain('SIL OPEN FONT LICENSE')
})
