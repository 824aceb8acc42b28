/**
 * The bell of each open page: how many notifications its person has not read, at once and whenever that changes, that its
 * session is another, because settings of the organisation or rights in it changed, and that its catalog is.
 * The channel of a page whose person may not see them any more is closed.
 */
import { type LiveMessage, openLiveNotifications } from '@orderwright/contract'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { AnyStreamHandler, OpenStream } from '../../platform/http/register-endpoint.ts'
import { type EventStream, openEventStream } from '../../platform/live/event-stream.ts'
import { countUnread, hasBell } from '../mails/notifications.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

interface Page {
  readonly orgId: number
  readonly userId: number
  readonly sessionId: number | null
  readonly count: () => Promise<Outcome<number>>
  readonly stream: EventStream
  /** the number that the page was sent last */
  last: number
}

export interface LiveNotifications {
  readonly open: AnyStreamHandler
  /** one announcement of the database */
  readonly onTopic: (topic: string, first: number, second: number) => void
  readonly stop: () => void
}

interface Options {
  readonly encode: (message: LiveMessage) => string
  readonly listen: () => Promise<void>
  readonly onProblem: (error: unknown) => void
}

/** Pages that one person may have open at once, and seconds until one more may try again. */
const MAX_PAGES = 24
const TOO_MANY_SECONDS = 30
/** Several notifications of one transaction are counted once. */
const COUNT_DELAY_MS = 50
/** An import changes the catalog a thousand times: pages read it again once a second at most. */
const CATALOG_MS = 1000

export function createLiveNotifications({ encode, listen, onProblem }: Options): LiveNotifications {
  const pages = new Set<Page>()
  const countTimers = new Map<Page, NodeJS.Timeout>()
  const catalogTimers = new Map<number, NodeJS.Timeout>()

  function end({ stream }: Page, reason: Extract<LiveMessage, { type: 'closed' }>['reason']): void {
    stream.end(encode({ type: 'closed', reason }))
  }

  async function sendCount(page: Page): Promise<void> {
    countTimers.delete(page)
    const unread = await page.count()
    if (!unread.ok) return end(page, 'noAccess')
    if (unread.data === page.last) return undefined
    page.last = unread.data
    page.stream.send(encode({ type: 'unread', unreadCount: unread.data }))
    return undefined
  }

  function scheduleCount(isAbout: (page: Page) => boolean): void {
    for (const page of pages) {
      if (!isAbout(page) || countTimers.has(page)) continue
      const timer = setTimeout(() => void sendCount(page).catch(onProblem), COUNT_DELAY_MS)
      timer.unref()
      countTimers.set(page, timer)
    }
  }

  function announceCatalog(orgId: number): void {
    if (catalogTimers.has(orgId) || ![...pages].some((page) => page.orgId === orgId)) return
    const timer = setTimeout(() => {
      catalogTimers.delete(orgId)
      for (const page of pages) if (page.orgId === orgId) page.stream.send(encode({ type: 'catalogue' }))
    }, CATALOG_MS)
    timer.unref()
    catalogTimers.set(orgId, timer)
  }

  function onTopic(topic: string, first: number, second: number): void {
    if (topic === 'resumed') scheduleCount(() => true)
    if (topic === 'person' || topic === 'membership') {
      scheduleCount(({ orgId, userId }) => orgId === first && userId === second)
    }
    // What was said while the database was not heard is lost: every page asks again.
    if (topic === 'resumed') for (const page of pages) page.stream.send(encode({ type: 'settings' }))
    if (topic === 'membership') {
      for (const page of pages) {
        if (page.orgId === first && page.userId === second) page.stream.send(encode({ type: 'settings' }))
      }
    }
    if (topic === 'settings') {
      for (const page of pages) if (page.orgId === first) page.stream.send(encode({ type: 'settings' }))
    }
    if (topic === 'catalogue') announceCatalog(first)
    if (topic === 'session') {
      for (const page of pages) if (page.sessionId === first) end(page, 'signedOut')
    }
  }

  async function open(call: CallContext, input: unknown): Promise<Outcome<OpenStream>> {
    const body = openLiveNotifications.body.parse(input)
    const { person } = call
    if (!person) return fail('unauthenticated', sentences.unauthenticated)
    const count = () =>
      readInTenant(call, body, async (tenant) =>
        hasBell(tenant) ? succeed(await countUnread(tenant)) : notFound(),
      )
    const userId = person.user.id
    if ([...pages].filter((page) => page.userId === userId).length >= MAX_PAGES) {
      return fail('tooManyRequests', sentences.tooManyRequests, { retryAfter: TOO_MANY_SECONDS })
    }
    await listen()
    const unread = await count()
    if (!unread.ok) return unread
    return succeed((reply) => {
      const stream = openEventStream(reply, {
        slow: encode({ type: 'closed', reason: 'slow' }),
        onClose: () => {
          pages.delete(page)
          clearTimeout(countTimers.get(page))
          countTimers.delete(page)
        },
      })
      const { orgId } = body
      const page: Page = { orgId, userId, sessionId: person.sessionId, count, stream, last: unread.data }
      pages.add(page)
      stream.send(encode({ type: 'unread', unreadCount: unread.data }))
      stream.send(encode({ type: 'ready' }))
      // What was announced between the first count and now shows in one more.
      scheduleCount((other) => other === page)
    })
  }

  return {
    open,
    onTopic,
    stop() {
      for (const page of pages) end(page, 'stopping')
    },
  }
}
