/** The home page. */
import { deskReasons } from '@orderwright/domain/desk'
import { centsSchema, idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields, catalogProductSchema, catalogCategorySchema } from './common.ts'
import { endpoint } from './endpoint.ts'
import { orderListRowSchema } from './orders/orders-list.ts'

export const getHomepageData = endpoint({
  name: 'getHomepageData',
  path: '/api/configurator/get-configurator-homepage-data',
  area: 'home',
  effect: 'reads',
  summary: 'Categories and the products offered to this person.',
  body: z.strictObject({ orgId: idSchema, ...callerFields }),
  response: z.object({
    data: z.object({
      products: z.array(catalogProductSchema),
      productCategories: z.array(catalogCategorySchema),
    }),
  }),
  errors: ['notFound'],
})

const deskOrderSchema = z.object({
  ...orderListRowSchema.pick({
    id: true,
    orgSpecificId: true,
    title: true,
    firmName: true,
    ownerName: true,
    lastUpdated: true,
  }).shape,
  /** of the status at which this person sees the order */
  statusTitle: z.string(),
})

/** An order that waits for the person. */
const waitingOrderSchema = deskOrderSchema.extend({
  /** since when; for a late one the day on which it was to ship */
  since: timestampSchema.nullable(),
  /** what is to be paid, or recorded; null where it is not about money, or its prices are hidden */
  dueInCents: centsSchema.nullable(),
  /** the method in which the customer has announced to pay */
  paymentMethod: z.string().nullable(),
  /** the changes that were asked for */
  feedbackNotes: z.string().nullable(),
})

export const getDesk = endpoint({
  name: 'getDesk',
  path: '/api/home/get-desk',
  area: 'home',
  effect: 'reads',
  summary:
    'What waits for this person (changes that were asked for, payments due, orders to approve, payments to record, late ones), at most four orders of each reason with the number of all, and the orders this person changed last.',
  body: z.strictObject({ orgId: idSchema, ...callerFields }),
  response: z.object({
    waiting: z.array(
      z.object({
        reason: z.enum(deskReasons),
        count: z.number().int().min(1),
        orders: z.array(waitingOrderSchema),
      }),
    ),
    workedOn: z.array(deskOrderSchema),
  }),
  errors: ['notFound'],
})
export type Desk = z.infer<typeof getDesk.response>
