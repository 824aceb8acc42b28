/** The sheets on a grey desk, and under each what may be saved of it. */
import { drawingMessages as words } from '@orderwright/domain/messages'
import type { Sheet, SheetView } from '@orderwright/domain/sheets'
import { viewportIdOf } from '@orderwright/domain/canvas-sheets'
import { DrawingSheet } from '@orderwright/paper'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from '../../lib/router/router-view.tsx'
import { readOrderSearch } from '../navigation/address-search.ts'
import { SheetPinsSlot } from '../comments/sheet-slots.tsx'
import { DrawingFileMenu } from './drawing-file-menu.tsx'
import { ExportDxfButton } from './export-dxf-button.tsx'
import { ExportSvgButton } from './export-svg-button.tsx'
import type { OrderSheets } from './use-sheets.ts'

/** Off the screen a sheet is not laid out; in print all are. */
const sheetClasses =
  'flex w-full flex-col items-center gap-2 [contain-intrinsic-size:auto_50rem] [content-visibility:auto] print:block print:[content-visibility:visible]'

/** Whether a view draws the item: all its pieces, or one of them. */
function draws({ view: { key } }: Sheet['views'][number], item: number): boolean {
  return key === String(item) || key.startsWith(`${item}.`)
}

/** The sheet of the item that the address names comes into view, once, and has the focus. */
function useAddressedSheet(sheets: readonly Sheet[]) {
  const { item } = useSearch(readOrderSearch)
  const [first] = useState(item)
  const number = sheets.find(({ views }) =>
    views.some((view) => first !== undefined && draws(view, first)),
  )?.number
  const shown = useRef<HTMLLIElement>(null)
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'start' })
    shown.current?.focus({ preventScroll: true })
  }, [number])
  return { number, shown }
}

export function SheetList({ sheets, showsComments }: { sheets: OrderSheets; showsComments: boolean }) {
  const addressed = useAddressedSheet(sheets.sheets)
  return (
    <ol
      aria-label={words.sheetsLabel}
      className="flex flex-col items-center gap-8 px-4 pt-6 pb-16 print:block print:p-0"
    >
      {sheets.sheets.map((sheet) => (
        <li
          key={sheet.number}
          className={`${sheetClasses} scroll-mt-28`}
          {...(sheet.number === addressed.number && { ref: addressed.shown, tabIndex: -1 })}
        >
          <div className="relative max-w-full bg-paper shadow-pop print:shadow-none">
            <DrawingSheet sheet={sheet} drawing={sheets.drawing} />
            {showsComments && <SheetPinsSlot sheet={sheet} unit={sheets.options.unit} />}
          </div>
          <Exports sheet={sheet} sheets={sheets} />
        </li>
      ))}
    </ol>
  )
}

/** Of a drawing itself; of a view of the canvas its panels, as they are printed. [2.2.51, 2.7.04] */
function FilesOf({ view, sheets }: { view: SheetView; sheets: OrderSheets }) {
  if (view.drawnAt === undefined) return <DrawingFileMenu view={view} options={sheets.options} />
  const id = sheets.hasMurals ? viewportIdOf(view.key) : null
  if (id === null) return null
  return (
    <>
      <ExportSvgButton viewId={id} title={view.heading} />
      <ExportDxfButton viewId={id} title={view.heading} />
    </>
  )
}

function Exports({ sheet, sheets }: { sheet: Sheet; sheets: OrderSheets }) {
  if (sheet.views.length === 0) return null
  return (
    <div className="flex flex-wrap justify-center gap-1 print:hidden">
      {sheet.views.map(({ view }) => (
        <FilesOf key={view.key} view={view} sheets={sheets} />
      ))}
    </div>
  )
}
