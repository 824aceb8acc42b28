/** An owner edits an option where it is chosen: the admin mode of the option popup on the order page. */
import {
  expectStored,
  finish,
  goOn,
  lookCloser,
  openAdmin,
  openFinishOrder,
  popup,
  question,
  row,
  savedOption,
} from '../fixtures/option-admin.ts'
import { call, price } from '../fixtures/order-page.ts'
import { addLine, create, makeBench, openAt, orderOfBench, plainOrg } from '../fixtures/test-catalog.ts'
import { atRest, expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from '../fixtures/test.ts'

test('[1.2.79] [1.6.31] an owner turns the option popup to its admin mode, renames the option, and the order behind says so at once', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  await openAdmin(page)
  await expect(popup(page).getByText('1 open order with 1 item has this option.')).toBeVisible()
  await popup(page).getByRole('button', { name: 'Show them' }).click()
  await expect(popup(page).getByRole('link', { name: /^#\d+ Trial \(1 item\)$/ })).toBeVisible()
  await expectAccessible(page)

  await popup(page).getByLabel('Title', { exact: true }).fill('Chalk')
  await savedOption(page)
  await expect(popup(page).getByRole('heading', { name: 'Chalk' })).toBeVisible()
  await page.keyboard.press('Escape')
  // Escape takes the typing back first, then closes.
  await expect(popup(page).getByLabel('Title', { exact: true })).toHaveValue('White')
  await popup(page).getByLabel('Title', { exact: true }).fill('Chalk white')
  await popup(page).getByLabel('Title', { exact: true }).press('Enter')
  await savedOption(page)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 'Finish')).toContainText('Chalk white')
  await expectStored(page, bench, 'White', { title: 'Chalk white' })

  // Order mode is as it was, and the admin mode steps through all options of the property.
  await lookCloser(page)
  await expect(popup(page).getByRole('button', { name: 'Admin mode' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await popup(page).getByRole('button', { name: 'Admin mode' }).press('Enter')
  await popup(page).getByRole('button', { name: 'Next option' }).press('Enter')
  await expect(popup(page).getByLabel('Title', { exact: true })).toHaveValue('Bronze')
  await popup(page).getByLabel('Title', { exact: true }).fill('')
  await expect(popup(page).getByText('A title needs at least one letter.')).toBeVisible()
  await popup(page).getByRole('button', { name: 'Admin mode' }).press('Enter')
  await expect(popup(page).getByRole('button', { name: 'Choose Bronze' })).toBeEnabled()
  await expectStored(page, bench, 'Bronze', { title: 'Bronze' })
})

test('[1.9.14] a text of the option popup is sent 150 ms after its last key, and Undo takes all of the typing back', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  await openFinishOrder(page)
  await openAdmin(page)
  const title = popup(page).getByLabel('Title', { exact: true })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/resources/productOption/update'))
      sent.push(request.postDataJSON().props.title)
  })
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await title.fill('Chalk')
  await page.clock.runFor(149)
  expect(sent).toEqual([])
  await title.fill('Chalk white')
  await page.clock.runFor(149)
  expect(sent).toEqual([])
  await page.clock.runFor(1)
  expect(sent).toEqual(['Chalk white'])
  await page.clock.resume()
  await savedOption(page)
  await popup(page).getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('White')
  await popup(page).getByRole('button', { name: 'Redo' }).click()
  await expect(title).toHaveValue('Chalk white')
  // In a dialog, outside of its fields, the keys are those of the option, not of the order.
  await popup(page).getByRole('button', { name: 'Admin mode' }).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title).toHaveValue('White')
})

