/** What is attacked: the app in this process for the short run, a process of its own for the command. */
import { readFileSync } from 'node:fs'
import { startServerProcess } from '../server-process.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { isProof } from './scale.ts'

export interface Target {
  readonly url: URL
  readonly database: TestDatabase
  /** knows the same database: signs people in */
  readonly app: TestApp
  /** bytes of memory that the server's process holds */
  readonly memory: () => number
  /** closes all; gives the faults that the server has logged */
  readonly close: () => Promise<readonly string[]>
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}

/** The lines of a server's log that tell of a bug. */
export function faultsIn(said: string): string[] {
  return said.split('\n').filter((line) => line.includes('"level":"error"') || /^\s+at .*:\d+:\d+/.test(line))
}

export async function openTarget(): Promise<Target> {
  const database = await createTestDatabase()
  const app = await createTestApp(database)
  if (!isProof) {
    const url = new URL(await app.app.listen({ host: '127.0.0.1', port: 0 }))
    return {
      url,
      database,
      app,
      memory: () => process.memoryUsage.rss(),
      close: async () => {
        await app.close()
        await database.close()
        return app.problems
      },
    }
  }
  const server = await startServerProcess(database, {})
  return {
    url: new URL(server.url),
    database,
    app,
    memory: () => residentBytes(server.pid),
    close: async () => {
      const { said } = await server.stop()
      await server.kill()
      await app.close()
      await database.close()
      return [...app.problems, ...faultsIn(said)]
    },
  }
}
