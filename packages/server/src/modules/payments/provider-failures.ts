/** The answer to a caller when the card provider has failed or refused. */
import { cardPaymentMessages } from '@orderwright/domain/messages'
import { fail, sentences } from '../../platform/http/outcome.ts'
import type { ProviderFailure } from '../../platform/payment/card-provider.ts'
import type { Services } from '../../platform/services.ts'

const RETRY_SECONDS = 5

/** `away` is worth another try; keys and requests that the provider refuses are for us to look at. */
export function providerProblem({ report }: Pick<Services, 'report'>, failure: ProviderFailure) {
  switch (failure.kind) {
    case 'away':
      return fail('unavailable', cardPaymentMessages.providerAway, { retryAfter: RETRY_SECONDS })
    case 'state':
      return fail('refused', sentences.intentIsClosed, { rule: 'intentIsClosed' })
    case 'declined':
      return fail('refused', failure.message, { rule: 'cardDeclined' })
    case 'missing':
      return fail('refused', cardPaymentMessages.providerForgot, { rule: 'providerForgot' })
    case 'keys':
    case 'invalid':
    case 'mismatch':
      // The words may name keys and accounts: they are for the log.
      report(`The card provider refused a request (${failure.kind}): ${failure.message}`)
      return fail('refused', cardPaymentMessages.providerRefused, { rule: 'providerFailed' })
  }
}
