/** What goes wrong on a canvas: each is a clear state, and nothing is lost. [issue 15] */
import { call, makeOrder, saved } from '../fixtures/order-page.ts'
import { atRest, expect, expectAccessible, type Page, test } from '../fixtures/test.ts'

const murals = 'Panorama Murals'
const sheet = (page: Page) => page.getByRole('application', { name: 'Canvas' })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true })
const selected = (page: Page) => page.getByRole('region', { name: 'Selected' })
const field = (page: Page, name: string) => selected(page).getByRole('textbox', { name, exact: true })
const listed = (page: Page) => page.getByRole('list', { name: 'What stands here' }).getByRole('listitem')
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })

async function openProject(page: Page, title: string) {
  const made = await makeOrder(page, title, 'Murals')
  const create = async (resource: string, props: object | readonly object[]): Promise<number> => {
    const { orgId, id } = made
    const whole = (one: object) => ({ productOrderId: id, ...one })
    const answer: { records: { id: number }[] } = await call(page, `/api/resources/${resource}/create`, {
      orgId,
      props: Array.isArray(props) ? props.map(whole) : whole(props),
    })
    return answer.records[0]?.id ?? 0
  }
  const records = async (resource: string): Promise<Record<string, unknown>[]> => {
    const answer: { records: Record<string, unknown>[] } = await call(
      page,
      `/api/resources/${resource}/get`,
      { orgId: made.orgId, where: { productOrderId: made.id } },
    )
    return answer.records
  }
  const open = async () => {
    await page.goto(new URL(made.path, page.url()).href)
    // One of thousands of shapes takes its time on a busy machine.
    await expect(sheet(page)).toBeVisible({ timeout: 60_000 })
  }
  return { ...made, create, records, open }
}

/** The id of a print master of an order. */
function uploadedMaster(page: Page, orgId: number, resourceId: number): Promise<number> {
  return page.evaluate(
    async ([org, order]) => {
      const picture = new OffscreenCanvas(600, 400)
      picture.getContext('2d')?.fillRect(0, 0, 300, 400)
      const form = new FormData()
      form.append(
        'body',
        JSON.stringify({
          orgId: org,
          resourceForMedium: 'productOrder',
          resourceId: order,
          fileName: 'wall.jpg',
          isPrintMaster: true,
        }),
      )
      form.append('file', await picture.convertToBlob({ type: 'image/jpeg' }), 'wall.jpg')
      const answer = await fetch('/api/media/upload', { method: 'POST', body: form })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      const { medium }: { medium: { id: number } } = await answer.json()
      return medium.id
    },
    [orgId, resourceId] as const,
  )
}

/** Goes to the sheet of a viewport. */
async function goTo(page: Page, title: string) {
  await views(page).getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

test('[issue 15] a shape that is none is said at its field and changes nothing: 0, negative, a billion inches, no number', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'No shapes')
  await project.create('archWall', { from: { x: 0, z: 0 }, to: { x: 120, z: 0 } })
  const viewId = await project.create('archCustomView', { title: 'North wall', rank: 1 })
  const place = { archCustomViewId: viewId, position: { x: 0, y: 0 } }
  await project.create('entity', {
    type: 'calicoMuralPanel',
    data: { ...place, size: { width: 48, height: 108 } },
  })
  await project.open()
  await goTo(page, 'North wall')
  await listed(page).first().getByRole('button').press('Enter')
  for (const [typed, said] of [
    ['0', 'This takes a length above 0.'],
    ['-48', 'This takes a length above 0.'],
    ['10000000 * 100', 'Lengths go up to 1,000,000 inches.'],
    ['NaN', '“NaN” can’t be read as a length.'],
    ['48 / 0', '“48 / 0” can’t be read as a length.'],
  ] as const) {
    await field(page, 'Width').fill(typed)
    await field(page, 'Width').press('Enter')
    await expect(selected(page).getByText(said, { exact: false })).toBeVisible()
    await expect(field(page, 'Width')).toHaveValue(typed)
  }
  await expectAccessible(page)
  // Escape gives back what is kept.
  await field(page, 'Width').press('Escape')
  await expect(field(page, 'Width')).toHaveValue('48"')
  // No length is drawn: a panel of 0, and a wall from a point to the same.
  await page.getByRole('button', { name: 'Previous view' }).click()
  await sheet(page).focus()
  await page.keyboard.press('w')
  await page.keyboard.press('Enter')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: 'This takes a length above 0.' })
  await expect(refusal).toBeVisible()
  await expectAccessible(page)
  if (process.env['E2E_SHOTS']) await page.screenshot({ path: `${process.env['E2E_SHOTS']}/typed.png` })
  // It was said of what was typed; the next key is another.
  await page.keyboard.press('Backspace')
  await expect(refusal).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(listed(page)).toHaveCount(1)
  expect(await project.records('archWall')).toHaveLength(1)
  expect(await project.records('entity')).toMatchObject([{ data: { size: { width: 48, height: 108 } } }])
})

