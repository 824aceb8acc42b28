/** The bar above the pages: which document, what it shows, and print, PDF and CSV. [2.2.38–2.2.43] */
import {
  type DocumentMode,
  documentModeFacts,
  documentModesFor,
  hasDocumentCsv,
} from '@orderwright/domain/documents'
import { documentNames, documentScreenMessages as words } from '@orderwright/domain/messages'
import { ChevronsUpDown, Download, Printer, Sheet } from 'lucide-react'
import { useIsDesk } from '../../../lib/browser/media.ts'
import { useCanBeEngraved } from '../../open-order/use-can-be-engraved.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'

interface DocumentToolbarProps {
  mode: DocumentMode
  onMode: (mode: DocumentMode) => void
  /** whether the viewer sees prices at all */
  hasDiscount: boolean
  showsDiscount: boolean
  onShowsDiscount: (shows: boolean) => void
  isPdfing: boolean
  onPdf: () => void
  onPrint: () => void
  onCsv: () => void
}

export function DocumentToolbar(props: DocumentToolbarProps) {
  const { mode, onMode, hasDiscount, showsDiscount, onShowsDiscount } = props
  const { role } = useViewer()
  const isDesk = useIsDesk()
  const choices = documentModesFor(role, useCanBeEngraved()).map((key) => ({
    key,
    label: documentNames[key].label,
  }))
  return (
    <div
      data-print="hidden"
      role="toolbar"
      aria-label={words.document}
      className="sticky top-12 z-10 flex min-h-12 flex-wrap items-center gap-2 border-b border-hairline bg-paper px-4 py-1.5"
    >
      {isDesk ? (
        <SegmentedControl label={words.document} segments={choices} value={mode} onChange={onMode} />
      ) : (
        <Menu
          label={words.document}
          trigger={
            <Button
              className="w-52 justify-between max-sm:w-auto max-sm:min-w-0 max-sm:flex-1"
              trailing={<ChevronsUpDown aria-hidden />}
            >
              <span className="sr-only">{words.documentMark} </span>
              {documentNames[mode].label}
            </Button>
          }
          groups={[
            {
              key: 'documents',
              actions: choices.map(({ key, label }) => ({
                key,
                label,
                isCurrent: key === mode,
                onAction: () => onMode(key),
              })),
            },
          ]}
        />
      )}
      {hasDiscount && documentModeFacts[mode].hasPrices && (
        <Checkbox isSelected={showsDiscount} onChange={onShowsDiscount} className="ms-2">
          {words.showDiscount}
        </Checkbox>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-1">
        {hasDocumentCsv(mode, role) && (
          <Button icon={<Sheet aria-hidden />} onPress={props.onCsv}>
            {isDesk ? words.downloadCsv : words.csv}
          </Button>
        )}
        <Button icon={<Printer aria-hidden />} onPress={props.onPrint}>
          {words.print}
        </Button>
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          isPending={props.isPdfing}
          onPress={props.onPdf}
        >
          {isDesk ? words.downloadPdf : words.pdf}
        </Button>
      </div>
    </div>
  )
}
