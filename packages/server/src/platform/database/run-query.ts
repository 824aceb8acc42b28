/** Statements for whoever has a connection of one of two kinds: a client of its own, or a transaction of the query builder. */
import { CompiledQuery, type Kysely } from 'kysely'
import type pg from 'pg'
import type { Database } from './schema.ts'

/** Runs one statement with values for $1, $2 …; gives its rows. Columns are to be named in one word, or as the caller reads them. */
export type RunQuery = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

export const onClient =
  (client: pg.Client): RunQuery =>
  async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows

export const onBuilder =
  (db: Kysely<Database>): RunQuery =>
  async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
