/** All that the organization has, to take along. [issue 17; decision 164] */
import { endpoints } from '@orderwright/contract'
import { fileNameOf } from '@orderwright/domain/documents'
import { orgExportMessages as words } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { fetchFile } from '../../../lib/api/fetch-file.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'

export function OrgExport() {
  const { org, caller } = useViewer()
  const [isPending, setPending] = useState(false)
  const heading = useId()
  async function download() {
    setPending(true)
    const result = await fetchFile(endpoints.downloadOrgExport, { orgId: org.id, ...caller })
    setPending(false)
    if (!result.ok) {
      toast(words.notMade, { tone: 'invalid', description: result.error.message })
      return
    }
    const name = words.fileName({ title: org.title, day: toTimestamp(new Date()).slice(0, 10) })
    saveFile(result.data, fileNameOf(name, 'tar.gz'))
  }
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 py-4">
      <h3 id={heading} className="text-sm font-medium">
        {words.heading}
      </h3>
      <p className="text-xs text-ink-2">{words.hint}</p>
      <Button
        className="self-start"
        icon={<Download aria-hidden />}
        isPending={isPending}
        onPress={() => void download()}
      >
        {words.download}
      </Button>
    </section>
  )
}
