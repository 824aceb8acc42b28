/** Documents of an order: from the order page to each document, on the screen, in print, as PDF and as CSV. */
import { readFile } from 'node:fs/promises'
import { newOrder, call, openOrder } from '../fixtures/order-page.ts'
import { submitted } from '../fixtures/order-steps.ts'
import {
  atRest,
  baseUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  maisonLumen,
  news,
  type Page,
  sizes,
  test,
} from '../fixtures/test.ts'

const pages = (page: Page) => page.getByRole('region', { name: /^Page \d+ of \d+$/ })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Document' })

/** What the browser's print dialog was opened with: the pages that are drawn then. */
async function countPrints(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      document.body.dataset['printed'] = `${document.title} | ${document.querySelectorAll('.ow-page').length}`
      window.dispatchEvent(new Event('afterprint'))
    }
  })
}

test('[1.2.53, 2.2.05, 2.2.37, 2.2.38, 2.2.39, 2.2.40, 2.2.41, 2.2.42, 2.2.43, 2.2.44, 2.2.45, 2.4.05, 2.7.04, 2.7.05] an owner looks at all four documents and takes them along', async ({
  openAs,
}) => {
  // The first PDF starts a browser of the server's own.
  test.setTimeout(90_000)
  const owner = await openAs(maisonLumen, 'owner', atRest)
  await countPrints(owner)
  await openOrder(owner, ['Hall'])
  await owner.getByRole('button', { name: 'More for this quote' }).click()
  await owner.getByRole('menuitem', { name: 'View Invoice' }).click()
  await expect(owner).toHaveURL(/\/documents\?.*mode=invoice/)
  await expect(toolbar(owner).getByRole('radio', { name: 'Invoice' })).toBeChecked()
  await expect(pages(owner).first()).toContainText('1. Hall')
  await expect(pages(owner).first()).toContainText('Page 1 of')
  await expect(toolbar(owner).getByRole('button', { name: 'Download CSV' })).toBeHidden()

  const title = await owner.title()
  expect(title).toMatch(/^\d+ - Villa Aurore - \d{6} - Invoice$/)

  // Every mode has its page; CSV is there for quote and packing slip.
  for (const [label, name, hasCsv] of [
    ['Factory (manufacturing)', 'Factory', false],
    ['Packing Slip', 'Packing Slip', true],
    ['Quote (client)', 'Quote', true],
  ] as const) {
    await toolbar(owner).getByText(label, { exact: true }).click()
    await expect(pages(owner).first().locator('.ow-name')).toHaveText(name)
    await expect(owner).toHaveTitle(new RegExp(`- ${name}$`))
    await expect(toolbar(owner).getByRole('button', { name: 'Download CSV' })).toHaveCount(hasCsv ? 1 : 0)
  }
  await expectAccessible(owner)

  const [csv] = await Promise.all([
    owner.waitForEvent('download'),
    toolbar(owner).getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/Villa Aurore - \d{6} - Quote\.csv$/)
  expect(await readFile(await csv.path(), 'utf8')).toContain('Hall')

  const [pdf] = await Promise.all([
    owner.waitForEvent('download'),
    toolbar(owner).getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/Villa Aurore - \d{6} - Quote\.pdf$/)
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await owner.keyboard.press('ControlOrMeta+p')
  await expect(owner.locator('body')).toHaveAttribute('data-printed', /- Quote \| \d+$/)

  // A failure is said in the page, and printing is the way out.
  await owner.route('**/download-pdf', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'unavailable', message: 'Making the PDF broke off.' } },
    }),
  )
  await toolbar(owner).getByRole('button', { name: 'Download PDF' }).click()
  await expect(owner.getByText('Making the PDF broke off.')).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Print instead' })).toBeVisible()
})

