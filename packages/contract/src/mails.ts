/** What people are told: the bell, and e-mails about an order that did not arrive. */
import { notificationSchema } from '@orderwright/domain/people'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from './common.ts'
import { endpoint } from './endpoint.ts'
import { liveMessageSchema } from './live.ts'
import { openLiveNotificationsPath } from './live-path.ts'

/** A notification of the caller, with the number of its order for the link. */
export const notificationViewSchema = notificationSchema
  .pick({
    id: true,
    kind: true,
    text: true,
    created: true,
    readAt: true,
    productOrderId: true,
    commentId: true,
    productId: true,
  })
  .extend({ productOrderOrgSpecificId: z.number().int().nullable() })
export type NotificationView = z.infer<typeof notificationViewSchema>

const unreadCount = z.number().int().min(0)

export const getNotifications = endpoint({
  name: 'getNotifications',
  path: '/api/notifications/get',
  area: 'notifications',
  effect: 'reads',
  takesApiKeys: false,
  summary: "The caller's own notifications at an organization, newest first, and how many are unread.",
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    /** the id of the last one that the page has: older ones follow */
    before: idSchema.optional(),
    limit: z.number().int().min(0).max(100).default(30),
  }),
  response: z.object({ notifications: z.array(notificationViewSchema), hasMore: z.boolean(), unreadCount }),
  errors: ['notFound'],
})

export const markNotificationsRead = endpoint({
  name: 'markNotificationsRead',
  path: '/api/notifications/mark-read',
  area: 'notifications',
  takesApiKeys: false,
  summary: "Marks the caller's named notifications as read; without ids all of them.",
  body: z.strictObject({ orgId: idSchema, ...callerFields, ids: z.array(idSchema).max(500).optional() }),
  response: z.object({ unreadCount }),
  errors: ['notFound'],
})

export const openLiveNotifications = endpoint({
  name: 'openLiveNotifications',
  path: openLiveNotificationsPath,
  area: 'live',
  effect: 'reads',
  takesApiKeys: false,
  summary:
    'A stream of server-sent events: how many notifications are unread, at once and whenever it changes.',
  body: z.strictObject({ orgId: idSchema, ...callerFields }),
  response: liveMessageSchema,
  errors: ['notFound'],
})

export const resendMail = endpoint({
  name: 'resendMail',
  path: '/api/orders/resend-mail',
  area: 'orders',
  summary: 'Sends an e-mail about an order again that could not be delivered; employees only.',
  body: z.strictObject({ orgId: idSchema, productOrderId: idSchema, ...callerFields, mailId: idSchema }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['notFound', 'forbidden', 'refused'],
})
