/** Pages that have the order and the list open: they open their channels again when these end, as the browser does, and note what they hear. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  endpoints,
  type LiveListMessage,
  type LiveMessage,
  openLiveListPath,
  openLiveOrderPath,
} from '@orderwright/contract'
import { backoffMs, trust } from '@orderwright/domain/units'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import type { Caller } from './caller.ts'
import type { Acknowledged, Work } from './writers.ts'

const orgId = maisonLumen.id
/** As in the browser's live-stream. */
const RETRY = { firstMs: 250, maxMs: 10_000 }

export interface Heard {
  /** highest versions, each with the moment when it was heard */
  readonly order: Acknowledged[]
  readonly line: Acknowledged[]
  readonly listed: Acknowledged[]
  readonly comments: Map<number, number>
  /** how often channels were opened */
  openings: number
  /** openings that were refused, and channels that broke without a last word */
  readonly faults: string[]
}

function note(seen: Acknowledged[], version: number): void {
  if (version > (seen.at(-1)?.version ?? 0)) seen.push({ at: performance.now(), version })
}

/** Reads a channel again and again until `signal` is aborted. */
async function follow<Message extends { readonly type: string }>(
  { caller, heard, signal }: { caller: Caller; heard: Heard; signal: AbortSignal },
  path: string,
  body: () => object,
  onMessage: (message: Message) => Promise<void> | void,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    let last = ''
    try {
      const answer = await caller.open(path, body(), signal)
      heard.openings += 1
      if (!answer.ok || !answer.body) {
        heard.faults.push(`${path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
      } else {
        let rest = ''
        const decoder = new TextDecoder()
        for await (const chunk of answer.body) {
          rest += decoder.decode(chunk, { stream: true })
          const events = rest.split('\n\n')
          rest = events.pop() ?? ''
          for (const event of events) {
            if (!event.startsWith('data: ')) continue
            last = event
            const message = trust<Message>(JSON.parse(event.slice(6)))
            if (message.type === 'ready') tries = 0
            await onMessage(message)
          }
        }
        if (!last.includes('"closed"')) heard.faults.push(`${path}: ended after ${last.slice(0, 80)}`)
      }
    } catch (error) {
      if (signal.aborted) return
      heard.faults.push(`${path}: ${String(error)}`)
    }
    await sleep(backoffMs(RETRY, tries, 0.5), undefined, { signal }).catch(() => {})
  }
}

/** A page with the order open, and one with the list. */
export function keepListening(
  caller: Caller,
  clientId: string,
  { orderId, lineId }: Work,
  signal: AbortSignal,
): { readonly heard: Heard; readonly ended: Promise<unknown> } {
  const heard: Heard = { order: [], line: [], listed: [], comments: new Map(), openings: 0, faults: [] }
  const listening = { caller, heard, signal }
  const known = { order: 0, line: 0, listed: 0 }

  async function readComments(): Promise<void> {
    const answer = await caller.call('hear of comments', endpoints.getComments, {
      orgId,
      productOrderId: orderId,
    })
    for (const { id } of answer?.comments ?? [])
      if (!heard.comments.has(id)) heard.comments.set(id, performance.now())
  }
  const order = follow<LiveMessage>(
    listening,
    openLiveOrderPath,
    () => ({
      orgId,
      productOrderId: orderId,
      clientId,
      known: { order: known.order, lines: known.line > 0 ? [[lineId, known.line]] : [] },
    }),
    async (message) => {
      if (message.type === 'ready' || message.type === 'comments') await readComments()
      if (message.type !== 'change') return
      if (message.order) known.order = Math.max(known.order, message.order.version)
      note(heard.order, known.order)
      for (const { id, version } of message.lines)
        if (id === lineId) known.line = Math.max(known.line, version)
      if (known.line > 0) note(heard.line, known.line)
    },
  )
  const list = follow<LiveListMessage>(
    listening,
    openLiveListPath,
    () => ({ orgId, filters: {}, known: [[orderId, known.listed]] }),
    (message) => {
      if (message.type !== 'rows') return
      for (const { id, version } of message.rows)
        if (id === orderId) known.listed = Math.max(known.listed, version)
      if (known.listed > 0) note(heard.listed, known.listed)
    },
  )
  return { heard, ended: Promise.all([order, list]) }
}

/** For each acknowledged change how long after it the page heard of it, in ms; Infinity: never. */
function delays(acknowledged: readonly Acknowledged[], seen: readonly Acknowledged[]): number[] {
  let at = 0
  return acknowledged.map((change) => {
    while (at < seen.length && (seen[at]?.version ?? 0) < change.version) at += 1
    return Math.max(0, (seen[at]?.at ?? Number.POSITIVE_INFINITY) - change.at)
  })
}

/** Of every acknowledged change: how long it took to be heard by this page. */
export function delaysOf(heard: Heard, work: Work): readonly number[] {
  return [
    ...delays(work.orderChanges, heard.order),
    ...delays(work.lineChanges, heard.line),
    ...delays(work.orderChanges, heard.listed),
    ...[...work.comments].map(([id, { at }]) =>
      Math.max(0, (heard.comments.get(id) ?? Number.POSITIVE_INFINITY) - at),
    ),
  ]
}
