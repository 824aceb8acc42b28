/**
 * A Kysely driver over pg that starts a tenant's transaction in one round trip (BEGIN and the settings which
 * row-level security reads travel together) and turns lost connections into DatabaseUnavailable.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { asDatabaseError, DatabaseUnavailable } from './unavailable.ts'

/** Who a transaction acts for. `userId` is null for work of the system inside one organisation. */
export type Tenant = { readonly orgId: number; readonly userId: number | null }

/** The tenant of the transaction that is about to begin; set only around its BEGIN. */
export const startingTenant = new AsyncLocalStorage<Tenant | undefined>()

function idText(id: number): string {
  if (!Number.isSafeInteger(id)) throw new RangeError(`${id} is not an id.`)
  return String(id)
}

/** BEGIN and both settings; they end with the transaction, so a pooled connection carries nothing over. */
export function beginForTenant(tenant: Tenant): string {
  const user = tenant.userId === null ? '' : idText(tenant.userId)
  return `begin; select set_config('app.org_id', '${idText(tenant.orgId)}', true), set_config('app.user_id', '${user}', true)`
}

function beginStatement(settings: TransactionSettings): string {
  const tenant = startingTenant.getStore()
  if (tenant) return beginForTenant(tenant)
  const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
  return `begin${isolation} ${settings.accessMode ?? ''}`
}

const COUNTING_COMMANDS = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** One client on loan from the pool. */
class LoanedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  #lost = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const named = asDatabaseError(error)
      if (named instanceof DatabaseUnavailable) this.#lost = true
      throw named
    }
  }

  async command(sql: string): Promise<void> {
    await this.#guarded(() => this.#client.query(sql))
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
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
    this.#client.release(this.#lost)
  }
}

function loaned(connection: DatabaseConnection): LoanedConnection {
  if (connection instanceof LoanedConnection) return connection
  throw new TypeError('This connection belongs to another driver.')
}

class TenantDriver implements Driver {
  readonly #pool: Pool

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return new LoanedConnection(await this.#pool.connect())
    } catch (error) {
      throw asDatabaseError(error)
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await loaned(connection).command(beginStatement(settings))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await loaned(connection).command('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await loaned(connection).command('rollback')
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await loaned(connection).command(`savepoint "${name}"`)
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await loaned(connection).command(`rollback to savepoint "${name}"`)
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

/** PostgreSQL over a pg pool, with transactions for tenants. */
export class TenantDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new TenantDriver(this.#pool)
  }
}
