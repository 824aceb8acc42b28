/** The table of passkeys, as Kysely sees it. Decision 0199. */
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedTime, NullableTime } from './time-columns.ts'

type Once<T> = ColumnType<T, T, never>

export interface PasskeyTables {
  passkeys: {
    id: Generated<number>
    userId: Once<number>
    /** base64url, as the public key */
    credentialId: Once<string>
    publicKey: Once<string>
    /** a bigint, which the driver gives as text */
    counter: ColumnType<string, number | undefined, number>
    transports: Once<string[]>
    name: string
    isSynced: boolean
    created: GeneratedTime
    lastUsedAt: NullableTime
    removedAt: NullableTime
  }
}
