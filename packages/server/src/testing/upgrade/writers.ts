/** People at work, each on what nobody else changes, so that what was acknowledged last is what must be there in the end. */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints, orderFilePath, resources } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { contact } from '../fixture.ts'
import type { Caller, Tally } from './caller.ts'

const orgId = maisonLumen.id
const BETWEEN_MS = 120
/** An order takes 200. */
const MOST_FILES = 190
/** of the guest's complete order in the seeds */
const SOURCE = 36

/** A change that somebody was told is stored. */
export interface Acknowledged {
  readonly at: number
  readonly version: number
}

export interface Work {
  /** the order that everybody has open */
  readonly orderId: number
  readonly lineId: number
  readonly titles: Map<number, { readonly title: string; readonly version: number }>
  readonly quantities: Map<number, { readonly quantity: number; readonly version: number }>
  readonly orderChanges: Acknowledged[]
  readonly lineChanges: Acknowledged[]
  readonly comments: Map<number, { readonly text: string; readonly at: number }>
  readonly files: Map<number, string>
  readonly statuses: Map<number, string>
  /** the organization's title, as it was set last */
  orgTitle: string
}

interface Versioned {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly quantity: number
}

const needed = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`${what} could not be had`)
  return value
}

function pathOf(
  resource: { endpoints: { [verb: string]: { path: string } | undefined } },
  verb: string,
): string {
  return needed(resource.endpoints[verb], verb).path
}

async function duplicate(caller: Caller, productOrderId: number): Promise<Versioned | undefined> {
  const answer = await caller.call('copy an order', endpoints.duplicateOrder, { orgId, productOrderId })
  return trust<Versioned | undefined>(answer?.productOrder)
}

/** Makes the order that the work goes on in. */
export async function beginWork(owner: Caller): Promise<Work> {
  const read = (number: number) =>
    owner.call('open an order', endpoints.getOrderData, { orgId, productOrderOrgSpecificId: number })
  const source = needed((await read(SOURCE))?.data.productOrders[0], 'the order to copy')
  const copy = needed(
    (await owner.call('copy an order', endpoints.duplicateOrder, { orgId, productOrderId: source.id }))
      ?.productOrder,
    'the copy',
  )
  const lines = needed((await read(copy.orgSpecificId))?.data.productInstances, 'its items')
  const line = needed(lines[0], 'its first item')
  return {
    orderId: copy.id,
    lineId: line.id,
    titles: new Map([[copy.id, { title: copy.title, version: copy.version }]]),
    quantities: new Map([[line.id, { quantity: line.quantity, version: line.version }]]),
    orderChanges: [],
    lineChanges: [],
    comments: new Map(),
    files: new Map(),
    statuses: new Map(),
    orgTitle: maisonLumen.title,
  }
}

type Writer = (round: number) => Promise<void>

async function writeTitle(caller: Caller, work: Work, title: string): Promise<void> {
  const { orderId } = work
  const last = needed(work.titles.get(orderId), 'the title')
  const answer = await caller.post('change an order', pathOf(resources.productOrder, 'update'), {
    orgId,
    where: { id: orderId },
    version: last.version,
    base: { title: last.title },
    props: { title },
  })
  if (answer === undefined) return
  const { version } = trust<{ record: Versioned }>(answer).record
  work.titles.set(orderId, { title, version })
  work.orderChanges.push({ at: performance.now(), version })
}

async function writeQuantity(caller: Caller, work: Work, quantity: number): Promise<void> {
  const { lineId } = work
  const last = needed(work.quantities.get(lineId), 'the quantity')
  const change = {
    where: { id: lineId },
    version: last.version,
    base: { quantity: last.quantity },
    props: { quantity },
  }
  const path = pathOf(resources.productInstance, 'bulk-update')
  const answer = await caller.post('change an item', path, { orgId, updates: [change] })
  if (answer === undefined) return
  const version = needed(trust<{ records: Versioned[] }>(answer).records[0], 'the item').version
  work.quantities.set(lineId, { quantity, version })
  work.lineChanges.push({ at: performance.now(), version })
}

async function writeComment(caller: Caller, { orderId, comments }: Work, text: string): Promise<void> {
  const body = { orgId, productOrderId: orderId, text }
  const answer = await caller.call('comment', endpoints.addComment, body)
  if (answer) comments.set(answer.comment.id, { text, at: performance.now() })
}

async function attachFile(caller: Caller, { orderId, files }: Work, name: string): Promise<void> {
  if (files.size >= MOST_FILES) return
  const bytes = new TextEncoder().encode(`${name} ${'of an upgrade '.repeat(200)}`)
  const body = { orgId, productOrderId: orderId, fileName: `${name}.txt` }
  const answer = await caller.call(
    'attach a file',
    endpoints.uploadOrderFile,
    body,
    new File([bytes], `${name}.txt`),
  )
  if (answer) files.set(answer.file.id, createHash('sha256').update(bytes).digest('hex'))
}

