/** The live channels: of an open order (what others change, and who is there), and of an open list. */
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields, instanceViewSchema, orderViewSchema } from './common.ts'
import { endpoint } from './endpoint.ts'
import { openLiveListPath, openLiveOrderPath } from './live-path.ts'
import { listFiltersSchema, orderListRowSchema } from './orders/orders-list.ts'
import { cursorSchema, spatialChangesSchema, spatialRevisionSchema } from './orders/spatial.ts'

/** A page of a person: two tabs are two clients of one person. */
const clientIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, '8 to 64 letters, digits, - and _')
const versionSchema = z.number().int().min(0)

/** Somebody who has the order open. All tabs of one person are one; `itemId` is what they looked at last. */
export const presentPersonSchema = z.object({
  userId: idSchema,
  name: z.string(),
  itemId: idSchema.nullable(),
})
export type PresentPerson = z.infer<typeof presentPersonSchema>

/** The last message; with `stopping` and `slow` the page may come back, with the others it may not. */
const closedSchema = z.object({
  type: z.literal('closed'),
  reason: z.enum(['signedOut', 'noAccess', 'deleted', 'stopping', 'slow']),
})

export const liveMessageSchema = z.discriminatedUnion('type', [
  /** everything missed has been sent; from here on changes follow as they happen */
  z.object({ type: z.literal('ready') }),
  /**
   * The order and those of its lines that changed, as they are now; deleted lines carry `deletedAt`. Versions say which
   * of two is newer: messages may repeat themselves. `missingLineIds`: lines that do not exist at all any more.
   */
  z.object({
    type: z.literal('change'),
    order: orderViewSchema.optional(),
    lines: z.array(instanceViewSchema),
    missingLineIds: z.array(idSchema),
  }),
  /**
   * Records of the canvas that changed, as they are now, for pages that hold the canvas. Versions say which of two is newer:
   * messages may repeat themselves. `revision`: what the page names when it opens its channel again.
   */
  z.object({ type: z.literal('canvas'), revision: spatialRevisionSchema, records: spatialChangesSchema }),
  /** where another page points on the canvas now; null: it points nowhere any more. Kept nowhere. */
  z.object({
    type: z.literal('cursor'),
    clientId: z.string(),
    userId: idSchema,
    cursor: cursorSchema.nullable(),
  }),
  z.object({ type: z.literal('people'), people: z.array(presentPersonSchema) }),
  /**
   * products, options, rules or prices of the organisation changed: the order should be loaded again, and on the channel of
   * notifications what the back office shows of them
   */
  z.object({ type: z.literal('catalogue') }),
  /** the order's history, or what became of its e-mails, has something that no change tells: employees alone hear it */
  z.object({ type: z.literal('history') }),
  /** there are comments that the viewer may see and that are new or different: they may be loaded */
  z.object({ type: z.literal('comments') }),
  /** files that the viewer may see are new, different or gone: they may be loaded */
  z.object({ type: z.literal('files') }),
  /** problems of the order are new, different or taken back: they may be loaded */
  z.object({ type: z.literal('problems') }),
  /** returns of the order are new, different or withdrawn: they may be loaded */
  z.object({ type: z.literal('returns') }),
  /** items or sheets of the last revision were signed off, or sent back: what was said of them may be loaded */
  z.object({ type: z.literal('agreement') }),
  /** how many notifications the person has not read: on the channel of notifications alone */
  z.object({ type: z.literal('unread'), unreadCount: z.number().int().min(0) }),
  /** settings of the organisation or the person's rights in it changed: the session should be asked for again; on the channel of notifications alone */
  z.object({ type: z.literal('settings') }),
  closedSchema,
])
export type LiveMessage = z.infer<typeof liveMessageSchema>

/** Not among the calls that answer once: it is answered with a stream of messages (text/event-stream). */
export const openLiveOrder = endpoint({
  name: 'openLiveOrder',
  path: openLiveOrderPath,
  area: 'live',
  effect: 'reads',
  takesApiKeys: false,
  summary:
    'A stream of server-sent events: first what the page has missed since the versions that it knows, then every change as it happens.',
  body: z.strictObject({
    orgId: idSchema,
    productOrderId: idSchema,
    ...callerFields,
    clientId: clientIdSchema,
    itemId: idSchema.nullable().default(null),
    /** the versions that the page holds: of the order, and of each line as [id, version] */
    known: z
      .strictObject({
        order: versionSchema,
        lines: z.array(z.tuple([idSchema, versionSchema])).max(20_000),
        /** the revision of the canvas that the page holds; null: it holds none, and hears nothing of it */
        canvas: spatialRevisionSchema.nullable().default(null),
      })
      .default({ order: 0, lines: [], canvas: null }),
  }),
  response: liveMessageSchema,
  errors: ['notFound'],
})

export const liveListMessageSchema = z.discriminatedUnion('type', [
  /**
   * everything that the rows of the page missed has been sent; from here on changes follow as they happen. It comes again where the
   * server itself heard nothing for a while: what is shown without being named may be old then
   */
  z.object({ type: z.literal('ready') }),
  /** orders of the page as they are now, and those that the viewer has no more */
  z.object({
    type: z.literal('rows'),
    rows: z.array(orderListRowSchema),
    goneIds: z.array(idSchema),
  }),
  /** orders that are not on the page, have changed or were deleted, and fit its filters now: the page may be loaded again */
  z.object({ type: z.literal('others'), orderIds: z.array(idSchema) }),
  closedSchema,
])
export type LiveListMessage = z.infer<typeof liveListMessageSchema>

/** Answered with a stream of messages, like that of an order. */
export const openLiveList = endpoint({
  name: 'openLiveList',
  path: openLiveListPath,
  area: 'live',
  effect: 'reads',
  takesApiKeys: false,
  summary:
    'A stream of server-sent events for a page of the orders list: first those of its orders that have changed since it was loaded, then every change as it happens. Guests hear of their own orders alone.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    includeAdvancedOrderData: z.boolean().default(false),
    filters: listFiltersSchema,
    /** with a search nothing is said of orders that are not on the page */
    searchTerm: z.string().max(200).default(''),
    /** the orders of the page with the versions that it holds */
    known: z
      .array(z.tuple([idSchema, versionSchema]))
      .max(250)
      .default([]),
  }),
  response: liveListMessageSchema,
  errors: ['notFound'],
})

export const showPresence = endpoint({
  name: 'showPresence',
  path: '/api/live/presence',
  area: 'live',
  takesApiKeys: false,
  summary:
    'Tells the others on an order which item this page shows. Without an open channel it does nothing.',
  body: z.strictObject({
    orgId: idSchema,
    productOrderId: idSchema,
    ...callerFields,
    clientId: clientIdSchema,
    itemId: idSchema.nullable(),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['notFound'],
})

export const showCursor = endpoint({
  name: 'showCursor',
  path: '/api/live/cursor',
  area: 'live',
  takesApiKeys: false,
  summary:
    'Tells the other pages on an order where this one points on the canvas. Pages tell it at most twenty times a second: what comes sooner is not passed on. It is kept nowhere.',
  body: z.strictObject({
    orgId: idSchema,
    productOrderId: idSchema,
    ...callerFields,
    clientId: clientIdSchema,
    /** null: it points nowhere any more */
    cursor: cursorSchema.nullable(),
  }),
  response: z.object({
    /** false: it came too soon after the last, and was not passed on */
    isShown: z.boolean(),
  }),
  errors: ['notFound'],
})
