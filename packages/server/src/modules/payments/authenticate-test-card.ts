/** Answers the authentication that a test card asks for. Demo only. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { runTestCardStep } from './test-card-step.ts'

export const authenticateTestCard: HandlerOf<'authenticateTestCard'> = (call, body) =>
  runTestCardStep(call, body, 'requires_action', (provider, id) => provider.authenticate(id, body.outcome))