test('[issue 15] what is drawn offline on a viewport that somebody deletes is kept: it is said, and one press brings both back', async ({
  openAs,
}) => {
  const ann = await openAs(murals, 'owner', atRest)
  const project = await openProject(ann, 'A view that goes')
  await project.create('archCustomView', { title: 'North wall', rank: 1 })
  await project.open()
  const bob = await openAs(murals, 'member', project.path)
  await expect(sheet(bob)).toBeVisible()
  await goTo(bob, 'North wall')
  await bob.context().setOffline(true)
  await sheet(bob).focus()
  await bob.keyboard.press('p')
  await bob.keyboard.press('Enter')
  await bob.keyboard.type('48 x 108')
  await bob.keyboard.press('Enter')
  await bob.keyboard.press('Escape')
  await expect(listed(bob)).toHaveCount(1)
  await views(ann).getByRole('button', { name: 'Actions for North wall' }).click()
  await ann.getByRole('menuitem', { name: 'Delete North wall' }).click()
  await ann.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await saved(ann)
  await bob.context().setOffline(false)
  const news = bob.getByRole('region', { name: 'Notifications' })
  await expect(news).toContainText('“North wall” was deleted by somebody else.')
  await expect(bob.getByRole('heading', { name: 'Top plan' })).toBeVisible()
  await expectAccessible(bob)
  await news.getByRole('button', { name: 'Bring it back' }).click()
  await expect(bob.getByRole('heading', { name: 'North wall' })).toBeVisible()
  await expect(listed(bob)).toHaveCount(1)
  await saved(bob)
  await expect(views(ann).getByRole('button', { name: 'North wall', exact: true })).toBeVisible()
  await expect
    .poll(() => project.records('entity'))
    .toMatchObject([{ type: 'calicoMuralPanel', data: { size: { width: 48, height: 108 } } }])
})

test('[issue 15] a texture whose picture is gone is outlined and said on the sheet, and everything else can be worked on', async ({
  openAs,
}) => {
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'No picture')
  const viewId = await project.create('archCustomView', { title: 'North wall', rank: 1 })
  const place = { archCustomViewId: viewId, position: { x: 0, y: 0 } }
  await project.create('entity', {
    type: 'calicoMuralArea',
    data: { ...place, size: { width: 90, height: 60 } },
  })
  const mediumId = await uploadedMaster(page, project.orgId, project.id)
  await project.create('entity', {
    type: 'calicoMuralTexture',
    data: { ...place, size: { width: 90, height: 60 }, mediumId, masterWidth: 600, masterHeight: 400 },
  })
  // The file is gone: whatever is asked of it is not found.
  await page.route(/\/media\//, (route) => route.fulfill({ status: 404, body: '' }))
  await project.open()
  await goTo(page, 'North wall')
  await expect(listed(page)).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: 'A picture is missing' })).toBeVisible()
  await expectAccessible(page)
  await listed(page).first().getByRole('button').press('Enter')
  await field(page, 'Height').fill('61')
  await field(page, 'Height').press('Enter')
  await saved(page)
})

test('[issue 15] a sheet of 10,000 lines opens, is worked on, and says that it holds no more; what was drawn beyond it is not lost in silence', async ({
  openAs,
}) => {
  test.slow()
  const page = await openAs(murals, 'owner', atRest)
  const project = await openProject(page, 'Ten thousand')
  const line = (index: number) => {
    const from = { x: (index % 100) * 20, y: Math.floor(index / 100) * 20 }
    return { from, to: { x: from.x + 12, y: from.y + 12 } }
  }
  for (let from = 0; from < 10_000; from += 500) {
    await project.create(
      'productCanvasLine',
      Array.from({ length: 500 }, (_, index) => line(from + index)),
    )
  }
  await project.open()
  await expect(listed(page).first()).toBeAttached()
  await tool(page, 'Line').click()
  await sheet(page).press('Enter')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(
    page
      .getByText('One project holds at most 10,000 walls, views, shapes and texts', { exact: false })
      .first(),
  ).toBeVisible()
})
