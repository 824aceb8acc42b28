/** Above the sheet: which it is, where one looks, how finely is measured, and what is shown. [2.2.53, 2.2.57, 2.2.58] */
import {
  canvasScreenMessages as words,
  canvasSheetMessages as sheetWords,
  roomMessages,
} from '@orderwright/domain/messages'
import { isSameSheet } from '@orderwright/domain/canvas'
import { Box, ChevronLeft, ChevronRight, Download, Maximize, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHotkeys } from '../../lib/browser/hotkeys.ts'
import { useIsDesk, useIsPhone, useMediaQuery } from '../../lib/browser/media.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useCanvas, useCanvasState } from './canvas-context.tsx'
import { DisplayOptions, Precision } from './display-options.tsx'
import { useRoom } from './room/room-place.tsx'
import { useExportSvg } from './use-export-svg.ts'
import { useSheetTitle } from './use-sheet-title.ts'

export function SheetBar({ history }: { history: ReactNode }) {
  const canvas = useCanvas()
  const { open } = useRoom()
  const exportSvg = useExportSvg()
  const title = useSheetTitle()
  const sheet = useCanvasState((state) => state.sheet)
  const { hasMurals } = useOpenOrder().profile.spatial
  const isPhone = useIsPhone()
  const isDesk = useIsDesk()
  const sheets = canvas.sheets()
  const number = sheets.findIndex((one) => isSameSheet(one, sheet)) + 1
  useHotkeys([
    { keys: 'PageDown', label: words.nextView, group: words.canvas, run: () => canvas.step(1) },
    { keys: 'PageUp', label: words.previousView, group: words.canvas, run: () => canvas.step(-1) },
    { keys: '1', label: words.zoomToFit, group: words.canvas, run: () => canvas.zoomToFit() },
    {
      keys: '2',
      label: words.zoomToSelection,
      group: words.canvas,
      run: () => canvas.zoomToFit('selection'),
    },
    { keys: '+', label: words.zoomIn, group: words.canvas, run: () => canvas.zoomBy(1.25) },
    { keys: '-', label: words.zoomOut, group: words.canvas, run: () => canvas.zoomBy(0.8) },
  ])
  return (
    <div className="flex items-center gap-x-4 border-b pointer-coarse:gap-x-2 border-hairline bg-paper px-3 py-1.5 text-sm pointer-coarse:px-1.5 pointer-coarse:py-1">
      <div className="flex min-w-0 items-center gap-1">
        <IconButton
          size="small"
          label={words.previousView}
          icon={<ChevronLeft aria-hidden />}
          onPress={() => canvas.step(-1)}
        />
        {/* As wide for every title: who goes on pressing Next has it under the pointer. */}
        <div className={cx('flex w-44 min-w-0', isPhone ? 'flex-col text-xs' : 'items-baseline gap-1')}>
          <span className="tabular shrink-0 whitespace-nowrap text-ink-2">
            {words.viewNumber({ number, count: sheets.length })}
          </span>
          <h2 className="truncate text-sm font-medium">{title}</h2>
        </div>
        <IconButton
          size="small"
          label={words.nextView}
          icon={<ChevronRight aria-hidden />}
          onPress={() => canvas.step(1)}
        />
        {isPhone && (
          <IconButton
            size="small"
            label={roomMessages.room}
            icon={<Box aria-hidden />}
            onPress={() => open(null)}
          />
        )}
        {hasMurals && isDesk && (
          <IconButton
            size="small"
            label={sheetWords.exportSvg}
            icon={<Download aria-hidden />}
            onPress={() => exportSvg(sheet.type === 'view' ? sheet.id : null)}
          />
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {!isPhone && <Zoom />}
        <IconButton
          size="small"
          label={words.zoomToFit}
          shortcut="1"
          icon={<Maximize aria-hidden />}
          onPress={() => canvas.zoomToFit()}
        />
      </div>
      {isDesk && <Precision />}
      <div className="ms-auto flex shrink-0 items-center gap-1">
        {history}
        <DisplayOptions />
      </div>
    </div>
  )
}

function Zoom() {
  const canvas = useCanvas()
  const scale = useCanvasState((state) => state.camera.scale)
  const percent = (
    <span className="tabular w-12 text-center text-ink-2">
      {words.scalePercent({ percent: Math.round(scale * 50) })}
    </span>
  )
  // Fingers pinch: there the room is for what they can not do.
  if (useMediaQuery('(pointer: coarse)')) return percent
  return (
    <>
      <IconButton
        size="small"
        label={words.zoomOut}
        shortcut="-"
        icon={<Minus aria-hidden />}
        onPress={() => canvas.zoomBy(0.8)}
      />
      {percent}
      <IconButton
        size="small"
        label={words.zoomIn}
        shortcut="+"
        icon={<Plus aria-hidden />}
        onPress={() => canvas.zoomBy(1.25)}
      />
    </>
  )
}
