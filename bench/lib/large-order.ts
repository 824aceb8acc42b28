/** Orders of any size for benchmarks, and somebody signed in at a browser. */
import { chromium, type Page } from 'playwright-core'
import type { RunningServer } from './server.ts'

const PART = 250

/**
 * Makes an order of `lines` lines out of the largest one of the demo data, through the product's own calls; answers its
 * number. `page` is signed in.
 */
export async function makeOrder(page: Page, lines: number): Promise<number> {
  return page.evaluate(
    async ([count, part]) => {
      const call = async (path: string, body: object) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
        return answer.json()
      }
      const session = await call('/api/session/get', {})
      const orgId: number = session.activeOrgId ?? session.orgs[0].id
      const list = await call('/api/configurator/get-configurator-orders-data', { orgId })
      const rows: { orgSpecificId: number; productInstancesCount: number; statusData: object }[] =
        list.data.productOrders
      const started = rows.filter((row) => Object.keys(row.statusData).length === 1)
      const [largest] = started.sort((a, b) => b.productInstancesCount - a.productInstancesCount)
      const source = await call('/api/configurator/get-configurator-order-data', {
        orgId,
        productOrderOrgSpecificId: largest?.orgSpecificId,
      })
      const [sourceOrder] = source.data.productOrders
      const made = await call('/configurator/create-product-order', {
        productOrderProps: {
          orgId,
          title: `${count} lines`,
          productCategoryId: sourceOrder.productCategoryId,
        },
      })
      const { id, orgSpecificId } = made.productOrder
      const templates: { productId: number; quantity: number; properties: object }[] =
        source.data.productInstances
      for (let from = 0; from < count; from += part) {
        const props = Array.from({ length: Math.min(part, count - from) }, (_, index) => {
          const { productId, quantity, properties } =
            templates[(from + index) % templates.length] ?? templates[0]!
          return {
            productOrderId: id,
            rank: from + index + 1,
            title: `Room ${from + index + 1}`,
            productId,
            quantity,
            properties,
          }
        })
        await call('/api/resources/productInstance/create', { orgId, props })
      }
      const { records } = await call('/api/resources/productOrder/get', { orgId, where: { id } })
      await call('/api/resources/productOrder/update', {
        orgId,
        where: { id },
        version: records[0].version,
        props: { promptedForProjectInfo: 1, properties: sourceOrder.properties },
      })
      return orgSpecificId
    },
    [lines, PART] as const,
  )
}

/** A browser in which an owner of the demo is signed in. */
export async function signedIn(server: RunningServer): Promise<{ page: Page; close(): Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: process.env['PLAYWRIGHT_CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const link = [...server.links].find(([name]) => name === 'Maison Lumen owner')?.[1] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: /^Account: / }).waitFor()
  return { page, close: () => browser.close() }
}
