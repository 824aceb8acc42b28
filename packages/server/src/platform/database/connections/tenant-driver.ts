/**
 * A Kysely driver over pg that starts a tenant's transaction in one round trip (BEGIN, the settings which
 * row-level security reads and the caller's membership travel together) and turns lost connections into
 * DatabaseUnavailable.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { SharedOrder } from '@orderwright/domain/access'
import { membershipSchema } from '@orderwright/domain/tenancy'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { asDatabaseError, DatabaseUnavailable, READ_ONLY_STATE, WroteWhileReading } from './unavailable.ts'

/** Who a transaction acts for. `userId` is null for work of the system inside one organisation. */
export type Tenant = {
  readonly orgId: number
  readonly userId: number | null
  /** the browser's visitor, who has opened share links */
  readonly visitorId?: number | null
}

const memberSchema = membershipSchema.pick({
  role: true,
  pricingIsHidden: true,
  discount: true,
  disableSalesTax: true,
})

/** What a transaction finds at its beginning: the organisation, and the person's active membership there. */
export type Entry = {
  readonly orgVersion: number
  readonly membership: Readonly<z.infer<typeof memberSchema>> | null
  /** as whom the caller acts: a member, somebody invited, or whoever a share link makes of a visitor */
  readonly userId: number | null
  readonly sharedOrders: readonly SharedOrder[]
}

/** A tenant's transaction that is about to begin. BEGIN leaves its entry here; undefined: no such organisation. */
export type Start = { readonly tenant: Tenant; readonly isReadOnly: boolean; entry: Entry | undefined }

/** Set only around BEGIN. */
export const startingTenant = new AsyncLocalStorage<Start | undefined>()

function idText(id: number): string {
  if (!Number.isSafeInteger(id)) throw new RangeError(`${id} is not an id.`)
  return String(id)
}

/** BEGIN and the entry; the settings end with the transaction, so a pooled connection carries nothing over. */
export function beginForTenant({ tenant, isReadOnly }: Pick<Start, 'tenant' | 'isReadOnly'>): string {
  const user = tenant.userId === null ? 'null' : idText(tenant.userId)
  const visitor = tenant.visitorId == null ? '' : `, ${idText(tenant.visitorId)}`
  const mode = isReadOnly ? ' read only' : ''
  return `begin${mode}; select * from enter_tenant(${idText(tenant.orgId)}, ${user}${visitor})`
}

/** What shared_orders() answers. */
export const sharedOrdersSchema = z.array(z.object({ orderId: z.number(), pricingIsHidden: z.boolean() }))

const entryRowSchema = z
  .object({
    org_version: z.number(),
    role: memberSchema.shape.role.nullable(),
    pricing_is_hidden: memberSchema.shape.pricingIsHidden.nullable(),
    discount: memberSchema.shape.discount.nullable(),
    disable_sales_tax: memberSchema.shape.disableSalesTax.nullable(),
    acting_user_id: z.number().nullable(),
    shared: sharedOrdersSchema.nullable(),
  })
  .transform((row): Entry => {
    const member = memberSchema.safeParse({
      role: row.role,
      pricingIsHidden: row.pricing_is_hidden,
      discount: row.discount,
      disableSalesTax: row.disable_sales_tax,
    })
    return {
      orgVersion: row.org_version,
      membership: member.success ? member.data : null,
      userId: row.acting_user_id,
      sharedOrders: row.shared ?? [],
    }
  })

/** pg gives one result for each statement of a message: BEGIN's and the entry's. */
const enteredSchema = z.tuple([z.unknown(), z.object({ rows: z.array(entryRowSchema).max(1) })])

function beginStatement(settings: TransactionSettings): string {
  const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
  return `begin${isolation} ${settings.accessMode ?? ''}`
}

function publishing(orgId: number | null): string {
  return `select publish_announcements(${orgId === null ? 'null' : idText(orgId)})`
}

const COUNTING_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** A statement that may have written; one that locks counts too: rather once too often than not. */
const MAY_WRITE = /\b(insert|update|delete|merge)\b/i

/** What a transaction that is under way has done. `orgId`: null is all of them, as the owner works. */
type Underway = { readonly orgId: number | null; readonly isReadOnly: boolean; hasWritten: boolean }

/** The function of PostgreSQL in which a commit waits for a synchronous replica; names of functions are not translated. */
const REPLICA_WAIT = 'SyncRepWaitForLSN'

/** The same error in a transaction that only reads: there a refused write is a bug, and the server may be well. */
function asReadersError(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === READ_ONLY_STATE)
    return new WroteWhileReading(error)
  return asDatabaseError(error)
}

