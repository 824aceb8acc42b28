/** What was issued between two days as files for the bookkeeping: a list of documents, and a general journal. [issue 18] */
import { endpoints } from '@orderwright/contract'
import { exportFileName } from '@orderwright/domain/exports'
import { bookkeepingMessages as words } from '@orderwright/domain/invoices'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { today } from '../../lib/format/today.ts'
import { saveTable } from '../../lib/save-table.ts'
import { useViewer } from '../../lib/session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'

type Format = 'documents' | 'journal'

const parts = [
  { format: 'documents', hint: words.documentsHint, label: words.documents, file: words.documentsFile },
  { format: 'journal', hint: words.journalHint, label: words.journal, file: words.journalFile },
] as const

/** Asks for the rows and gives them to the browser as a file; says so, or why not. */
function useExport(from: string, to: string) {
  const { org, caller } = useViewer()
  const [pending, setPending] = useState<Format | null>(null)
  async function run(format: Format, file: string) {
    setPending(format)
    const result = await call(endpoints.exportBookkeeping, { orgId: org.id, ...caller, from, to, format })
    setPending(null)
    if (!result.ok) return toast(result.error.message, { tone: 'invalid' })
    const { rows } = result.data
    if (rows.length === 0) return toast(words.nothing)
    try {
      await saveTable(result.data, exportFileName(`${file} ${from} ${to}`, today(), file))
      return toast(words.saved({ rows: rows.length }))
    } catch {
      return toast(words.failed, { tone: 'invalid' })
    }
  }
  return { pending, run }
}

export function BookkeepingForm() {
  const [from, setFrom] = useState(() => `${today().slice(0, 4)}-01-01`)
  const [to, setTo] = useState(() => today().slice(0, 10))
  const { pending, run } = useExport(from, to)
  const areDays = /^\d{4}-\d{2}-\d{2}$/.test(from) && /^\d{4}-\d{2}-\d{2}$/.test(to)
  return (
    <div className="max-w-3xl">
      <p className="pb-4 text-sm text-ink-2">{words.hint}</p>
      <div className="flex flex-wrap gap-3 pb-4">
        <TextField label={words.from} type="date" value={from} onChange={setFrom} />
        <TextField label={words.to} type="date" value={to} onChange={setTo} />
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {parts.map(({ format, hint, label, file }) => (
          <li key={format} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="max-w-md text-sm text-ink-2">{hint}</p>
            <Button
              icon={<Download aria-hidden />}
              isPending={pending === format}
              isDisabled={!areDays}
              onPress={() => void run(format, file)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
