/** The distributed databases that those of the test files are copies of: made once, kept from run to run, a minute's work each. */
import { createHash } from 'node:crypto'
import { createDatabase } from '../../platform/database/database.ts'
import { distribute } from '../../platform/database/distribution/distribute.ts'
import { migrate, readMigrations } from '../../platform/database/migrate.ts'
import { seedOnce } from '../../platform/database/seed-once.ts'
import { seedDemo } from '../../seeds/index.ts'
import {
  type Cluster,
  clusterConnections,
  dropClusterDatabase,
  ensureClusterDatabase,
} from './cluster-databases.ts'

export type TemplateKind = 'seeded' | 'empty'

/** As small as it can be and still be spread over two servers. */
const TEST_SHARDS = 4

/** Named after the migrations, so that what is left of an older run is not taken. */
export function clusterTemplate(kind: TemplateKind): string {
  const all = readMigrations().map(({ checksum }) => checksum)
  return `template_${kind}_${createHash('sha256').update(all.join()).digest('hex').slice(0, 8)}`
}

async function prepare(cluster: Cluster, kind: TemplateKind): Promise<void> {
  const name = clusterTemplate(kind)
  if (!(await ensureClusterDatabase(cluster, name))) return
  const connections = clusterConnections(cluster, name)
  try {
    await migrate(connections)
    if (kind === 'seeded') {
      const databases = createDatabase(connections)
      await seedOnce(databases.owner.db, seedDemo)
      await databases.close()
    }
    await distribute(connections, { shardCount: TEST_SHARDS })
  } catch (error) {
    // The next run must not find half a template.
    await dropClusterDatabase(cluster, name)
    throw error
  }
}

/** Before the first test file. */
export async function prepareClusterTemplates(cluster: Cluster): Promise<void> {
  await prepare(cluster, 'empty')
  await prepare(cluster, 'seeded')
}
