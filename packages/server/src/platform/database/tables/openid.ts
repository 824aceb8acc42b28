/** The tables of signing in by an identity provider, as Kysely sees them. Decision 0203. */
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedTime, NullableTime } from './time-columns.ts'

type Once<T> = ColumnType<T, T, never>

export interface OpenidTables {
  openidConnections: {
    orgId: Once<number>
    /** counts what owners change */
    configVersion: Generated<number>
    created: GeneratedTime
    title: string
    issuer: string
    clientId: string
    /** sealed */
    clientSecret: string
    allowsNewMembers: boolean
    trustsEmails: boolean
    removedAt: NullableTime
  }
  openidDomains: {
    orgId: Once<number>
    domain: Once<string>
  }
  openidIdentities: {
    orgId: Once<number>
    issuer: Once<string>
    subject: Once<string>
    userId: Once<number>
    clientId: string
    created: GeneratedTime
    lastUsedAt: GeneratedTime
  }
}
