/** The production board: open orders by status and due day. [issue 18] */
import { idSchema } from '@orderwright/domain/units'
import { daySchema } from '@orderwright/domain/invoices'
import { z } from 'zod'
import { callerFields, orderViewSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** More open orders than this are not answered at once. */
export const MAX_ON_BOARD = 10_000

const dueSchema = z.object({
  day: daySchema,
  by: z.enum(['hand', 'leadTime']),
  startDay: daySchema.nullable(),
  workingDays: z.number().int().min(0).nullable(),
})

/** What a card of the board shows. */
export const boardOrderSchema = orderViewSchema
  .pick({
    id: true,
    version: true,
    orgSpecificId: true,
    title: true,
    userId: true,
    firmName: true,
    productInstancesCount: true,
    trackingNumber: true,
  })
  .extend({ statusKey: z.string(), due: dueSchema.nullable(), isLate: z.boolean() })
export type BoardOrder = z.infer<typeof boardOrderSchema>

export const getProductionBoard = endpoint({
  name: 'getProductionBoard',
  path: '/api/orders/get-production-board',
  area: 'orders',
  effect: 'reads',
  summary:
    'The orders of the production board: those that stand at a status from the start of the lead time on and are not finished, each with its due day and how that came about. The earliest due stand first, those without a day last. Employees only.',
  body: z.strictObject({
    orgId: idSchema,
    ...callerFields,
    searchTerm: z.string().max(200).default(''),
    customerId: idSchema.optional(),
    isLate: z.boolean().default(false),
    /** only these, such as those that have changed */
    orderIds: z.array(idSchema).min(1).max(1000).optional(),
  }),
  response: z.object({
    orders: z.array(boardOrderSchema),
    /** whose orders stand on the board, whatever is searched for and filtered; of `orderIds`, whose those are */
    customers: z.array(z.object({ id: idSchema, name: z.string() })),
    today: daySchema,
    /** seconds until another day begins there: what is late will be others */
    secondsOfDayLeft: z.number().int().min(1),
    hasMore: z.boolean(),
  }),
  errors: ['notFound', 'forbidden'],
})
export type ProductionBoard = z.infer<typeof getProductionBoard.response>
