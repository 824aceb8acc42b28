/**
 * `revision-diff`: two revisions of an order of 200 lines, 30 of them changed: the difference worked out from stored readings, the
 * call through the whole server, and in Chromium on the built app from choosing the other revision until every changed line stands.
 * Goal: 300 ms on the screen.
 */
import { compareReadings, differenceWords, type RevisionReading } from '@orderwright/domain/revisions'
import { formatCents } from '@orderwright/domain/units'
import { makeOrder, signedIn } from './lib/large-order.ts'
import { median, percentile, report } from './lib/measure.ts'
import { newDataFolder, startServer } from './lib/server.ts'

const [LINES, CHANGES, ROUNDS, GOAL_MS] = [200, 30, 20, 300]

/** Lines with eight choices each, as stored; in the later revision every so many has another quantity and finish. */
function reading(isLater: boolean): RevisionReading {
  const items = Array.from({ length: LINES }, (_, index) => {
    const isChanged =
      isLater && index % Math.floor(LINES / CHANGES) === 0 && index / Math.floor(LINES / CHANGES) < CHANGES
    return {
      itemId: index + 1,
      name: `Room ${index + 1}`,
      productTitle: 'Keypad',
      quantity: isChanged ? 2 : 1,
      notes: '',
      choices: Array.from({ length: 8 }, (__, choice) => ({
        propertyId: choice + 1,
        title: `Property ${choice + 1}`,
        text: isChanged && choice === 0 ? 'Bronze' : 'Brass',
        value: isChanged && choice === 0 ? '{"optionId":2}' : '{"optionId":1}',
        parts: [],
      })),
      price: null,
    }
  })
  return { facts: [], choices: [], items, canvas: [], amounts: null }
}

const words = {
  ...differenceWords,
  amountText: (amount: Parameters<typeof formatCents>[0] | null) =>
    amount === null ? '' : formatCents(amount),
}
const [before, after] = [reading(false), reading(true)]
const pure = Array.from({ length: 50 }, () => {
  const start = performance.now()
  const { items } = compareReadings(before, after, words)
  if (items.length !== CHANGES) throw new Error(`${items.length} changes`)
  return performance.now() - start
})
report({
  name: 'revision-diff',
  what: 'the difference of two readings',
  medianMs: median(pure),
  p95Ms: percentile(pure, 95),
})

const folder = newDataFolder()
const server = await startServer(folder.path)
const { page, close } = await signedIn(server)
try {
  const number = await makeOrder(page, LINES)
  // Two revisions: a status set by hand beyond the first, 30 changed lines, and another status.
  await page.evaluate(
    async ([orderNumber, changes]) => {
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
      const read = () =>
        call('/api/configurator/get-configurator-order-data', {
          orgId,
          productOrderOrgSpecificId: orderNumber,
        })
      const first = await read()
      const { id } = first.data.productOrders[0]
      const statuses: { key: string }[] = session.orgs[0].profile.productOrderStatuses
      const set = (statusKey: string) =>
        call('/configurator/update-order-status', {
          orgId,
          productOrderId: id,
          statusKey,
          skipNotifyingGuest: true,
          allowBackorder: true,
        })
      await set(statuses[1]?.key ?? '')
      const lines: { id: number; version: number; quantity: number }[] = first.data.productInstances
      for (const line of lines.slice(0, changes)) {
        await call('/api/resources/productInstance/update', {
          orgId,
          where: { id: line.id },
          version: line.version,
          props: { quantity: line.quantity + 1, notes: 'Changed' },
        })
      }
      await set(statuses[2]?.key ?? '')
    },
    [number, CHANGES] as const,
  )
  const times: number[] = []
  await page.goto(`${server.url}/orders/${number}/revisions?from=1&to=1`)
  await page.getByRole('button', { name: /with/ }).first().waitFor()
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${server.url}/orders/${number}/revisions?from=1&to=1`)
    await page.getByText('Nothing lies between the two').waitFor()
    const shown = page.evaluate(
      (count) =>
        new Promise<number>((resolve) => {
          let start = 0
          const look = () => {
            if (start === 0 && location.search.includes('to=2')) start = performance.now()
            const tables = document.querySelectorAll('main li table').length
            if (start > 0 && tables === count) resolve(performance.now() - start)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        }),
      CHANGES,
    )
    await page.getByRole('button', { name: /with/ }).first().click()
    await page.getByRole('option', { name: 'R2', exact: true }).click()
    times.push(await shown)
  }
  report({
    name: 'revision-diff',
    what: `${LINES} lines, ${CHANGES} changed, on the screen`,
    medianMs: median(times),
    p95Ms: percentile(times, 95),
    goalMs: GOAL_MS,
  })
} finally {
  await close()
  await server.stop()
  folder.remove()
}
