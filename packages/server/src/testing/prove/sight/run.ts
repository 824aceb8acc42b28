/** Random steps of random people: after each, what came back is held against the model. Ends at the first thing that is wrong. */
import { type LiveReader, openBell, openListPage, openPage } from '../../live-page.ts'
import { type Dice, diceOf } from '../dice.ts'
import { marksIn } from './marks.ts'
import { leaksTo, type Model, type Order, type Person, remember, sees } from './model.ts'
import { ask, list, textOf } from './reading.ts'
import { steps } from './steps.ts'
import { callerOf, type Taken } from './taking.ts'
import type { Stage } from './on-stage.ts'

export interface Course {
  readonly steps: number
  /** answers by what was done */
  readonly counts: Map<string, number>
  /** marks that were received, and allowed */
  readonly received: number
  /** the first thing that is wrong, with the last steps before it; undefined: nothing */
  readonly found: string | undefined
}

interface Page {
  readonly person: Person
  readonly reader: LiveReader<{ readonly type: string }>
}

/** How much of what went before is told. */
const TOLD = 12
const PAGES = 40
/** Refusals of what may not be done, and of what can not be done now. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 409, 422])
const TOO_MANY = 429

/** Whether a step may be done, and was; undefined where both agree. */
function disagreement({ may, answer, what }: Taken): string | undefined {
  if (may === undefined || answer.status === TOO_MANY) return undefined
  const isDone = answer.status === 200
  // A rule of the order may still refuse what somebody may do.
  if (isDone === may || (may && answer.status === 422)) return undefined
  return `${what} was answered ${answer.status}, ${may ? 'and may be done' : 'and may not be done'}: ${answer.text.slice(0, 300)}`
}

async function openSomething(
  stage: Stage,
  url: string,
  person: Person,
  order: Order,
  dice: Dice,
): Promise<Page | string> {
  const { cookie } = callerOf(stage, person)
  const kind = dice.below(3)
  const { orgId } = order
  const reader =
    kind === 0
      ? await openPage(url, cookie, { orgId, productOrderId: order.id })
      : kind === 1
        ? await openListPage(url, cookie, {
            orgId,
            known: stage.model.orders.filter((one) => one.orgId === orgId).map(({ id }) => [id, 0]),
          })
        : await openBell(url, cookie, { orgId })
  const isAllowed = reader.status === 200
  if (kind === 0 && isAllowed !== sees(person, order) && reader.status !== TOO_MANY)
    return `${person.name}: the page of order ${order.id} was answered ${reader.status}`
  return { person, reader }
}

/** What is near somebody mostly, and anything else at times. */
function orderFor({ orders }: Model, person: Person, dice: Dice): Order {
  const near = orders.filter((one) =>
    person.orgId === null ? one.link !== null : one.orgId === person.orgId,
  )
  return dice.pick(near.length > 0 && dice.chance(0.75) ? near : orders)
}

/** Letters to everybody, as far as they have an address. */
async function letters({ database }: Stage, email: string): Promise<string> {
  const mails = await database.owner.db
    .selectFrom('outboxMails')
    .select(['subject', 'text', 'html'])
    .where('to', '=', email)
    .execute()
  return mails.map(({ subject, text, html }) => `${subject}\n${text}\n${html ?? ''}`).join('\n')
}

/** Takes so many steps by the dice of a seed. */
export async function run(stage: Stage, url: string, count: number, seed: number): Promise<Course> {
  const dice = diceOf(seed)
  const { model } = stage
  const told: string[] = []
  const counts = new Map<string, number>()
  const pages: Page[] = []
  let received = 0
  let taken = 0
  const wrong = (what: string): string => [what, 'before it:', ...told.slice(-TOLD)].join('\n')
  const note = (name: string, status: number) =>
    counts.set(`${name} ${status}`, (counts.get(`${name} ${status}`) ?? 0) + 1)

  async function step(): Promise<string | undefined> {
    const person = dice.pick(model.people)
    const order = orderFor(model, person, dice)
    const kind = dice.below(10)
    if (kind === 0 && pages.length < PAGES && !person.isProgram) {
      const opened = await openSomething(stage, url, person, order, dice)
      if (typeof opened === 'string') return opened
      if (opened.reader.status === 200) pages.push(opened)
      note('opened', opened.reader.status)
      return undefined
    }
    const isStep = kind < 4
    // Who lets themselves out of an order is answered with what they saw until then.
    const could = [...model.marks].filter(([, { may }]) => may(person)).map(([mark]) => mark)
    const done = isStep ? await dice.pick(steps)(stage, person, order, dice) : null
    if (done) told.push(`${done.what} → ${done.answer.status}`)
    const problem = done && disagreement(done)
    if (problem) return problem
    // What was just opened or taken away counts from now on, for the answer itself as well.
    remember(model)
    const isListed = !isStep && person.orgId !== null && kind < 6
    const listed = isListed ? await list(stage, person, dice) : null
    const asked = isStep ? null : (listed ?? (await ask(stage, person, order, dice)))
    const heard = done ?? asked
    if (!heard) return undefined
    const { status } = heard.answer
    note(isStep ? 'step' : isListed ? 'list' : 'asked', status)
    if (status !== 200 && status !== TOO_MANY && !refusals.has(status))
      return `${heard.what} was answered ${status}: ${heard.answer.text.slice(0, 300)}`
    if (listed && listed.wrong.length > 0 && status === 200)
      return `${heard.what}: ${listed.wrong.join(', ')}`
    const marks = marksIn(await textOf(heard.answer))
    // Who has opened a link is the visitor, not the person who was drawn.
    const reader = model.people.find(({ name }) => heard.what.startsWith(`${name}:`)) ?? person
    // What somebody has just typed comes back to them.
    const own = new Set([...marksIn(heard.what), ...(isStep && reader === person ? could : [])])
    const leaks = leaksTo(
      model,
      reader,
      [...marks].filter((mark) => !own.has(mark)),
    )
    received += marks.size
    return leaks.length > 0 ? `${heard.what} gave ${reader.name} ${leaks.join(', ')}` : undefined
  }

  async function atTheEnd(): Promise<string | undefined> {
    await stage.app.runJobs()
    for (const { person, reader } of pages) {
      const leaks = leaksTo(model, person, marksIn(reader.text()), true)
      if (leaks.length > 0) return `an open page gave ${person.name} ${leaks.join(', ')}`
      received += marksIn(reader.text()).size
    }
    for (const person of model.people) {
      if (person.email === '') continue
      const marks = marksIn(await letters(stage, person.email))
      const leaks = leaksTo(model, person, marks, true)
      if (leaks.length > 0) return `letters gave ${person.name} ${leaks.join(', ')}`
      received += marks.size
    }
    return undefined
  }

  remember(model)
  let problem: string | undefined
  try {
    for (; taken < count && problem === undefined; taken += 1) problem = await step()
    problem ??= await atTheEnd()
  } finally {
    for (const { reader } of pages) reader.close()
  }
  return { steps: taken, counts, received, found: problem === undefined ? undefined : wrong(problem) }
}
