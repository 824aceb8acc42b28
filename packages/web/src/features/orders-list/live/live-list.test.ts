/** What a page of the list asks for when its live channel comes back. */
import { expect, it, onTestFinished, vi } from 'vitest'
import { nextStream, send, stubLiveList } from '../../../lib/api/testing/live-list.ts'
import { connectList } from './live-list.ts'

function listening() {
  const streams = stubLiveList(() => Promise.reject(new Error('nothing else is called')))
  const heard = {
    onRows: vi.fn<(ids: readonly number[]) => void>(),
    onOthers: vi.fn<(ids: readonly number[]) => void>(),
    onMissed: vi.fn<() => void>(),
  }
  const filters = {
    orderOwner: 'all',
    archived: 'active',
    productCategoryId: 'all',
    statusKey: 'All',
  } as const
  const body = { orgId: 1, includeAdvancedOrderData: false, searchTerm: '', filters }
  onTestFinished(connectList({ body, queryKey: ['list'], ...heard }))
  return { ...heard, next: () => nextStream(streams) }
}

it('[issue 18] a list that comes back asks for its page again: of orders that are not on it nobody has told what it missed', async () => {
  const { next, onMissed, onOthers } = listening()
  const first = await next()
  send(first, { type: 'ready' })
  send(first, { type: 'others', orderIds: [7] })
  await vi.waitFor(() => expect(onOthers).toHaveBeenCalledOnce())
  expect(onMissed).not.toHaveBeenCalled()
  first.close()
  send(await next(), { type: 'ready' })
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledOnce())
})

it('[issue 18] a list asks for its page again where the server itself heard nothing for a while', async () => {
  const { next, onMissed } = listening()
  const stream = await next()
  send(stream, { type: 'ready' })
  send(stream, { type: 'ready' })
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledOnce())
})

it('[issue 18] a list asks for its page again where its channel broke before it was ready', async () => {
  const { next, onMissed } = listening()
  const broken = await next()
  broken.close()
  send(await next(), { type: 'ready' })
  await vi.waitFor(() => expect(onMissed).toHaveBeenCalledOnce())
})
