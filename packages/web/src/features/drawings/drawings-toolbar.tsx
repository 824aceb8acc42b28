/** What is chosen for the sheets, and what is done with them. [2.2.48–2.2.50] */
import { commentMessages, drawingMessages as words } from '@orderwright/domain/messages'
import {
  type DrawingsOptions,
  type Orientation,
  type Paper,
  papersFor,
  unitsOf,
} from '@orderwright/domain/sheets'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { printPage } from '../../lib/browser/printing.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Tooltip } from '../../ui/popups/tooltip.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { ExportSvgButton } from './export-svg-button.tsx'
import { LayerChoices } from './layer-choices.tsx'
import { PdfButton } from './pdf-button.tsx'
import type { useHiddenLayers } from './use-hidden-layers.ts'
import type { OrderSheets } from './use-sheets.ts'

const paperNames: Readonly<Record<Paper, string>> = { letter: words.letter, tabloid: words.tabloid }
const orientationNames: Readonly<Record<Orientation | 'auto', string>> = {
  auto: words.bestFit,
  landscape: words.landscape,
  portrait: words.portrait,
}
const orientationKeys = ['auto', 'landscape', 'portrait'] as const

interface ToolbarProps {
  sheets: OrderSheets
  onChange: (changed: DrawingsOptions) => void
}

interface WithLayers extends ToolbarProps {
  showsComments: boolean
  layers: ReturnType<typeof useHiddenLayers>
}

export function DrawingsToolbar({ sheets, onChange, layers, showsComments }: WithLayers) {
  const { options } = sheets
  return (
    <div
      role="group"
      aria-label={words.howDrawingsAreSet}
      className="sticky top-12 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-paper px-4 py-2 max-xl:static max-sm:gap-x-2 print:hidden"
    >
      <SegmentedControl
        label={words.drawingsOnASheet}
        segments={[
          { key: 'multiple', label: words.multiple },
          { key: 'individual', label: words.individual },
        ]}
        value={options.mode}
        onChange={(mode) => onChange({ mode })}
      />
      <PaperChoice sheets={sheets} onChange={onChange} />
      <Select
        label={words.sheet}
        hasInlineLabel
        size="small"
        items={orientationKeys.map((key) => ({ key, label: orientationNames[key] }))}
        value={options.orientation}
        onChange={(orientation) => onChange({ orientation })}
      />
      {options.mode === 'individual' && sheets.views.length > 0 && (
        <Select
          label={words.scale}
          hasInlineLabel
          size="small"
          items={[
            { key: 'fit', label: words.toFitASheet },
            { key: 'full', label: words.fullSizeInParts },
          ]}
          value={options.isFullSize ? 'full' : 'fit'}
          onChange={(scale) => onChange({ scale })}
        />
      )}
      <DimensionChoices sheets={sheets} onChange={onChange} />
      {sheets.isSpatial && <LayerChoices state={layers} />}
      {sheets.views.length > 0 && (
        <Tooltip content={commentMessages.pinsTip}>
          <Checkbox
            isSelected={showsComments}
            onChange={(isShown) => onChange({ comments: isShown ? 'shown' : 'hidden' })}
          >
            {commentMessages.pinsShown}
          </Checkbox>
        </Tooltip>
      )}
      {/* As in the documents: both take the row on a phone, the file last. */}
      <div className="ms-auto flex items-center gap-2 max-sm:w-full max-sm:*:flex-1">
        <SheetCount sheets={sheets} />
        {/* Sheets of a canvas have it under each view. [2.2.51] */}
        {!sheets.isSpatial && <ExportSvgButton viewId={null} />}
        <PrintButton isDisabled={sheets.sheets.length === 0} />
        <PdfButton sheets={sheets} showsComments={showsComments} />
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
        <span className="text-sm text-ink-2 max-sm:hidden">{words.letter}</span>
      </Tooltip>
    )
  }
  return (
    <SegmentedControl
      label={words.paper}
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
        {words.showDimensions}
      </Checkbox>
      <SegmentedControl
        label={words.units}
        segments={[
          { key: 'mm', label: words.unitMm },
          { key: 'in', label: words.inches },
          { key: 'in-half', label: words.nearestHalfInch },
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
    <span role="status" className="me-1 text-sm whitespace-nowrap text-ink-2 tabular-nums max-sm:hidden">
      {count === 1 ? words.oneSheet : words.sheets({ count })}
    </span>
  )
}

/** [2.2.50] */
function PrintButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Tooltip content={words.printTip} placement="bottom">
      <Button icon={<Printer aria-hidden />} isDisabled={isDisabled} onPress={printPage}>
        {words.print}
      </Button>
    </Tooltip>
  )
}
