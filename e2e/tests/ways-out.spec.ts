/** Refused choices and their ways out, in the browser, on what failed there once. [issue 12, 12] */
import { call, drawing, items, openOrder, openPicker, options, saved } from '../fixtures/order-page.ts'
import { atRest, expect, maisonLumen, type Page, test } from '../fixtures/test.ts'

interface Named {
  id: number
  title: string
}
interface OrderData {
  productProperties: Named[]
  productOptions: (Named & { productPropertyId: number })[]
  productInstances: { id: number; version: number; properties: object }[]
}

const undoButton = (page: Page) => page.getByRole('button', { name: /^Undo: / })
/** one beside each invalid item */
const whyInvalid = (page: Page) => items(page).getByRole('button', { name: 'why?' })

async function dataOf(page: Page): Promise<{ orgId: number; data: OrderData }> {
  const session: { activeOrgId: number } = await call(page, '/api/session/get', {})
  const orgId = session.activeOrgId
  const { data }: { data: OrderData } = await call(page, '/api/configurator/get-configurator-order-data', {
    orgId,
    productOrderOrgSpecificId: Number(new URL(page.url()).pathname.split('/').at(-1)),
  })
  return { orgId, data }
}

/** Chooses options of the order's only item by their titles, through the calls. */
async function choose(page: Page, choices: Readonly<Record<string, string>>) {
  const { orgId, data } = await dataOf(page)
  const [line] = data.productInstances
  if (!line) throw new Error('no item')
  const chosen = Object.entries(choices).map(([property, option]) => {
    const { id } = data.productProperties.find(({ title }) => title === property) ?? { id: 0 }
    const own = data.productOptions.filter(({ productPropertyId }) => productPropertyId === id)
    const found = own.find(({ title }) => title === option)
    if (!found) throw new Error(`no ${property}: ${option} among ${own.map(({ title }) => title).join('; ')}`)
    return [id, { optionId: found.id }]
  })
  const { id, version } = line
  const props = { properties: Object.fromEntries(chosen) }
  await call(page, '/api/resources/productInstance/update', { orgId, where: { id }, version, props })
}

test('[issue 12, 12] hidden fixing on order 51: one press changes plates, layouts, and boxes, and Undo names the choice', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', '/orders/51')
  await expect(items(page)).toHaveCount(7)
  const picker = await openPicker(page, 'For the whole order', 'Screw type')
  await picker.getByRole('option', { name: /No visible screws/ }).click()
  const note = picker.getByRole('alert')
  await expect(note).toContainText('No visible screws can not be combined with')
  const ways = note.getByRole('listitem')
  await expect(ways.first()).toContainText('10 more changes')
  await expect(ways.first()).toContainText('Powder room: Plate size ')
  // A choice that is refused leaves nothing to undo.
  await expect(undoButton(page)).toHaveCount(0)

  await ways.first().getByRole('button').click()
  await expect(picker).toBeHidden()
  await saved(page)
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Change Screw type')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.reload()
  await expect(options(page).getByRole('button', { name: /^Screw type No visible screws/ })).toBeVisible()
  await expect(whyInvalid(page)).toHaveCount(0)

  await undoButton(page).click()
  await saved(page)
  await page.reload()
  await expect(options(page).getByRole('button', { name: /^Screw type Slot/ })).toBeVisible()
  await expect(whyInvalid(page)).toHaveCount(0)
})

test('[issue 12, 12] a four-gang box behind nine keypad buttons on 144 × 144: the way out makes a valid item', async ({
  openAs,
}) => {
  const page = await openAs(maisonLumen, 'owner', atRest)
  await openOrder(page, ['Hall'])
  await choose(page, {
    'Plate size': '144 × 144 mm',
    'Mechanism layout': '9 push buttons, 3 × 3',
    'LED indicator': 'Without indicator',
    'Back box': 'Square box, 140 mm',
  })
  await page.reload()
  await expect(drawing(page)).toHaveAccessibleName(/144 × 144 mm/)
  await expect(whyInvalid(page)).toHaveCount(0)

  const picker = await openPicker(page, 'Installation', 'Back box')
  await picker.getByRole('option', { name: /Four-gang box/ }).click()
  const note = picker.getByRole('alert')
  const way = note.getByRole('listitem').first()
  await expect(way).toContainText('Change ')
  await way.getByRole('button').click()
  await expect(picker).toBeHidden()
  await saved(page)
  await expect(undoButton(page)).toHaveAccessibleName('Undo: Change Back box')
  await page.reload()
  await expect(options(page).getByRole('button', { name: /^Back box Four-gang box/ })).toBeVisible()
  await expect(whyInvalid(page)).toHaveCount(0)
})