/** One client on loan from the pool. */
class LoanedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #keepsAnnouncements: boolean
  #lost = false
  #isAlone = false
  #underway: Underway | undefined

  constructor(client: PoolClient, keepsAnnouncements: boolean) {
    this.#client = client
    this.#keepsAnnouncements = keepsAnnouncements
    client.on('notice', this.#onNotice)
  }

  /**
   * A commit that waits for its replica and is told to stop (a limit of time does that too) ends well, with this word alone that no other server may
   * have it. Were this one to go, what it has committed would be lost: nobody may be told that it is stored.
   */
  #onNotice = ({ routine }: { readonly routine?: string | undefined }): void => {
    if (routine === REPLICA_WAIT) this.#isAlone = true
  }

  async begin(sql: string, isReadOnly: boolean): Promise<void> {
    await this.command(sql)
    this.#underway = { orgId: null, isReadOnly, hasWritten: false }
  }

  /** What was announced on the servers behind is notified from here, in the same transaction and the same message. */
  async commit(): Promise<void> {
    const { orgId = null, hasWritten = false } = this.#underway ?? {}
    this.#underway = undefined
    if (hasWritten && this.#keepsAnnouncements) await this.command(`${publishing(orgId)}; commit`)
    else await this.command('commit')
  }

  async rollback(): Promise<void> {
    this.#underway = undefined
    await this.undo('rollback')
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work()
      if (this.#isAlone) throw new DatabaseUnavailable('committed, and no replica has it')
      return done
    } catch (error) {
      const named = this.#underway?.isReadOnly === true ? asReadersError(error) : asDatabaseError(error)
      if (named instanceof DatabaseUnavailable) this.#lost = true
      throw named
    }
  }

  /** Undoes what was begun; a lost connection has undone it by being lost, and nobody waits for it once more. */
  async undo(sql: string): Promise<void> {
    if (!this.#lost) await this.command(sql)
  }

  async command(sql: string): Promise<void> {
    await this.#guarded(() => this.#client.query(sql))
  }

  /** Two statements in one message: BEGIN and the entry, whose row comes back. */
  async enter(start: Start): Promise<void> {
    try {
      const results: unknown = await this.#guarded(() => this.#client.query(beginForTenant(start)))
      start.entry = enteredSchema.parse(results)[1].rows[0]
      const { tenant, isReadOnly } = start
      this.#underway = { orgId: tenant.orgId, isReadOnly, hasWritten: false }
    } catch (error) {
      // Half begun: nobody else may have this connection.
      this.#lost = true
      throw error
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#run<R>(query)
    if (!this.#keepsAnnouncements || !MAY_WRITE.test(query.sql)) return result
    if (this.#underway) this.#underway.hasWritten = true
    else await this.command(publishing(null))
    return result
  }

  #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#guarded(async () => {
      // Without a name: a named statement falls to a generic plan after five runs.
      const { command, rowCount, rows } = await this.#client.query(query.sql, [...query.parameters])
      const counts = COUNTING_COMMANDS.has(command)
      return { numAffectedRows: counts ? BigInt(rowCount ?? 0) : undefined, rows: rows ?? [] }
    })
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming needs a cursor; page by key instead.')
  }

  release(): void {
    this.#client.off('notice', this.#onNotice)
    this.#client.release(this.#lost)
  }
}

function loaned(connection: DatabaseConnection): LoanedConnection {
  if (connection instanceof LoanedConnection) return connection
  throw new TypeError('This connection belongs to another driver.')
}

class TenantDriver implements Driver {
  readonly #pool: Pool
  readonly #keepsAnnouncements: boolean

  constructor(pool: Pool, keepsAnnouncements: boolean) {
    this.#pool = pool
    this.#keepsAnnouncements = keepsAnnouncements
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return new LoanedConnection(await this.#pool.connect(), this.#keepsAnnouncements)
    } catch (error) {
      throw asDatabaseError(error)
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const start = startingTenant.getStore()
    if (start) await loaned(connection).enter(start)
    else await loaned(connection).begin(beginStatement(settings), settings.accessMode === 'read only')
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await loaned(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await loaned(connection).rollback()
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await loaned(connection).command(`savepoint "${name}"`)
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await loaned(connection).undo(`rollback to savepoint "${name}"`)
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await loaned(connection).command(`release savepoint "${name}"`)
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    loaned(connection).release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

/**
 * PostgreSQL over a pg pool, with transactions for tenants. `keepsAnnouncements`: the database is distributed, so that what is
 * announced are rows until a transaction ends. Decision 144.
 */
export class TenantDialect extends PostgresDialect {
  readonly #pool: Pool
  readonly #keepsAnnouncements: boolean

  constructor(pool: Pool, { keepsAnnouncements = false }: { readonly keepsAnnouncements?: boolean } = {}) {
    super({ pool })
    this.#pool = pool
    this.#keepsAnnouncements = keepsAnnouncements
  }

  override createDriver(): Driver {
    return new TenantDriver(this.#pool, this.#keepsAnnouncements)
  }
}
