/**
 * A law: whoever may see no prices gets none, by no sequence of calls, on no channel, in no file and no mail. Each run puts
 * one such person before an order whose every price field holds a number of its own, lets them call what they like (every
 * declared call is among it), and searches all that they get for these numbers, for money in words, and for price fields
 * that say something. [1.6.25, 1.6.26]
 */
import {
  allEndpoints,
  endpoints,
  openLiveList,
  openLiveNotifications,
  openLiveOrder,
} from '@orderwright/contract'
import { fc, test } from '@fast-check/vitest'
import { beforeAll, describe, expect } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { addCosts, costMarks } from '../../testing/prices/cost-marks.ts'
import type { Standing } from '../../testing/fixture.ts'
import { type LiveReader, openBell, openListPage, openPage } from '../../testing/live-page.ts'
import type { Material } from '../../testing/access-matrix/row.ts'
import { rows } from '../../testing/access-matrix/rows.ts'
import {
  createHunter,
  type Hunter,
  hunterKinds,
  markers,
  trickyCalls,
} from '../../testing/prices/price-hunt.ts'
import {
  catalogPriceNames,
  moneyIn,
  orderPriceNames,
  pricesIn,
  spellings,
} from '../../testing/prices/price-leaks.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import type { Answer, Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()
const orgId = maisonLumen.id
let member: Caller
let url = ''

beforeAll(async () => {
  await addCosts(inUse.database, orgId)
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  url = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
})

/** Not called here: signing this device in or out, and starting an order of one's own, whose prices are one's own. */
const notCalled = new Set([
  'requestSignInCode',
  'verifySignInCode',
  'completeOpenidSignIn',
  'signInWithPasskey',
  'signInWithToken',
  'signOut',
  'endDevices',
])

type Body = (material: Material) => object
const calls: readonly (readonly [name: string, path: string, body: Body])[] = [
  ...allEndpoints().flatMap(({ name, path }): (readonly [string, string, Body])[] => {
    const row = rows.get(name)
    return notCalled.has(name) || !row ? [] : [[name, path, row.body]]
  }),
  ...trickyCalls.map(([path, body]) => [`${path} once more`, path, body] as const),
  // What makes new orders out of the source is tried more often.
  ...[
    'duplicateOrder',
    'createBackBoxOrder',
    'getOrderData',
    'getInvolvedUsers',
    'generateShareableLink',
  ].flatMap((name) => {
    const endpoint = allEndpoints().find((one) => one.name === name)
    const row = rows.get(name)
    return endpoint && row ? Array.from({ length: 6 }, () => [name, endpoint.path, row.body] as const) : []
  }),
]

const marks = [...markers.flatMap(spellings), ...costMarks]

function leaksInText(text: string, isBlindEverywhere: boolean): string[] {
  const money = isBlindEverywhere ? moneyIn(text) : []
  return [...marks.filter((mark) => text.includes(mark)), ...money]
}

async function leaksIn(answer: Answer<unknown>, { isBlindEverywhere }: Hunter): Promise<string[]> {
  if (answer.text.startsWith('%PDF')) {
    const { pages } = await readPdf(answer.bytes)
    return leaksInText(pages.map(({ text }) => text).join(' '), true)
  }
  const names = isBlindEverywhere ? [...orderPriceNames, ...catalogPriceNames] : orderPriceNames
  return [...leaksInText(answer.text, isBlindEverywhere), ...pricesIn(JSON.parse(answer.text), names)]
}

/** The order as another browser gets it by a link. */
async function openedBy(shareToken: string, productOrderOrgSpecificId: number): Promise<Answer<unknown>> {
  const visitor = inUse.app.anonymous
  const opened = await visitor.call(endpoints.handleGuestShareLink, { shareToken })
  const cookie = String(opened.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  return visitor.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId }, { cookie })
}

interface Real {
  readonly hunter: Hunter
  readonly mayStartOrders: boolean
}

