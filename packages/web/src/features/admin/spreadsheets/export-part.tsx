/** The catalog as files, and templates to begin with. */
import { endpoints } from '@orderwright/contract'
import { spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { toTimestamp } from '@orderwright/domain/units'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { fetchFile } from '../../../lib/api/fetch-file.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'

type Content = 'catalog' | 'empty' | 'example'

interface FileButtonProps {
  label: string
  kind: Content
  format: 'workbook' | 'csv'
}

function FileButton({ label, kind, format }: FileButtonProps) {
  const { org, caller } = useViewer()
  const [isPending, setPending] = useState(false)
  async function download() {
    setPending(true)
    const endpoint = format === 'workbook' ? endpoints.exportWorkbook : endpoints.exportCsvFiles
    const result = await fetchFile(endpoint, { orgId: org.id, ...caller, content: kind })
    setPending(false)
    if (!result.ok) {
      toast(result.error.message, { tone: 'invalid' })
      return
    }
    const day = toTimestamp(new Date()).slice(0, 10)
    const name = words.fileNames[kind]({ orgTitle: org.title, day })
    saveFile(result.data, `${name}.${format === 'workbook' ? 'xlsx' : 'zip'}`)
  }
  return (
    <Button icon={<Download aria-hidden />} isPending={isPending} onPress={() => void download()}>
      {label}
    </Button>
  )
}

export function ExportPart() {
  const [exporting, beginning] = [useId(), useId()]
  return (
    <div className="grid gap-x-10 gap-y-6 border-t border-hairline py-5 sm:grid-cols-2">
      <section aria-labelledby={exporting}>
        <h2 id={exporting} className="text-base font-semibold">
          {words.exportTitle}
        </h2>
        <p className="pb-3 text-sm text-ink-2">{words.exportMeans}</p>
        <div className="flex flex-wrap gap-2">
          <FileButton label={words.exportWorkbook} kind="catalog" format="workbook" />
          <FileButton label={words.exportCsv} kind="catalog" format="csv" />
        </div>
      </section>
      <section aria-labelledby={beginning}>
        <h2 id={beginning} className="text-base font-semibold">
          {words.templateTitle}
        </h2>
        <p className="pb-3 text-sm text-ink-2">{words.templateMeans}</p>
        <div className="flex flex-wrap gap-2">
          <FileButton label={words.emptyTemplate} kind="empty" format="workbook" />
          <FileButton label={words.exampleTemplate} kind="example" format="workbook" />
        </div>
      </section>
    </div>
  )
}
