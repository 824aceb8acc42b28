/** The status list of an organisation that has not made its own. [1.3.29, 2.3.27] */
import type { StatusDefinition } from './status-definitions.ts'

function status(
  key: string,
  type: StatusDefinition['type'],
  title: string,
  more: Partial<StatusDefinition> = {},
): StatusDefinition {
  return {
    key,
    type,
    title,
    description: '',
    isVisibleToGuest: true,
    isMilestone: false,
    awaitingPaymentMethod: '',
    stockedOrderTitle: '',
    stockedOrderDescription: '',
    appliesToStocked: true,
    setBy: 'employees',
    isMailed: true,
    ...more,
  }
}

export const defaultStatuses: StatusDefinition[] = [
  status('new', 'orderStarted', 'New', { isMilestone: true }),
  status('inProgress', 'static', 'In Progress', { isVisibleToGuest: false, appliesToStocked: false }),
  status('submittedForApproval', 'submittedForApproval', 'Submitted', {
    isMilestone: true,
    appliesToStocked: false,
  }),
  status('readyToPay', 'payment', 'Ready To Pay', { isMilestone: true, amountDue: 'balance' }),
  status('inProduction', 'inProduction', 'In Production'),
  status('shipped', 'shipped', 'Shipped', { isMilestone: true }),
  status('delivered', 'delivered', 'Delivered'),
  status('received', 'afterSaleService', 'Received'),
]
