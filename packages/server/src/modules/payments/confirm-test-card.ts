/** Sends the number of a test card to the embedded card provider. Demo only. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { outcomeOf } from '../../platform/payment/card-outcomes.ts'
import { runTestCardStep } from './test-card-step.ts'

export const confirmTestCard: HandlerOf<'confirmTestCard'> = (call, body) =>
  runTestCardStep(call, body, 'requires_payment_method', (provider, id) =>
    provider.confirm(id, outcomeOf(body.card, call.services.clock())),
  )
