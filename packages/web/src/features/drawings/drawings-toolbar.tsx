/** What is chosen for the sheets, and what is done with them. [2.2.48–2.2.50] */
import {
  type DrawingsOptions,
  drawingMessages as words,
  type Orientation,
  type Paper,
  papersFor,
  unitsOf,
} from '@orderwright/domain'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { printPage } from '../../lib/browser/printing.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Tooltip } from '../../ui/popups/tooltip.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { PdfButton } from './pdf-button.tsx'
import type { OrderSheets } from './use-sheets.ts'

const paperNames: Readonly<Record<Paper, string>> = { letter: 'Letter', tabloid: 'Tabloid' }
const orientationNames: Readonly<Record<Orientation | 'auto', string>> = {
  auto: 'Best fit',
  landscape: 'Landscape',
  portrait: 'Portrait',
}
const orientationKeys = ['auto', 'landscape', 'portrait'] as const

interface ToolbarProps {
  sheets: OrderSheets
  onChange: (changed: DrawingsOptions) => void
}

export function DrawingsToolbar({ sheets, onChange }: ToolbarProps) {
  const { options } = sheets
  return (
    <div
      role="group"
      aria-label="How drawings are set"
      className="sticky top-12 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-paper px-4 py-2 max-xl:static max-sm:gap-x-2 print:hidden"
    >
      <SegmentedControl
        label="Drawings on a sheet"
        segments={[
          { key: 'multiple', label: 'Multiple' },
          { key: 'individual', label: 'Individual' },
        ]}
        value={options.mode}
        onChange={(mode) => onChange({ mode })}
      />
      <PaperChoice sheets={sheets} onChange={onChange} />
      <Select
        label="Sheet"
        hasInlineLabel
        size="small"
        items={orientationKeys.map((key) => ({ key, label: orientationNames[key] }))}
        value={options.orientation}
        onChange={(orientation) => onChange({ orientation })}
      />
      {options.mode === 'individual' && (
        <Select
          label="Scale"
          hasInlineLabel
          size="small"
          items={[
            { key: 'fit', label: 'To fit a sheet' },
            { key: 'full', label: '1 : 1, in parts' },
          ]}
          value={options.isFullSize ? 'full' : 'fit'}
          onChange={(scale) => onChange({ scale })}
        />
      )}
      <DimensionChoices sheets={sheets} onChange={onChange} />
      {/* As in the documents: both take the row on a phone, the file last. */}
      <div className="ml-auto flex items-center gap-2 max-sm:w-full max-sm:*:flex-1">
        <SheetCount sheets={sheets} />
        <PrintButton isDisabled={sheets.sheets.length === 0} />
        <PdfButton sheets={sheets} />
      </div>
    </div>
  )
}

/** One paper alone is a fact, not a choice. [2.9.12] */
function PaperChoice({ sheets: { options }, onChange }: ToolbarProps) {
  const { profile } = useOpenOrder()
  const type = useEditorState((state) => state.document.order.type)
  const papers = papersFor(options.mode, profile, { type })
  if (papers.length === 1) {
    return (
      <Tooltip content={words.letterOnly}>
        <span className="text-sm text-ink-2 max-sm:hidden">Letter</span>
      </Tooltip>
    )
  }
  return (
    <SegmentedControl
      label="Paper"
      segments={papers.map((key) => ({ key, label: paperNames[key] }))}
      value={options.paper}
      onChange={(paper) => onChange({ paper })}
    />
  )
}

/** Where the organisation's profile has them. [2.2.49] */
function DimensionChoices({ sheets: { options }, onChange }: ToolbarProps): ReactNode {
  const { profile } = useOpenOrder()
  if (!profile.drawings.options) return null
  return (
    <>
      <Checkbox
        isSelected={options.showDimensions}
        onChange={(isShown) => onChange({ dimensions: isShown ? 'shown' : 'hidden' })}
      >
        Show dimensions
      </Checkbox>
      <SegmentedControl
        label="Units"
        segments={[
          { key: 'mm', label: 'Millimeters' },
          { key: 'in', label: 'Inches' },
          { key: 'in-half', label: 'Nearest 1/2 inch' },
        ]}
        value={unitsOf(options)}
        onChange={(units) => onChange({ units })}
      />
    </>
  )
}

function SheetCount({ sheets: { sheets } }: { sheets: OrderSheets }) {
  const count = sheets.length
  return (
    <span role="status" className="mr-1 text-sm whitespace-nowrap text-ink-2 tabular-nums max-sm:hidden">
      {count === 1 ? '1 sheet' : `${count} sheets`}
    </span>
  )
}

/** [2.2.50] */
function PrintButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Tooltip content={words.printTip} placement="bottom">
      <Button icon={<Printer aria-hidden />} isDisabled={isDisabled} onPress={printPage}>
        Print
      </Button>
    </Tooltip>
  )
}
