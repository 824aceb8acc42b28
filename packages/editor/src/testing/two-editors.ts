/** One server and editors of several people; what the server announces waits until a test delivers it. */
import type { ProductInstance } from '@orderwright/domain/orders'
import { createdKinds } from '../document/record-kinds.ts'
import { createOrderEditor, type OrderEditor } from '../order-editor.ts'
import { aContext, ids } from './catalog.ts'
import {
  type Announcement,
  anItem,
  anOrder,
  fakeServer,
  manualClock,
  memoryStorage,
  settle,
} from './fixtures.ts'

export const configured = { [ids.size]: { optionId: ids.small }, [ids.finish]: { optionId: ids.white } }

/** What the server announces waits in each person's inbox. */
export function together(people = 2) {
  const order = anOrder({ title: 'Villa' })
  const items = [1, 2, 3].map((id) => anItem(id, id, { title: `Line ${id}`, properties: configured }))
  const server = fakeServer(order, items)
  const clock = manualClock()
  let keys = 0
  const kept = Array.from({ length: people }, () => memoryStorage())
  const inboxes: Announcement[][] = Array.from({ length: people }, () => [])
  const open = (person: number): OrderEditor =>
    createOrderEditor({
      document: { order, items },
      context: aContext(),
      transport: server,
      clock,
      newKey: () => `key-${keys++}`,
      storage: kept[person] ?? memoryStorage(),
    })
  const editors = kept.map((_, person) => open(person))
  server.announce = (announcement) => {
    for (const inbox of inboxes) inbox.push(announcement)
  }
  /** What a channel sends that has been away: every record, as it is now. */
  const everything = (): Announcement => ({
    order: server.records.get('productOrder:10'),
    records: Object.fromEntries(
      createdKinds.map((kind) => [
        kind,
        [...server.records].filter(([key]) => key.startsWith(`${kind}:`)).map(([, record]) => record),
      ]),
    ),
  })
  function deliver(person: number): void {
    for (const change of inboxes[person]?.splice(0) ?? []) editors[person]?.receiveChanges(change)
  }
  async function drain(): Promise<void> {
    for (let turn = 0; turn < 40; turn += 1) {
      await settle()
      for (const person of editors.keys()) deliver(person)
      clock.advance(15_000)
    }
    await settle()
  }
  const [ann, bob] = editors
  if (!ann || !bob) throw new Error('two people at least')
  return { ann, bob, editors, open, server, clock, inboxes, deliver, drain, everything, order, items }
}

export const item = (editor: OrderEditor, id: number): ProductInstance | undefined =>
  editor.getState().document.items.find((one) => one.id === id)
