/** Below the drawing: plan or model, units, dimensions, and how near one looks. [1.1.06, 1.2.55, 1.2.56] */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { Maximize, Ruler, ZoomIn, ZoomOut } from 'lucide-react'
import { memo } from 'react'
import { useHeaderRoom } from '../../navigation/header-room.ts'
import { useIsDesk } from '../../../lib/browser/media.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { ToggleButton } from '../../../ui/fields/toggle-button.tsx'
import { PointButtonSlot } from '../../comments/comments-slots.tsx'
import { HistoryButtons } from '../history-buttons.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'

const units = [
  { key: 'mm', label: words.mm, name: words.millimeters },
  { key: 'in', label: words.in, name: words.inches },
] as const

const modes = [
  { key: '2d', label: words.flat, name: words.flatDrawing },
  { key: '3d', label: words.solid, name: words.view3d },
] as const

/** What the buttons do with a camera, be it of the drawing or of the 3D view. */
export interface StageCamera {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fit: () => void
  readonly isFitted: boolean
}

interface StageToolbarProps {
  /** null while nothing is drawn */
  camera: StageCamera | null
  isCompact: boolean
  /** beside a tall drawing, in the corners of its place, not below it */
  isBeside?: boolean
  /** whether lengths are shown in the chosen unit, in the drawing or among the options */
  hasLengths?: boolean
  /** whether the product can be shown in 3D */
  has3d?: boolean
  /** what is shown now: units and dimensions belong to the drawing */
  shows?: '2d' | '3d'
}

/** A choice changes the drawing, not its toolbar: a dozen buttons need not be drawn again. */
export const StageToolbar = memo(function StageToolbar({
  camera,
  isCompact,
  isBeside = false,
  hasLengths = true,
  has3d = false,
  shows = '2d',
}: StageToolbarProps) {
  const { unit, setUnit, mode, setMode, showDimensions, setShowDimensions } = useViewSettings()
  const isDesk = useIsDesk()
  const { isTight } = useHeaderRoom()
  const isOver = isDesk || isBeside
  // Where every pixel of width counts the tools stand in columns, left and right of the drawing.
  const isUpright = isBeside && !isDesk
  const isShort = isCompact || isUpright
  return (
    <div
      role="toolbar"
      aria-label={words.drawingView}
      className={cx(
        'flex shrink-0 flex-wrap items-end justify-end gap-2',
        // On the desk it leaves the scale its corner.
        isDesk ? 'py-2 pe-3 ps-28' : 'px-2 pb-1 sm:px-3',
        isOver && 'pointer-events-none absolute inset-x-0 bottom-0 *:pointer-events-auto',
      )}
    >
      {isTight && !isDesk && (
        <div className={cx('me-auto flex', isUpright && 'flex-col')}>
          <HistoryButtons />
        </div>
      )}
      <div
        className={cx(
          'flex gap-2',
          isUpright ? 'flex-col items-end' : 'flex-wrap items-center justify-end',
          isBeside && isDesk && 'max-w-64',
        )}
      >
        {isTight && isDesk && (
          <div className="flex">
            <HistoryButtons />
          </div>
        )}
        {shows === '2d' && camera && !isCompact && <PointButtonSlot />}
        {has3d && (
          <SegmentedControl
            label={words.view}
            size="small"
            segments={modes}
            value={mode}
            onChange={setMode}
            isUpright={isUpright}
          />
        )}
        {/* Lengths among the options are read and written in the same unit. */}
        {shows === '2d' && hasLengths && (
          <SegmentedControl
            label={words.units}
            size="small"
            segments={units}
            value={unit}
            onChange={setUnit}
            isUpright={isUpright}
          />
        )}
        {shows === '2d' && camera && (
          <ToggleButton
            isSelected={showDimensions}
            onChange={setShowDimensions}
            aria-label={showDimensions ? words.hideDimensions : words.showDimensions}
            className={cx(
              'flex h-7 cursor-pointer items-center justify-center gap-1.5 rounded border border-edge bg-paper px-2.5 text-sm text-ink-2 transition-colors select-none',
              'hover:border-ink-3 hover:text-ink selected:bg-shade selected:text-ink pointer-coarse:h-11 [&_svg]:size-3.5',
            )}
          >
            <Ruler aria-hidden />
            {!isShort && <span>{showDimensions ? words.dimensionsOff : words.dimensionsOn}</span>}
          </ToggleButton>
        )}
        {camera && !isCompact && (
          <div
            role="group"
            aria-label={words.zoom}
            className={cx('flex items-center', isUpright && 'flex-col')}
          >
            <IconButton
              label={words.zoomOut}
              icon={<ZoomOut />}
              size="small"
              shortcut="-"
              onPress={camera.zoomOut}
            />
            <IconButton
              label={shows === '3d' ? words.fit3dView : words.fitDrawing}
              icon={<Maximize />}
              size="small"
              shortcut={shows === '3d' ? 'F' : '0'}
              isDisabled={camera.isFitted}
              onPress={camera.fit}
            />
            <IconButton
              label={words.zoomIn}
              icon={<ZoomIn />}
              size="small"
              shortcut="+"
              onPress={camera.zoomIn}
            />
          </div>
        )}
      </div>
    </div>
  )
})