test('[1.8.10] option data that is no JSON is logged and not saved, and its text is kept, over a reload too', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench, path } = await openFinishOrder(page)
  await openAdmin(page)
  const json = popup(page).getByLabel('Data (JSON)')
  await expect(json).toHaveValue('{\n  "fill": "#ffffff"\n}')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await json.fill('{ "fill": "#fffff0", }')
  await expect(
    popup(page).getByText(
      'This is no JSON: it is not saved. Nothing follows this comma (line 1, column 20).',
    ),
  ).toBeVisible()
  await expect.poll(() => logged).toContain('value is not json.')
  await expectAccessible(page)
  await openAt(page, path)
  await openAdmin(page)
  await expect(json).toHaveValue('{ "fill": "#fffff0", }')
  await expectStored(page, bench, 'White', { data: { fill: '#ffffff' } })

  await json.fill('[1]')
  await expect(
    popup(page).getByText('Write values by their keys, between { and }: it is not saved.'),
  ).toBeVisible()
  // What is valid is saved while one types; the swatch of the order follows.
  await json.fill('{ "fill": "#fffff0", "gloss": 5 }')
  await savedOption(page)
  await expect(popup(page).getByLabel('Gloss')).toHaveValue('5')
  await expectStored(page, bench, 'White', { data: { fill: '#fffff0', gloss: 5 } })
  await popup(page).getByLabel('Gloss').fill('7.5')
  await expect(json).toHaveValue('{\n  "fill": "#fffff0",\n  "gloss": 7.5\n}')
  await savedOption(page)
})

test('[1.6.16] visibility, picture and archive of an option are set where it is chosen; what open orders have is said before', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  await openAdmin(page)
  await popup(page)
    .getByRole('button', { name: /Visibility$/ })
    .click()
  await page.getByRole('option', { name: 'Owners' }).click()
  await savedOption(page)
  await expectStored(page, bench, 'White', { publishLevel: 'admin' })

  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await popup(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'white.png', mimeType: 'image/png', buffer: picture })
  await expect(popup(page).getByRole('img', { name: 'Picture of White' })).toBeVisible()

  await popup(page).getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await goOn(page)
  await expect(popup(page).getByText('Archived', { exact: true })).toBeVisible()
  await savedOption(page)
  await expectStored(page, bench, 'White', { archived: 1 })
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 'Finish')).toContainText('No longer offered; kept here')
  await openAdmin(page)
  await popup(page).getByRole('button', { name: 'UNARCHIVE' }).click()
  await savedOption(page)
  await expectStored(page, bench, 'White', { archived: 0 })

  // One that nobody has chosen leaves the picker, and stays in the popup until it is taken back.
  await popup(page).getByRole('button', { name: 'Previous option' }).click()
  await popup(page).getByRole('button', { name: 'ARCHIVE', exact: true }).click()
  await expect(popup(page).getByText('Archived', { exact: true })).toBeVisible()
  await expect(popup(page).getByLabel('Title', { exact: true })).toHaveValue('Bronze')
  await savedOption(page)
  await page.keyboard.press('Escape')
  await row(page, 'Finish').click()
  await expect(popup(page).getByRole('option')).toHaveText([/^White/])
})

test('a price that an open order would lose is asked about first, and the order shows it at once', async ({
  openAs,
}) => {
  const page = await openAs(plainOrg, 'owner', atRest)
  const { bench } = await openFinishOrder(page)
  const title = `Extra ${Date.now()}`
  const extra = await create(page, bench.orgId, 'productPricingRule', {
    title,
    versions: {
      '1': { created: '2020-01-01 00:00:00', expressions: [{ type: 'fixed', props: { value: 2500 } }] },
    },
  })
  const path = '/api/resources/product'
  const { records }: { records: { version: number; productPricingRuleId: number }[] } = await call(
    page,
    `${path}/get`,
    {
      orgId: bench.orgId,
      where: { id: bench.productId },
    },
  )
  await call(page, '/api/resources/productPricingRule/update', {
    orgId: bench.orgId,
    where: { id: records[0]?.productPricingRuleId },
    version: 1,
    props: {
      versions: {
        '1': {
          created: '2020-01-01 00:00:00',
          expressions: [
            { type: 'fixed', props: { value: 10_000 } },
            {
              type: 'productPropertyPrice',
              props: { productPropertyId: bench.properties['Finish'] },
              operator: '+',
            },
          ],
        },
      },
    },
  })
  await page.reload()
  await expect(price(page)).toContainText('$100.00')
  await openAdmin(page)
  const searched = popup(page).getByRole('combobox', { name: 'Pricing rule' })
  const isSearched = async () => (await searched.count()) > 0
  const choose = async (name: string) => {
    if (await isSearched()) await searched.fill(name)
    else
      await popup(page)
        .getByRole('button', { name: /Pricing rule$/ })
        .click()
    await page.getByRole('option', { name }).click()
  }
  await choose(title)
  await goOn(page)
  await savedOption(page)
  await expect(page.getByText('$125.00', { exact: true }).first()).toBeAttached()
  await choose('No pricing rule')
  await expect(question(page)).toContainText('This concerns 1 open order with 1 item:')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  // Where there are many rules their list is searched, and is open again.
  if (await isSearched()) {
    await expect(searched).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(searched).toHaveAttribute('aria-expanded', 'false')
  }
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(price(page)).toContainText('$125.00')
  await expectStored(page, bench, 'White', { productPricingRuleId: extra })
})

