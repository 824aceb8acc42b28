/** What an import would do: in one sentence, by sheets, and cell by cell; and the button that does it. */
import type { ImportCell, ImportReport, ImportSheet } from '@orderwright/contract'
import { currentLanguage } from '@orderwright/domain/localization'
import { spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { Download } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { ReportCells } from './report-cells.tsx'

const outcomes = ['refused', 'changed', 'created', 'unchanged'] as const
type Outcome = (typeof outcomes)[number]
type Filter = 'all' | Exclude<Outcome, 'unchanged'> | 'noted'

/** What differs from what is there and is not imported all the same: its reason stands beside it. */
const isNoted = ({ outcome, message }: ImportCell) => outcome === 'unchanged' && message !== undefined

const sumOf = (sheets: readonly ImportSheet[], outcome: Outcome) =>
  sheets.reduce((sum, { cells }) => sum + cells[outcome], 0)

interface ImportPreviewProps {
  name: string
  report: ImportReport
  notice: string
  isApplying: boolean
  onApply: (how: { readonly invites: boolean }) => void
}

async function downloadReport(cells: readonly ImportCell[]) {
  const { reportCsv } = await import('./report-csv.ts')
  saveFile(new Blob([reportCsv(cells)], { type: 'text/csv;charset=utf-8' }), words.reportName)
}

/** How many records would be another. */
const countOf = ({ created, changed, removed, newOrders }: ImportReport) =>
  created + changed + removed + newOrders

function sentenceOf(report: ImportReport, noted: number, vocabulary: OrgProfile['vocabulary']): string {
  if (!report.isSound) return words.isRefused({ count: sumOf(report.sheets, 'refused') })
  if (report.sheets.length === 0) return words.isEmpty
  if (countOf(report) > 0) return words.would({ ...report, vocabulary })
  return noted > 0 ? words.importsNothing : words.changesNothing
}

export function ImportPreview({ name, report, notice, isApplying, onApply }: ImportPreviewProps) {
  const { org } = useViewer()
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [filter, setFilter] = useState<Filter>(report.isSound ? 'all' : 'refused')
  // Whoever chose the file by keyboard goes on here.
  useEffect(() => title.current?.focus(), [])
  // Nobody is told by accident.
  const [invites, setInvites] = useState(false)
  const count = countOf(report)
  const canApply = report.isSound && count > 0
  const noted = report.cells.filter(isNoted)
  const shown =
    filter === 'all'
      ? report.cells
      : filter === 'noted'
        ? noted
        : report.cells.filter(({ outcome }) => outcome === filter)
  const segments = [
    { key: 'all' as const, label: words.all },
    ...(['refused', 'changed', 'created'] as const).map((key) => ({
      key,
      label: `${words.outcomes[key]} ${sumOf(report.sheets, key).toLocaleString(currentLanguage())}`,
    })),
    ...(noted.length > 0
      ? [{ key: 'noted' as const, label: `${words.noted} ${noted.length.toLocaleString(currentLanguage())}` }]
      : []),
  ]
  return (
    <section aria-labelledby={heading} className="mt-4 space-y-4 border-t border-hairline pt-4">
      {notice !== '' && (
        <p role="alert" className="rounded bg-caution-soft px-3 py-2 text-sm text-caution">
          {notice}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 id={heading} ref={title} tabIndex={-1} className="text-base font-semibold outline-none">
            {words.resultTitle}
          </h3>
          <p className="text-sm break-words text-ink-2">{words.chosen({ name })}</p>
          <p className={report.isSound ? 'text-sm' : 'text-sm text-invalid'}>
            {sentenceOf(report, noted.length, org.profile.vocabulary)}
          </p>
          {noted.length > 0 && <p className="text-sm text-caution">{words.stay({ count: noted.length })}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {report.cells.length > 0 && (
            <Button icon={<Download aria-hidden />} onPress={() => void downloadReport(report.cells)}>
              {words.downloadReport}
            </Button>
          )}
          {canApply && (
            <Button variant="primary" isPending={isApplying} onPress={() => onApply({ invites })}>
              {words.apply({ count })}
            </Button>
          )}
        </div>
      </div>
      {report.notes.map((note) => (
        <p key={note} className="rounded bg-caution-soft px-3 py-2 text-sm text-caution">
          {note}
        </p>
      ))}
      {canApply && report.newGuests > 0 && (
        <Checkbox isSelected={invites} onChange={setInvites}>
          {words.invites({ count: report.newGuests })}
        </Checkbox>
      )}
      {report.sheets.length > 0 && <SheetTable sheets={report.sheets} />}
      {report.cells.length > 0 && (
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
            <h4 className="text-sm font-semibold">{words.cells}</h4>
            <SegmentedControl
              label={words.filter}
              segments={segments}
              value={filter}
              onChange={setFilter}
              className="max-w-full flex-wrap [&_label]:whitespace-nowrap"
            />
          </div>
          <ReportCells key={filter} cells={shown} />
          {report.isCut && (
            <p className="pt-2 text-sm text-ink-2">{words.isCut({ count: report.cells.length })}</p>
          )}
        </div>
      )}
    </section>
  )
}

/** How many rows of each sheet become what. */
function SheetTable({ sheets }: { sheets: readonly ImportSheet[] }) {
  const numbers = 'tabular py-1.5 ps-3 text-end whitespace-nowrap'
  return (
    <div className="overflow-x-auto">
      <table aria-label={words.summary} className="w-full max-w-2xl text-sm">
        <thead>
          <tr className="border-b border-hairline text-xs text-ink-2">
            <th scope="col" className="py-1.5 text-start font-medium">
              {words.sheet}
            </th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col" className={`${numbers} font-medium`}>
                {words.outcomes[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheets.map(({ sheet, rows }) => (
            <tr key={sheet} className="border-b border-hairline">
              <th scope="row" className="max-w-48 truncate py-1.5 text-start font-normal" title={sheet}>
                {sheet}
              </th>
              {outcomes.map((outcome) => (
                <td
                  key={outcome}
                  className={`${numbers} ${rows[outcome] === 0 ? 'text-ink-3' : outcome === 'refused' ? 'font-medium text-invalid' : ''}`}
                >
                  {rows[outcome].toLocaleString(currentLanguage())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
