/** Clients that leave in the middle of a call, at every instant: nothing of it is a problem of the server's. */
import { connect } from 'node:net'
import { once } from 'node:events'
import { endpoints, openLiveOrderPath, resources } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../../seeds/demo-orgs.ts'
import { useTestApp } from '../../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()

/** A call as bytes. */
function bytesOf(path: string, cookie: string, body: unknown): string {
  const text = JSON.stringify(body)
  return [
    `POST ${path} HTTP/1.1`,
    'host: localhost:3000',
    `cookie: ${cookie}`,
    'content-type: application/json',
    'accept-encoding: br, gzip',
    `content-length: ${Buffer.byteLength(text)}`,
    '',
    text,
  ].join('\r\n')
}

/** Each of these leaves at another moment. */
const leavings = [
  'in the headers',
  'in the body',
  'at once after it',
  'at the first byte of the answer',
] as const

test('[issue 12, 33] a client that leaves is no problem of the server', async () => {
  const { app } = inUse.app
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const { cookie } = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const calls = [
    [endpoints.getSession.path, {}],
    [endpoints.getOrderData.path, { orgId, productOrderOrgSpecificId: 36 }],
    [endpoints.getOrdersData.path, { orgId }],
    [endpoints.getOrdersData.path, { orgId, formatForCsvExport: true }],
    [endpoints.exportProductPrices.path, { orgId }],
    [resources.productOption.endpoints.get?.path ?? '', { orgId }],
    [openLiveOrderPath, { orgId, productOrderId: 1, known: { order: 1, lines: [] } }],
    [endpoints.createProductOrder.path, { productOrderProps: { orgId } }],
  ] as const
  for (const [path, body] of calls) {
    const bytes = bytesOf(path, cookie, body)
    for (const leaving of leavings) {
      const socket = connect(Number(port), '127.0.0.1')
      const over = once(socket, 'close')
      if (leaving === 'in the headers') socket.write(bytes.slice(0, 40), () => socket.resetAndDestroy())
      if (leaving === 'in the body') socket.write(bytes.slice(0, -3), () => socket.resetAndDestroy())
      if (leaving === 'at once after it') socket.write(bytes, () => socket.resetAndDestroy())
      if (leaving === 'at the first byte of the answer') {
        socket.once('data', () => socket.resetAndDestroy())
        socket.write(bytes)
      }
      await over
    }
  }
  await app.close()
  expect(inUse.app.problems).toEqual([])
})
