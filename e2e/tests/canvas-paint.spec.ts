/** What a frame costs on the canvas: told by how often the page's layers are painted, as time tells nothing here. */
import { call, makeOrder } from '../fixtures/order-page.ts'
import { expect, type Page, test } from '../fixtures/test.ts'

const PANELS = 12

const sheet = (page: Page) => page.getByRole('application', { name: 'Canvas' })

/** A viewport with a row of panels, zoomed in so far that not all are in sight: the minimap and figures are there. */
async function openPanels(page: Page) {
  const made = await makeOrder(page, 'Painted once', 'Murals')
  const { records }: { records: { id: number }[] } = await call(
    page,
    '/api/resources/archCustomView/create',
    {
      orgId: made.orgId,
      props: { productOrderId: made.id, title: 'Wall', rank: 1 },
    },
  )
  await call(page, '/api/resources/entity/create', {
    orgId: made.orgId,
    props: Array.from({ length: PANELS }, (_, at) => ({
      productOrderId: made.id,
      type: 'calicoMuralPanel',
      data: {
        archCustomViewId: records[0]?.id,
        position: { x: at * 40, y: 0 },
        size: { width: 32, height: 48 },
        panelNumber: at + 1,
      },
    })),
  })
  await page.goto(new URL(made.path, page.url()).href)
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: 'Wall', exact: true })
    .click()
  const list = page.getByRole('list', { name: 'What stands here' }).getByRole('listitem')
  await expect(list).toHaveCount(PANELS)
}

interface Layer {
  readonly layerId: string
  readonly paintCount: number
}

/** Asks how often each layer of the page has been painted since it was there, by the browser's own account. */
async function watchLayers(page: Page): Promise<() => ReadonlyMap<string, number>> {
  const devTools = await page.context().newCDPSession(page)
  let layers: readonly Layer[] = []
  devTools.on('LayerTree.layerTreeDidChange', (change) => (layers = change.layers ?? layers))
  await devTools.send('DOM.enable')
  await devTools.send('LayerTree.enable')
  return () => new Map(layers.map(({ layerId, paintCount }) => [layerId, paintCount]))
}

test('[issue 15] while one pans nothing of the page is painted anew: what stands on the sheet is moved', async ({
  openAs,
}) => {
  const page = await openAs('Panorama Murals', 'owner')
  await openPanels(page)
  await sheet(page).press('h')
  for (const _ of [1, 2, 3]) await sheet(page).press('+')
  await expect(page.locator('[data-minimap-frame]')).toBeVisible()
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('no sheet')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  /** There and back again, so that after the first time all tiles are there. */
  const pan = async () => {
    for (let turn = 0; turn <= 40; turn += 1) {
      const angle = (turn / 20) * Math.PI
      await page.mouse.move(x + 30 * Math.sin(angle), y + 20 * Math.sin(angle))
    }
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  const paints = await watchLayers(page)
  await pan()
  const before = paints()
  expect(before.size).toBeGreaterThan(0)
  await pan()
  const after = paints()
  await page.mouse.up()
  const most = Math.max(...[...after].map(([id, count]) => count - (before.get(id) ?? count)))
  expect(most).toBeLessThan(6)
})
