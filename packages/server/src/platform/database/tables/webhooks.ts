/** The tables of outbound webhooks, as Kysely sees them. */
import type { WebhookChange, WebhookEventType } from '@orderwright/domain/webhooks'
import type { ColumnType, Generated } from 'kysely'

type GeneratedTime = ColumnType<string, string | Date | undefined, string | Date>
type NullableTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>
type NullableText = ColumnType<string | null, string | null | undefined, string | null>
type JsonColumn = ColumnType<unknown, unknown, unknown>

export interface WebhookTables {
  /** Where an organization's other systems hear of what happens. */
  webhookEndpoints: {
    orgId: number
    id: Generated<number>
    /** counts what owners change */
    configVersion: Generated<number>
    created: GeneratedTime
    url: string
    description: Generated<string>
    events: WebhookEventType[]
    disabledReason: Generated<'' | 'byOwner' | 'gone' | 'failing'>
    /** sealed */
    secret: string
    previousSecret: NullableText
    previousSecretUntil: NullableTime
    failingSince: NullableTime
    sendingUntil: NullableTime
    deletedAt: NullableTime
  }
  webhookEvents: {
    orgId: number
    id: Generated<number>
    messageId: Generated<string>
    type: string
    created: GeneratedTime
    /** exactly what is sent */
    body: string
  }
  webhookDeliveries: {
    orgId: number
    id: Generated<number>
    endpointId: number
    eventId: number
    status: Generated<'pending' | 'delivered' | 'failed'>
    attempts: Generated<number>
    nextAttemptAt: NullableTime
    created: GeneratedTime
    tries: JsonColumn
  }
  /** Changes that are gathered into one event. */
  webhookChanges: {
    orgId: number
    id: Generated<number>
    type: string
    productOrderId: ColumnType<number | null, number | null | undefined, number | null>
    resource: string
    resourceId: number
    change: WebhookChange
    created: GeneratedTime
  }
}