/** One call about one of the orders that the person reaches by now. */
class CallSomething implements fc.AsyncCommand<object, Real> {
  constructor(
    private readonly call: (typeof calls)[number],
    private readonly pick: number,
  ) {}
  check(): boolean {
    return true
  }
  async run(_: object, { hunter, mayStartOrders }: Real): Promise<void> {
    const [name, path, body] = this.call
    if (name === 'createProductOrder' && !mayStartOrders) return
    const ids = await hunter.orderIds()
    const material = await hunter.material(ids[this.pick % ids.length] ?? 0, this.pick)
    const answer = await hunter.caller.post(path, body(material))
    expect({ name, leaks: await leaksIn(answer, hunter) }).toEqual({ name, leaks: [] })
    const [, token] = /shareToken=([\w.-]+)/.exec(answer.text) ?? []
    if (token === undefined) return
    const leaks = await leaksIn(await openedBy(token, material.orderNumber), hunter)
    expect({ name: `the link of ${name}`, leaks }).toEqual({
      name: `the link of ${name}`,
      leaks: [],
    })
  }
  toString(): string {
    return `${this.call[0]} about order ${this.pick}`
  }
}

/** An employee moves one of the orders on: letters are written, other fields are shown. */
class MoveOn implements fc.AsyncCommand<object, Real> {
  constructor(
    private readonly statusKey: string,
    private readonly pick: number,
  ) {}
  check(): boolean {
    return true
  }
  async run(_: object, { hunter }: Real): Promise<void> {
    const ids = await hunter.orderIds()
    await hunter.move(ids[this.pick % ids.length] ?? 0, this.statusKey)
  }
  toString(): string {
    return `an employee moves order ${this.pick} to ${this.statusKey}`
  }
}

const pick = fc.nat({ max: 20 })
const aSequence = fc.commands(
  [
    fc.tuple(fc.constantFrom(...calls), pick).map(([call, at]) => new CallSomething(call, at)),
    fc
      .tuple(
        fc.constantFrom(
          'orderStarted',
          'submittedForApproval',
          'readyToPayDeposit',
          'inProduction',
          'shipped',
        ),
        pick,
      )
      .map(([statusKey, at]) => new MoveOn(statusKey, at)),
  ],
  { size: '+1', maxCommands: 30 },
)

/** What came by open pages while the calls were made. */
async function openPages({ caller, sourceId, orderIds }: Hunter) {
  const known = (await orderIds()).map((id): [number, number] => [id, 0])
  const pages: LiveReader<{ readonly type: string }>[] = [
    await openPage(url, caller.cookie, { orgId, productOrderId: sourceId }),
    await openListPage(url, caller.cookie, { orgId, known }),
    await openBell(url, caller.cookie, { orgId }),
  ]
  return {
    text: () => pages.map((page) => page.text()).join('\n'),
    messages: () => pages.flatMap((page) => [...page.messages]),
    close: () => pages.forEach((page) => page.close()),
  }
}

async function mailsTo(email: string): Promise<string[]> {
  if (email === '') return []
  const mails = await inUse.database.owner.db
    .selectFrom('outboxMails')
    .select(['subject', 'text', 'html'])
    .where('to', '=', email)
    .execute()
  return mails.map(({ subject, text, html }) => `${subject}\n${text}\n${html ?? ''}`)
}

describe.each(hunterKinds)('a %s', (kind) => {
  test.prop([fc.constantFrom<Standing>('started', 'submitted', 'payment'), aSequence], { numRuns: 8 })(
    'gets no price by any sequence of calls, nor by open pages, files or mails',
    async (standing, sequence) => {
      const hunter = await createHunter(inUse.database, inUse.app, kind, standing, member)
      const pages = await openPages(hunter)
      try {
        await fc.asyncModelRun(
          () => ({ model: {}, real: { hunter, mayStartOrders: hunter.isBlindEverywhere } }),
          sequence,
        )
        await inUse.app.runJobs()
        const names = [...orderPriceNames, ...(hunter.isBlindEverywhere ? catalogPriceNames : [])]
        expect(pricesIn(pages.messages(), names)).toEqual([])
        expect(leaksInText(pages.text(), hunter.isBlindEverywhere)).toEqual([])
        expect((await mailsTo(hunter.email)).flatMap((mail) => leaksInText(mail, true))).toEqual([])
      } finally {
        pages.close()
      }
    },
  )
})

test('every declared call is among those that are tried, but what signs in or out and the open channels', () => {
  const names = new Set(calls.map(([name]) => name))
  const left = allEndpoints()
    .map(({ name }) => name)
    .filter((name) => !names.has(name))
  expect(left.toSorted()).toEqual([...notCalled].toSorted())
  expect([openLiveOrder, openLiveList, openLiveNotifications].every(({ name }) => !names.has(name))).toBe(
    true,
  )
})
