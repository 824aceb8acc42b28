/**
 * A thousand live channels of several people at once: each hears of every change that they may see, and of none that they may not.
 * [issue 17]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoOrg, demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../fixture.ts'
import { type LiveReader, openListPage, openPage } from '../live-page.ts'
import type { Caller } from '../test-app.ts'
import { marksIn, markWord } from './sight/marks.ts'
import { figures, inMib, isProof, PATIENCE_MS, times } from './scale.ts'
import { openTarget, type Target } from './target.ts'

const CHANNELS = times(1_000, 1)
const CHANGES = times(60, 1)
const AT_ONCE = 20
/** Everybody has heard by then. */
const HEARD_MS = 60_000
/** What a channel takes, bytes. */
const MOST_OF_ONE = 400_000

/** A person may have 24 of a kind. */
const OF_ONE = 20

interface Kind {
  readonly name: string
  readonly org: DemoOrg
  readonly role: 'member' | 'guest'
  /** what a guest takes part in */
  readonly order: string
  readonly sees: (order: string) => boolean
}

const kinds: readonly Kind[] = [
  { name: 'member', org: maisonLumen, role: 'member', order: '', sees: (name) => name !== 'abroad' },
  { name: 'guest', org: maisonLumen, role: 'guest', order: 'one', sees: (name) => name === 'one' },
  {
    name: 'guest of another',
    org: maisonLumen,
    role: 'guest',
    order: 'other',
    sees: (name) => name === 'other',
  },
  { name: 'member abroad', org: haldenLight, role: 'member', order: '', sees: (name) => name === 'abroad' },
  {
    name: 'guest abroad',
    org: haldenLight,
    role: 'guest',
    order: 'abroad',
    sees: (name) => name === 'abroad',
  },
]