test('[1.6.31] members and guests have no admin mode, and their calls are refused', async ({ openAs }) => {
  const owner = await openAs(plainOrg, 'owner', atRest)
  const { bench, path } = await openFinishOrder(owner)
  const guest = await openAs(plainOrg, 'guest', atRest)
  const own = await orderOfBench(guest, bench)
  await addLine(guest, bench, own, 'Guest room', { Finish: { optionId: bench.options['White'] } })
  const member = await openAs(plainOrg, 'member', atRest)
  for (const [page, at] of [
    [member, path],
    [guest, own],
  ] as const) {
    await openAt(page, at)
    await lookCloser(page)
    await expect(popup(page).getByRole('heading', { name: 'White' })).toBeVisible()
    await expect(popup(page).getByRole('button', { name: 'Admin mode' })).toHaveCount(0)
    const refused = await page.evaluate(
      async ([orgId, id]) => {
        const send = async (where: string, body: object) => {
          const answer = await fetch(where, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ orgId, ...body }),
          })
          return answer.status
        }
        return [
          await send('/api/resources/productOption/update', {
            where: { id },
            version: 1,
            props: { title: 'Mine' },
          }),
          await send('/api/resources/productRule/create', {
            props: {
              type: 'incompatible',
              fromResourceKey: 'productOption',
              toResourceKey: 'productOption',
              fromIds: [id],
            },
          }),
        ]
      },
      [bench.orgId, bench.options['White'] ?? 0] as const,
    )
    expect(refused).toEqual([403, 403])
  }
  // An owner in guest mode is a guest.
  await owner.getByRole('button', { name: 'GUEST MODE' }).click()
  await lookCloser(owner)
  await expect(popup(owner).getByRole('heading', { name: 'White' })).toBeVisible()
  await expect(popup(owner).getByRole('button', { name: 'Admin mode' })).toHaveCount(0)
})

test('the admin mode by touch on a phone, and after the screen has turned', async ({ openAs }) => {
  const page = await openAs(plainOrg, 'owner', atRest, { size: 'phone' })
  const bench = await makeBench(page, [finish])
  const path = await orderOfBench(page, bench)
  await addLine(page, bench, path, 'Hall', { Finish: { optionId: bench.options['White'] } })
  await page.goto(new URL(path, page.url()).href)
  await row(page, 'Finish').tap()
  await popup(page).getByRole('button', { name: 'Look closer' }).tap()
  await popup(page).getByRole('button', { name: 'Admin mode' }).tap()
  await popup(page).getByLabel('Catalog code').fill('CW-1')
  await savedOption(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await popup(page).getByRole('button', { name: 'Next option' }).tap()
  await expect(popup(page).getByLabel('Title', { exact: true })).toHaveValue('Bronze')
  // Another layout: the popup stays in its mode, at its option.
  await page.setViewportSize(sizes.tablet)
  await expect(popup(page).getByLabel('Title', { exact: true })).toHaveValue('Bronze')
  await expectStored(page, bench, 'White', { referenceCodes: { catalog: 'CW-1' } })
})
