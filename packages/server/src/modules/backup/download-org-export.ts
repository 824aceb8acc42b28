/** An owner takes along all that the organization has. [issue 17; GDPR, articles 15 and 20; decision 164] */
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileNameOf } from '@orderwright/domain/documents'
import { orgExportMessages as words } from '@orderwright/domain/messages'
import { AnswerFile, type CallContext, type HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { inTurn } from '../tenancy/in-turn.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { BackupProblem } from './archive-format.ts'
import { makeDownloadFolder } from './download-folders.ts'
import { exportOrg } from './export-org.ts'

export const downloadOrgExport: HandlerOf<'downloadOrgExport'> = async (call, body) => {
  const allowed = await readInTenant(call, body, async ({ actor, policy, orgId, org }) =>
    policy.can(actor, 'people.write', { orgId }) ? succeed({ orgId, title: org.title }) : forbidden(),
  )
  if (!allowed.ok) return allowed
  return inTurn(call, body, 'archives', () => gather(call, allowed.data))
}

async function gather(
  call: CallContext,
  { orgId, title }: { readonly orgId: number; readonly title: string },
): Promise<Outcome<AnswerFile>> {
  const { config, databases, storage } = call.services
  const own = await makeDownloadFolder(config.dataFolder)
  const discard = () => rm(own, { recursive: true, force: true })
  try {
    const path = join(own, 'archive')
    // A connection of its own, as commands have: it reads for minutes.
    const connections = { owner: databases.direct.connection }
    await exportOrg({ connections, storage }, orgId, { path, key: undefined })
    const { size } = await stat(path)
    const content = createReadStream(path).once('close', () => void discard())
    const name = words.fileName({ title, day: call.now.slice(0, 10) })
    return succeed(new AnswerFile(content, fileNameOf(name, 'tar.gz'), { 'content-length': String(size) }))
  } catch (error) {
    await discard()
    if (error instanceof BackupProblem) return fail('refused', error.message, { rule: 'exportUnderWay' })
    throw error
  }
}