async function addPerson({ database }: Target, { org, role }: Kind): Promise<number> {
  const { id } = await database.owner.db
    .insertInto('users')
    .values({ email: `${markWord()}@example.com`, firstName: 'A', lastName: 'Watcher', name: 'A Watcher' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insert(database, 'membership', org.id, { userId: id, role })
  return id
}

interface Watcher {
  readonly name: string
  readonly role: 'member' | 'guest'
  readonly caller: Caller
  readonly orgId: number
  /** sees the order of this name */
  readonly sees: (order: string) => boolean
}

interface Page {
  readonly watcher: Watcher
  /** of one order, or of the list: of all that is the watcher's */
  readonly about: string | null
  readonly reader: LiveReader<{ readonly type: string }>
}

describe.runIf(isProof)('live channels', () => {
  let target: Target
  beforeAll(async () => {
    target = await openTarget()
  })
  afterAll(async () => {
    expect(await target.close()).toEqual([])
  })

  test(`${CHANNELS} at once`, { timeout: PATIENCE_MS }, async () => {
    const { app, database } = target
    const { id: orgId } = maisonLumen
    const watchers: Watcher[] = []
    const involved = new Map<string, Record<string, { role: 'other'; pricingIsHidden: 0 | 1 }>>()
    for (let index = 0; index < Math.max(kinds.length, CHANNELS / OF_ONE); index += 1) {
      const kind = kinds[index % kinds.length]
      if (!kind) throw new Error('there are kinds')
      const userId = await addPerson(target, kind)
      if (kind.role === 'guest')
        involved.set(kind.order, {
          ...involved.get(kind.order),
          [userId]: { role: 'other', pricingIsHidden: 0 },
        })
      watchers.push({
        ...kind,
        name: `${kind.name} ${index}`,
        caller: await app.as(userId),
        orgId: kind.org.id,
      })
    }
    const orders = new Map(
      await Promise.all(
        (['one', 'other', 'abroad'] as const).map(async (name) => {
          const org = name === 'abroad' ? haldenLight : maisonLumen
          const fields = {
            orgId: org.id,
            userId: demoUserId(org, 'guest'),
            involvedUsers: involved.get(name) ?? {},
          }
          return [name, { ...(await orderOf(database, fields)), orgId: org.id }] as const
        }),
      ),
    )
    const member = await app.as(demoUserId(maisonLumen, 'member'))
    const foreign = await app.as(demoUserId(haldenLight, 'member'))
    const before = target.memory()
    const pages: Page[] = []
    const openOne = async (index: number) => {
      const watcher = watchers[index % watchers.length]
      if (!watcher) throw new Error('nobody watches')
      const own = [...orders].filter(([name]) => watcher.sees(name))
      const known = [...orders.values()]
        .filter((one) => one.orgId === watcher.orgId)
        .map(({ order }): [number, number] => [order.id, order.version])
      const [name, fixture] = own[Math.floor(index / watchers.length) % own.length] ?? []
      const isList = watcher.role === 'member' && index % 3 === 0
      if (!fixture) throw new Error('everybody has an order')
      const reader = isList
        ? await openListPage(target.url.origin, watcher.caller.cookie, { orgId: watcher.orgId, known })
        : await openPage(target.url.origin, watcher.caller.cookie, {
            orgId: watcher.orgId,
            productOrderId: fixture.order.id,
          })
      expect(reader.status).toBe(200)
      pages.push({ watcher, about: isList ? null : (name ?? null), reader })
    }
    const from = performance.now()
    for (let index = 0; index < CHANNELS; index += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, CHANNELS - index) }, (_, more) => openOne(index + more)),
      )
    const opened = performance.now() - from
    const held = target.memory() - before

    /** the new titles of each order, in their order */
    const titles = new Map([...orders.keys()].map((name): [string, string[]] => [name, []]))
    const changing = performance.now()
    const all = [...orders]
    for (let count = 0; count < CHANGES; count += 1) {
      const entry = all[count % all.length]
      if (!entry) throw new Error('there are orders')
      const [name, { order, orgId: at }] = entry
      const title = markWord()
      const { rows } = await database.owner.pool.query<{ version: number }>(
        'select version from product_orders where org_id = $1 and id = $2',
        [at, order.id],
      )
      const answer = await fetch(new URL('/api/resources/productOrder/update', target.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: (at === orgId ? member : foreign).cookie },
        body: JSON.stringify({
          orgId: at,
          where: { id: order.id },
          version: rows[0]?.version,
          props: { title },
        }),
      })
      expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
      titles.get(name)?.push(title)
    }
    // The last word of each order that the page is about says that all before it has been heard, or passed over by it.
    const wanted = ({ watcher, about }: Page) =>
      [...titles].flatMap(([name, words]) =>
        watcher.sees(name) && (about === null || about === name) ? words.slice(-1) : [],
      )
    const lacks = (page: Page) => wanted(page).filter((title) => !page.reader.text().includes(title))
    for (
      const start = performance.now();
      performance.now() - start < HEARD_MS && pages.some((page) => lacks(page).length > 0);
    )
      await sleep(100)
    const heard = performance.now() - changing
    const deaf = pages
      .filter((page) => lacks(page).length > 0)
      .map(({ watcher, about }) => `${watcher.name}, ${about ?? 'list'}`)
    const leaks = pages.flatMap(({ watcher, reader }) =>
      [...titles].flatMap(([name, words]) => {
        const marks = marksIn(reader.text())
        return watcher.sees(name)
          ? []
          : words.filter((word) => marks.has(word)).map((word) => `${watcher.name} heard ${word} of ${name}`)
      }),
    )
    figures(
      `${pages.length} channels of ${watchers.length} people opened in ${Math.round(opened / 1000)} s, ${inMib(held)} of memory (${Math.round(held / pages.length / 1024)} KiB each)`,
    )
    figures(
      `${CHANGES} changes, all heard ${Math.round(heard)} ms after the first began; ${deaf.length} channels missed one, ${leaks.length} heard what they may not`,
    )
    for (const { reader } of pages) reader.close()
    expect(leaks).toEqual([])
    expect(deaf).toEqual([])
    expect(held / Math.max(CHANNELS, 200)).toBeLessThan(MOST_OF_ONE)
    const list = await member.call(endpoints.getOrdersTotal, { orgId })
    expect(list.status).toBe(200)
  })
})
