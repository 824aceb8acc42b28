/**
 * `npm run release:schema`: takes the picture of today's schema, on an embedded PostgreSQL of its own, as that of the version in
 * package.json. A picture of the same version is there already once it is released: `--again` takes it anew before that.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedConnections } from '../../platform/database/connections/connection.ts'
import { createDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { ensureDatabase } from '../../platform/database/provision.ts'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/supervisor.ts'
import { contractions } from './contractions.ts'
import { readStandingSchema, type StandingSchema } from './picture.ts'
import { keptVersion, pictureOf, picturePath } from './released.ts'

const [root = '.', ...flags] = process.argv.slice(2)

async function readFresh(): Promise<StandingSchema> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-schema-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: ['fsync=off'] })
  try {
    const connections = embeddedConnections(server.address)
    await ensureDatabase(connections.owner)
    await migrate(connections)
    const databases = createDatabase(connections)
    const standing = await readStandingSchema(databases.owner.db)
    await databases.close()
    return standing
  } finally {
    await server.stop()
    rmSync(server.root, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

const picture = pictureOf(root, await readFresh())
const known = keptVersion(root)
if (known === picture.version && !flags.includes('--again')) {
  process.stderr.write(
    `The picture is of version ${known} already. Raise the version in package.json first; --again takes the picture of this version anew, before it is released.\n`,
  )
  process.exit(1)
}
// What holds nothing else stands in one line.
const text = JSON.stringify(picture, null, 2).replaceAll(/[{[][^{}[\]]*[}\]]/g, (inner) =>
  inner.replaceAll(/\n\s*/g, ' ').replaceAll(/^\[ | \]$/g, (end) => end.trim()),
)
writeFileSync(picturePath(root), `${text}\n`)
process.stdout.write(
  `The schema of version ${picture.version}: ${Object.keys(picture.tables).length} tables, ${picture.functions.length} functions, ${Object.keys(picture.migrations).length} migrations.\n`,
)
if (contractions.length > 0)
  process.stdout.write(
    `Remove from contractions.ts, as they are in the picture now:\n${contractions.map(({ what }) => `  ${what}\n`).join('')}`,
  )
