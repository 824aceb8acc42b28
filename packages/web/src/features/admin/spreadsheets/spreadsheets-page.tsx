/** The catalog as files of tables: exported, tried, imported, taken back. [issue 16] */
import { adminMessages, spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { useDocumentTitle } from '../../../lib/session/document-title.ts'
import { HelpMark } from '../../../ui/help-link.tsx'
import { ExportPart } from './export-part.tsx'
import { ImportHistory } from './import-history.tsx'
import { ImportPart } from './import-part.tsx'

export function SpreadsheetsPage() {
  useDocumentTitle(adminMessages.tab({ title: words.title }))
  return (
    <main className="min-w-0 flex-1 px-4 pb-16 sm:min-h-0 sm:overflow-auto sm:px-6">
      <div className="max-w-4xl">
        <div className="flex items-center gap-1 pt-5 pb-3">
          <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
          <HelpMark at="/admin/spreadsheets" title={words.title} />
        </div>
        <p className="max-w-3xl pb-6 text-sm text-ink-2">{words.intro}</p>
        <ExportPart />
        <ImportPart />
        <ImportHistory />
      </div>
    </main>
  )
}
