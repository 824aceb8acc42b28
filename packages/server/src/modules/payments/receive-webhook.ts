/**
 * What a card provider sends us: `POST /api/webhooks/stripe/{orgId}/{live|test}`, signed with the account's secret. It is
 * only a trigger. 2xx: we know what we need; anything else lets the provider send it again.
 */
import { cardPaymentMessages } from '@orderwright/domain/messages'
import { cardEnvironmentSchema } from '@orderwright/domain/payments'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { FailureSignal, sendFailure } from '../../platform/http/answers/failures.ts'
import { fail, notFound } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { syncPaymentIntent } from './sync-payment-intent.ts'
import { providerProblem } from './provider-failures.ts'

const addressSchema = z.object({
  orgId: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  environment: cardEnvironmentSchema,
})

/** Far above any event of a payment. */
const BODY_LIMIT = 256 * 1024

const unsigned = () => fail('invalid', cardPaymentMessages.signatureInvalid).error

/** Registers the address with a body parser of its own: the signature is over the bytes. */
export async function registerWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      async (_request: unknown, body: Buffer) => body,
    )
    scope.post(
      '/api/webhooks/stripe/:orgId/:environment',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const address = addressSchema.safeParse(request.params)
        if (!address.success) return sendFailure(reply, notFound().error)
        const { orgId, environment } = address.data
        const provider = services.cards.find(orgId, environment)
        if (provider?.key !== 'stripe') return sendFailure(reply, notFound().error)
        const signature = request.headers['stripe-signature']
        const body = request.body
        if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return sendFailure(reply, unsigned())
        const event = provider.readEvent(body, signature, services.clock())
        if (!event || event.isLive !== (environment === 'live')) return sendFailure(reply, unsigned())
        if (event.intentId !== null) {
          const done = await syncPaymentIntent(
            services,
            { orgId, environment, intentId: event.intentId },
            { by: 'event', created: event.created },
          )
          if (done.kind === 'failed') {
            const { error } = providerProblem(services, done.failure)
            throw new FailureSignal({ ...error, code: 'unavailable' })
          }
        }
        return reply.type('application/json; charset=utf-8').send(JSON.stringify({ received: true }))
      },
    )
  })
}
