/**
 * Malformed requests by everybody to every call: none is answered with 500, tells of the insides, is off what is declared, or hangs; and
 * what is refused has changed nothing. [issue 17]
 */
import { openLiveList, openLiveNotifications, openLiveOrder } from '@orderwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { makeApiKey } from '../sign-in/api-keys.ts'
import { databaseContent } from '../databases/database-content.ts'
import { type BrokenRequest, brokenRequest, bytesOf, type Sender } from './broken-requests.ts'
import { diceOf } from './dice.ts'
import { declared, documentedCalls } from './documented-calls.ts'
import { exchange, type Heard } from './exchange.ts'
import { faultOf } from './judge.ts'
import { figures, inMib, PATIENCE_MS, seed, times } from './scale.ts'
import { openTarget, type Target } from './target.ts'

const REQUESTS = times(100_000, 150)
const AT_ONCE = 12
/** Files are printed within; whatever takes longer hangs. */
const LIMIT_MS = 60_000
/** of the refused ones, so many are sent once more */
const AGAIN = times(6_000, 40)
/** Different faults that are worth reading at once. */
const SHOWN = 12

let target: Target
beforeAll(async () => {
  target = await openTarget()
})

/** They end what the senders are known by. */
const endingCalls = new Set(['signOut', 'endDevices', 'erasePerson', 'transferOwnership', 'updateMember'])
/** Their answers do not end. */
const streams: ReadonlySet<string> = new Set([
  openLiveOrder.path,
  openLiveList.path,
  openLiveNotifications.path,
])

async function senders({ app }: Target): Promise<Sender[]> {
  const orgId = maisonLumen.id
  const people = ['guest', 'guestHiddenPricing', 'member', 'owner', 'owner'] as const
  const known = await Promise.all(
    people.map(async (role) => ({
      name: role,
      headers: (await app.as(demoUserId(maisonLumen, role))).headers,
    })),
  )
  const { caller: program } = await makeApiKey(app, { orgId, ownerId: demoUserId(maisonLumen, 'owner') })
  const { caller: visitor } = await app.visitor()
  return [
    { name: 'nobody', headers: {} },
    ...known,
    { name: 'visitor', headers: visitor.headers },
    { name: 'program', headers: program.headers },
  ]
}

/** What can be broken: every call, but those that end something. */
async function brokenCalls() {
  const calls = await documentedCalls(target.url)
  return calls.filter(({ name, path }) => !endingCalls.has(name) && !streams.has(path))
}

/** Sends all of them, some at once, and hands each answer on. */
async function sendAll(
  requests: Iterable<BrokenRequest>,
  hear: (request: BrokenRequest, heard: Heard) => void,
): Promise<void> {
  const next = requests[Symbol.iterator]()
  const sendOn = async () => {
    for (let one = next.next(); one.done !== true; one = next.next())
      hear(one.value, await exchange(target.url, bytesOf(one.value), LIMIT_MS))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
}

/** The tables in which something has changed. Numbers that were drawn and not used are no content. */
function changedTables(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(before).filter((name) => name !== 'sequences' && before[name] !== after[name])
}

/** What the database holds, once nothing works in the background any more. */
async function quietContent(): Promise<Record<string, string>> {
  for (let last = await databaseContent(target.database); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const now = await databaseContent(target.database)
    if (changedTables(last, now).length === 0) return now
    last = now
  }
}

const refusals = new Set([400, 403, 404, 413, 415, 422])

test(`${REQUESTS} malformed requests`, { timeout: PATIENCE_MS }, async () => {
  const calls = await brokenCalls()
  const everybody = await senders(target)
  const dice = diceOf(seed)
  const memoryBefore = target.memory()
  const from = performance.now()
  const statuses = new Map<number, number>()
  const faults = new Map<string, string>()
  let faulty = 0
  let longest = 0
  function* requests() {
    for (let count = 0; count < REQUESTS; count += 1)
      yield brokenRequest(dice.pick(calls), dice.pick(everybody), target.url, dice)
  }
  await sendAll(requests(), (request, heard) => {
    const status = heard.answers[0]?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    longest = Math.max(longest, heard.ms)
    const fault = faultOf(request, heard)
    if (fault === undefined) return
    faulty += 1
    const { call, what, method, address, body } = request
    const told = `${method} ${address.slice(0, 80)} with ${body.toString('latin1').slice(0, 300)}, answered ${heard.answers[0]?.body.slice(0, 300)}`
    faults.set(`${fault}: ${call.name}, ${what}`, told)
  })
  const took = performance.now() - from
  const said = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
  figures(`${REQUESTS} requests in ${Math.round(took / 1000)} s: ${said.join(', ')}`)
  figures(
    `${faulty} faulty answers, longest ${Math.round(longest)} ms, memory from ${inMib(memoryBefore)} to ${inMib(target.memory())}`,
  )
  expect(Object.fromEntries([...faults].slice(0, SHOWN))).toEqual({})
})

/** Signing in counts the tries of those who are refused. */
const signIn = new Set(
  [...declared.values()].filter(({ area }) => area === 'session').map(({ name }) => name),
)
/** What others did meanwhile can make a call good that was refused: it is left out then, and the rest is tried again. */
const ROUNDS = 4

test('what was refused has changed nothing', { timeout: PATIENCE_MS }, async () => {
  const calls = (await brokenCalls()).filter(({ name }) => !signIn.has(name))
  const everybody = await senders(target)
  const dice = diceOf(seed + 1)
  let wanted = Array.from({ length: AGAIN }, () =>
    brokenRequest(dice.pick(calls), dice.pick(everybody), target.url, dice),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    const refused: BrokenRequest[] = []
    const before = await quietContent()
    await sendAll(wanted, (request, { answers }) => {
      if (refusals.has(answers[0]?.status ?? 0)) refused.push(request)
    })
    const isSettled = refused.length === wanted.length
    wanted = refused
    if (!isSettled) continue
    const changed = changedTables(before, await quietContent())
    figures(`${refused.length} refused requests once more: ${changed.length} tables changed`)
    expect(changed).toEqual([])
    return
  }
  throw new Error(`what is refused is another thing each time, ${ROUNDS} times`)
})

afterAll(async () => {
  expect(await target.close()).toEqual([])
})
