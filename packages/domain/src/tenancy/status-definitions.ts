/** The statuses of an organisation, as its profile declares them. [1.3.26, 1.3.27] */
import { z } from 'zod'

/** What each of them means to an order stands in `status-types.ts`. [1.3.27] */
export const statusTypes = [
  'orderStarted',
  'submittedForApproval',
  'payment',
  'static',
  'inProduction',
  'shipped',
  'delivered',
  'afterSaleService',
] as const
export const statusTypeSchema = z.enum(statusTypes)
export type StatusType = z.infer<typeof statusTypeSchema>

export const statusDefinitionSchema = z.object({
  key: z.string().min(1).max(60),
  type: statusTypeSchema,
  title: z.string().max(100),
  description: z.string().max(1000).default(''),
  isVisibleToGuest: z.boolean().default(true),
  isMilestone: z.boolean().default(false),
  /** text shown while a manual payment is awaited */
  awaitingPaymentMethod: z.string().max(500).default(''),
  stockedOrderTitle: z.string().max(100).default(''),
  stockedOrderDescription: z.string().max(1000).default(''),
  /** payment statuses: which part of the total falls due here */
  amountDue: z.enum(['deposit', 'balance']).optional(),
  /** false: stocked orders skip this status */
  appliesToStocked: z.boolean().default(true),
  /** which employees may set it by hand */
  setBy: z.enum(['employees', 'owners']).default('employees'),
  /** whether the customer is written to when it is set by hand */
  isMailed: z.boolean().default(true),
})
export type StatusDefinition = z.infer<typeof statusDefinitionSchema>
