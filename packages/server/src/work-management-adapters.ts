/** Which work-management tool hears of an organization's guests. */
import { join } from 'node:path'
import { fileTool } from './platform/work-management/file-adapter.ts'
import { httpTool } from './platform/work-management/http-adapter.ts'
import type { WorkManagement, WorkManagementAdapters } from './platform/work-management/work-management.ts'

interface Settings {
  readonly workTools?: WorkManagementAdapters | undefined
  readonly dataFolder: string
}

/** Each organization's own tool; the data folder for those without one. */
export function workToolOf({ workTools = {}, dataFolder }: Settings): WorkManagement {
  const tools = new Map(Object.entries(workTools).map(([orgId, tool]) => [Number(orgId), httpTool(tool)]))
  const folder = fileTool(join(dataFolder, 'outbox', 'work-tool'))
  return (push) => (tools.get(push.orgId) ?? folder)(push)
}
