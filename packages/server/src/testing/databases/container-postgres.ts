/**
 * A PostgreSQL for the container's run (`npm run test:container`), outside of it as in production: the embedded one, reached by TCP, with the
 * roles of deploy/postgres/roles.sql. Prints `ready` and stays until it is told to stop. Arguments: folder, port, the file with the roles,
 * the password of both.
 */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/supervisor.ts'
import { liveUntilStopped } from '../../platform/lifecycle.ts'

const [folder = '', port = '', roles = '', password = ''] = process.argv.slice(2)

/** The statements as psql sends them: one at a time, with its variables put in. */
function statements(): string[] {
  return readFileSync(roles, 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .replaceAll(/:'(?:owner|app)_password'/g, pg.escapeLiteral(password))
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

liveUntilStopped({
  async begin({ onStop }) {
    const { address, stop } = await startEmbeddedPostgres({
      folder,
      settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=off'],
    })
    onStop(stop)
    const client = new pg.Client({
      host: address.host,
      port: address.port,
      user: address.ownerUser,
      password: address.ownerPassword,
      database: 'postgres',
    })
    await client.connect()
    for (const statement of statements()) await client.query(statement)
    await client.end()
    process.stdout.write('ready\n')
    // A timer keeps the process; the database does not.
    const awake = setInterval(() => {}, 60_000)
    onStop(async () => clearInterval(awake))
  },
  explain: (error) => String(error),
})
