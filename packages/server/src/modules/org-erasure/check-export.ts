/** Whether an organization was given all that it has before it is erased. Decision 183. */
import pg from 'pg'
import { BackupProblem } from '../backup/archive-format.ts'
import type { ReadExport } from '../backup/read-export.ts'
import { whatIsHeld } from '../personal-data/what-is-held.ts'

const id = pg.escapeIdentifier

/**
 * In the transaction that erases: throws BackupProblem where the export is another organization's, or misses papers that the law asks a
 * seller to keep and that came after it.
 */
export async function refuseUnlessExported(
  client: pg.Client,
  orgId: number,
  exported: ReadExport | 'none',
): Promise<void> {
  if (exported === 'none') return
  if (exported.orgId !== orgId)
    throw new BackupProblem(`The export is of organization ${exported.orgId}. Nothing was erased.`)
  const had = new Map(exported.tables.map(({ name, rows }) => [name, rows]))
  for (const [table, held] of Object.entries(whatIsHeld)) {
    if (held.kind !== 'papers') continue
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${id(table)} where org_id = $1`,
      [orgId],
    )
    const count = rows[0]?.count ?? 0
    if (count > (had.get(table) ?? 0))
      throw new BackupProblem(
        `The export is older than what it should keep: it has ${had.get(table) ?? 0} rows of ${table}, and there are ${count} now. Make a new one. Nothing was erased.`,
      )
  }
}