test('[2.2.06, 2.2.36, 2.2.47, 2.9.11] a guest at any size sees quote and invoice, whole pages, every one of them in print; whoever has a link to them sees them too', async ({
  openAs,
  openAnonymous,
}) => {
  test.setTimeout(90_000)
  const guest = await openAs(maisonLumen, 'guest', atRest)
  await countPrints(guest)
  const address = await newOrder(guest, 'Tower')
  const orgSpecificId = Number(address.split('/').at(-1))
  const session: { activeOrgId: number } = await call(guest, '/api/session/get', {})
  const orgId = session.activeOrgId
  const loaded: { data: { productOrders: { id: number }[]; products: { id: number; title: string }[] } } =
    await call(guest, '/api/configurator/get-configurator-order-data', {
      orgId,
      productOrderOrgSpecificId: orgSpecificId,
    })
  const keypad = loaded.data.products.find(({ title }) => title === 'Keypad')
  await call(guest, '/api/resources/productInstance/create', {
    orgId,
    props: Array.from({ length: 30 }, (_, index) => ({
      productOrderId: loaded.data.productOrders[0]?.id,
      productId: keypad?.id,
      rank: index + 1,
      title: `Room ${index + 1}`,
      properties: {},
    })),
  })
  await guest.goto(`${baseUrl()}${address}/quote`)
  await expect(guest).toHaveURL(/\/documents(\?.*)?$/)
  await expect(pages(guest).first()).toContainText('1. Room 1')
  // The specification's two, and the schedule of what can be engraved; the workshop's and the packer's are employees'.
  await expect(toolbar(guest).getByRole('radio')).toHaveCount(3)
  await expect(toolbar(guest).getByRole('radio', { name: /Factory|Packing/ })).toHaveCount(0)
  await expect(toolbar(guest).getByRole('button', { name: 'Download CSV' })).toBeHidden()
  const box = await pages(guest)
    .first()
    .evaluate((page) => [page.clientWidth, page.clientHeight])
  expect(box).toEqual([1056, 816])

  // A text never leaves its line: what is drawn is as wide as was reckoned.
  const tooWide = await pages(guest)
    .first()
    .locator('.ow-cell .ow-line, .ow-cell.ow-line')
    .evaluateAll(async (lines) => {
      // Until the page's own font is here another one stands in for it.
      await document.fonts.ready
      return lines.filter((line) => line.scrollWidth > (line.closest('.ow-cell')?.clientWidth ?? 0) + 1)
        .length
    })
  expect(tooWide).toBe(0)

  const all = Number(/of (\d+)/.exec((await pages(guest).first().getAttribute('aria-label')) ?? '')?.[1])
  expect(all).toBeGreaterThan(2)
  await toolbar(guest).getByRole('button', { name: 'Print' }).click()
  await expect(guest.locator('body')).toHaveAttribute('data-printed', new RegExp(`\\| ${all}$`))
  for (const size of [sizes.tablet, sizes.phone]) {
    await guest.setViewportSize(size)
    await expect(pages(guest).first()).toBeVisible()
    await expectNoSidewaysScroll(guest)
  }
  await expectAccessible(guest)

  // The address of the documents with a link's token opens them to somebody without an account, and to nobody else.
  const made: { shareableLink: string } = await call(
    guest,
    '/configurator/product-order/generate-shareable-link',
    { productOrderId: loaded.data.productOrders[0]?.id },
  )
  const { search } = new URL(made.shareableLink)
  const visitor = await openAnonymous(`${address}/documents${search}`)
  await expect(pages(visitor).first()).toContainText('1. Room 1')
  await expect(visitor).toHaveURL(new RegExp(`${address}/documents`))
  expect(visitor.url()).not.toContain('shareToken')
  const stranger = await openAnonymous(`${address}/documents?shareToken=no-such-token`)
  await expect(stranger.getByText('This link does not open anything')).toBeVisible()
  await expect(pages(stranger)).toHaveCount(0)
})

