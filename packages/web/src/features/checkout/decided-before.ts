/** Somebody else has decided a moment earlier: the person is told, and sees the order as it is now. */
import type { CallError } from '@orderwright/contract'
import { z } from 'zod'
import { alert } from '../../ui/popups/confirm.tsx'
import type { Checkout } from './checkout-context.tsx'

const currentOrder = z.looseObject({ id: z.number(), version: z.number() })

/** Tells of a refused decision; what the refusal carries of the order replaces what the screen shows. */
export async function tellRefusal(
  error: CallError,
  takeOrder: Checkout['takeOrder'],
  more = '',
): Promise<void> {
  const current = currentOrder.safeParse(error.details?.current)
  await alert({ message: [error.message, current.success ? more : ''].filter(Boolean).join('\n\n') })
  if (current.success) takeOrder(current.data)
}
