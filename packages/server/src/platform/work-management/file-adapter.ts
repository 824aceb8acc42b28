/** The tool of an organisation that has none: what would be sent is kept as a file of the outbox, one for each push. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkManagement } from './work-management.ts'

export function fileTool(folder: string): WorkManagement {
  return async (push) => {
    try {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${push.orgId}-${push.key}.json`)
      await writeFile(`${path}.unfinished`, `${JSON.stringify(push.terms, null, 2)}\n`, { mode: 0o600 })
      await rename(`${path}.unfinished`, path)
      return { kind: 'taken' }
    } catch (error) {
      return { kind: 'away', reason: error instanceof Error ? error.message : String(error) }
    }
  }
}