test('[issue 18] labels stand on sheets of their own, for those who make and pack; guests have none', async ({
  openAs,
}) => {
  const member = await openAs(maisonLumen, 'member', atRest)
  await openOrder(member, ['Hall', 'Stairs'])
  await member.getByRole('link', { name: 'DOCUMENTS' }).click()
  await toolbar(member).getByText('Labels', { exact: true }).click()
  const labels = pages(member).first().getByRole('listitem')
  await expect(labels).toHaveCount(2)
  await expect(labels.first()).toContainText('1. Hall')
  await expect(labels.first()).toContainText('Piece 1 of 1 · Item 1 of 2')
  await expect(labels.last().getByRole('img', { name: 'Code that opens item 2' })).toBeVisible()
  await expect(toolbar(member).getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
  await expectAccessible(member)
  const [file] = await Promise.all([
    member.waitForEvent('download'),
    toolbar(member).getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/- Labels\.pdf$/)
  await toolbar(member).getByText('Factory (manufacturing)', { exact: true }).click()
  await expect(
    pages(member)
      .first()
      .getByRole('img', { name: /^Code that opens item/ }),
  ).toHaveCount(2)

  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await newOrder(guest, 'Villa Label')
  await guest.goto(`${baseUrl()}${path}/documents?mode=labels`)
  await expect(pages(guest).first().locator('.ow-name')).toHaveText('Quote')
  await expect(toolbar(guest).getByText('Labels', { exact: true })).toHaveCount(0)
})

test('[issue 18] the factory sheet has a page for each item that goes from bench to bench: a drawing to scale, choices, boxes to tick', async ({
  openAs,
}) => {
  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await submitted(guest, 'Villa Bench')
  const member = await openAs(maisonLumen, 'member', atRest)
  await member.goto(`${baseUrl()}${path}/documents?mode=factory`)
  const sheet = member.getByRole('region', { name: /^1\. / })
  await expect(sheet).toContainText(/Item 1 of \d+/)
  // The drawing is as large as its scale says: what it shows is a standard part of the thing's own millimetres.
  const drawing = sheet.locator('.ow-sheet-drawing svg')
  await expect(drawing).toBeVisible()
  const widthOf = (element: Element) => element.getBoundingClientRect().width
  // A page is 1056 px wide, at 96 to the inch, however large the screen shows it. What is drawn anew meanwhile has no width.
  const trueToScale = async () => {
    const shownAt = (await pages(member).first().evaluate(widthOf)) / 1056
    const paperMm = (((await drawing.evaluate(widthOf)) / shownAt) * 25.4) / 96
    const productMm = Number((await drawing.getAttribute('viewBox'))?.split(' ')[2])
    const said = await sheet.locator('.ow-sheet-caption').textContent()
    const scale = Number(/^1 : (\d+)/.exec(said ?? '')?.[1])
    expect([1, 2, 5, 10, 20, 50]).toContain(scale)
    return (paperMm / productMm) * scale
  }
  await expect.poll(trueToScale).toBeCloseTo(1, 2)
  await expect(sheet.getByRole('img', { name: 'Code that opens item 1' })).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveText([
    'Cut',
    'Engraved',
    'Finished',
    'Assembled',
    'Checked',
    'Packed',
  ])
  await expectAccessible(member)

  // Clients have neither.
  await guest.goto(`${baseUrl()}${path}/documents?mode=factory`)
  await expect(pages(guest).first().locator('.ow-name')).toHaveText('Quote')
  await expect(guest.locator('.ow-sheet')).toHaveCount(0)
})

test('[issue 18] the code of a paper opens its item, from a later status on its drawing, and says when it is gone', async ({
  openAs,
}) => {
  const member = await openAs(maisonLumen, 'member', atRest)
  await openOrder(member, ['Hall', 'Stairs'])
  const order = member.url()
  const idOf = async (path: string, title?: string) => {
    const session: { activeOrgId: number } = await call(member, '/api/session/get', {})
    const { data }: { data: { productInstances: { id: number; title: string }[] } } = await call(
      member,
      '/api/configurator/get-configurator-order-data',
      { orgId: session.activeOrgId, productOrderOrgSpecificId: Number(path.split('/').at(-1)) },
    )
    return data.productInstances.findLast((item) => title === undefined || item.title === title)
  }
  const identifier = member.getByRole('textbox', { name: 'Identifier or description' })
  await member.goto(`${order}?item=${(await idOf(order, 'Stairs'))?.id}`)
  await expect(identifier).toHaveValue('Stairs')
  await expect(member).toHaveURL(order)
  await member.goto(`${order}?item=${(await idOf(order, 'Hall'))?.id}`)
  await expect(identifier).toHaveValue('Hall')

  await member.goto(`${order}?item=999999999`)
  await expect(news(member)).toContainText('That item is not on this quote any more.')
  await expect(member).toHaveURL(order)

  const guest = await openAs(maisonLumen, 'guest', atRest)
  const path = await submitted(guest, 'Villa Scan')
  const item = await idOf(path)
  await member.goto(`${baseUrl()}${path}?item=${item?.id}`)
  await expect(member).toHaveURL(/\/drawings\?/)
  await expect(member.locator('li:focus')).toBeInViewport()
  await expect(member.locator('li:focus')).toContainText(String(item?.title))
})
