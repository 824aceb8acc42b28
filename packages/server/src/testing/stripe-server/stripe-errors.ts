/** Stripe's error answers. */

export interface StripeProblem {
  readonly status: number
  readonly error: {
    readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'
    readonly message: string
    readonly code?: string
    readonly decline_code?: string
    readonly param?: string
    readonly payment_intent?: object
  }
}

export class StripeFault extends Error {
  readonly problem: StripeProblem
  constructor(problem: StripeProblem) {
    super(problem.error.message)
    this.problem = problem
  }
}

function fault(status: number, error: StripeProblem['error']): StripeFault {
  return new StripeFault({ status, error })
}

export const faults = {
  invalid: (message: string, param?: string, code?: string) =>
    fault(400, {
      type: 'invalid_request_error',
      message,
      ...(param === undefined ? {} : { param }),
      ...(code === undefined ? {} : { code }),
    }),
  missing: (what: string, id: string, param = 'intent') =>
    fault(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id}'`,
      param,
    }),
  key: () => fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
  otherParameters: (key: string) =>
    fault(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    }),
  keyInUse: () =>
    fault(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this idempotent key.',
    }),
  tooMany: () =>
    fault(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Request rate limit exceeded.',
    }),
  broken: () => fault(500, { type: 'api_error', message: 'An error occurred on our end.' }),
  declined: (decline: { code: string; decline_code?: string; message: string }, intent: object) =>
    fault(402, { type: 'card_error', ...decline, payment_intent: intent }),
  state: (message: string, intent: object) =>
    fault(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message,
      payment_intent: intent,
    }),
}