/** A new order with its contact, submitted, approved, and sent back to its beginning. */
async function moveOrder(caller: Caller, work: Work): Promise<void> {
  const copy = await duplicate(caller, work.orderId)
  if (!copy) return
  const { phone, clientEmails, deliveryAddress, firmName } = contact
  const base = { phone: '', clientEmails: '', firmName: '' }
  await caller.post('fill in an order', pathOf(resources.productOrder, 'update'), {
    orgId,
    where: { id: copy.id },
    version: copy.version,
    base,
    props: { phone, clientEmails, deliveryAddress, firmName },
  })
  for (const statusKey of ['submittedForApproval', 'readyToPayDeposit']) {
    const body = { orgId, productOrderId: copy.id, statusKey }
    const answer = await caller.call('move an order', endpoints.updateOrderStatus, body)
    if (answer) work.statuses.set(copy.id, statusKey)
  }
}

async function writeOrgTitle(caller: Caller, work: Work, title: string): Promise<void> {
  const settings = await caller.call('read settings', endpoints.getOrgSettings, { orgId })
  if (!settings) return
  const body = { orgId, version: settings.version, base: { title: work.orgTitle }, changes: { title } }
  if (await caller.call('change a setting', endpoints.updateOrgSettings, body)) work.orgTitle = title
}

async function readList(caller: Caller): Promise<void> {
  const resultConstraints = { from: 0, to: 50 }
  await caller.call('read the list', endpoints.getOrdersData, { orgId, resultConstraints })
}

/** Lets everybody work until `signal` is aborted; resolves when their last request is answered. What they write begins with `name`. */
export async function keepWorking(
  { owner, member }: { readonly owner: Caller; readonly member: Caller },
  work: Work,
  signal: AbortSignal,
  name = 'Upgrade',
): Promise<void> {
  const loop = async (writer: Writer, pause = BETWEEN_MS) => {
    for (let round = 1; !signal.aborted; round += 1) {
      await writer(round)
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
  await Promise.all([
    loop((round) => writeTitle(owner, work, `${name} ${round}`)),
    loop((round) => writeQuantity(member, work, 1 + (round % 50))),
    loop((round) => writeComment(member, work, `${name}, word ${round}`), 250),
    loop((round) => attachFile(owner, work, `${name}-file-${round}`), 500),
    loop(() => moveOrder(owner, work), 400),
    loop((round) => writeOrgTitle(owner, work, `${maisonLumen.title} ${round}`), 700),
    loop(() => readList(member)),
  ])
}

/** What was acknowledged and is not there now. */
export async function findLost(caller: Caller, work: Work, tally: Tally): Promise<string[]> {
  const lost: string[] = []
  const failuresBefore = tally.failures.length
  const order = async (id: number) => {
    const path = pathOf(resources.productOrder, 'get')
    const answer = await caller.post('look', path, { orgId, where: { id } })
    return trust<{ records: (Versioned & { lastCompletedStatusKey: string })[] }>(answer).records[0]
  }
  for (const [id, { title, version }] of work.titles) {
    const now = await order(id)
    if (now?.title !== title || now.version < version) lost.push(`order ${id}: ${title}, is ${now?.title}`)
  }
  for (const [id, { quantity }] of work.quantities) {
    const path = pathOf(resources.productInstance, 'get')
    const answer = await caller.post('look', path, { orgId, where: { id } })
    const now = trust<{ records: Versioned[] }>(answer).records[0]
    if (now?.quantity !== quantity) lost.push(`item ${id}: ${quantity}, is ${now?.quantity}`)
  }
  const where = { orgId, productOrderId: work.orderId }
  const said = await caller.call('look', endpoints.getComments, where)
  const texts = new Map(said?.comments.map(({ id, text }) => [id, text]))
  for (const [id, { text }] of work.comments) if (texts.get(id) !== text) lost.push(`comment ${id}: ${text}`)
  for (const [id, hash] of work.files) {
    const answer = await caller.get('look', orderFilePath(orgId, id, 'file'))
    const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? [])
    if (createHash('sha256').update(bytes).digest('hex') !== hash) lost.push(`file ${id}`)
  }
  for (const [id, statusKey] of work.statuses) {
    const now = await order(id)
    if (!now || !JSON.stringify(now).includes(`"${statusKey}"`)) lost.push(`order ${id}: ${statusKey}`)
  }
  const settings = await caller.call('look', endpoints.getOrgSettings, { orgId })
  if (settings?.title !== work.orgTitle) lost.push(`setting: ${work.orgTitle}, is ${settings?.title}`)
  return [...lost, ...tally.failures.slice(failuresBefore)]
}
