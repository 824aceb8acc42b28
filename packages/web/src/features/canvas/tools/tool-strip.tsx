/** The tools of the sheet that is looked at, each with its key. */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import {
  Brush,
  Camera,
  DoorOpen,
  Eye,
  Focus,
  Hand,
  Image,
  MapPin,
  Minus,
  MousePointer2,
  PanelLeft,
  Spline,
  Square,
  Tag,
  TrendingUp,
  Type,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { CanvasKind } from '@orderwright/domain/canvas'
import { PLACE_TOOL } from '@orderwright/editor/canvas'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { usePieces } from '../pieces/use-pieces.ts'
import { TraceButton } from '../tracing/trace-button.tsx'
import { useCanvas, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'

interface ToolEntry {
  readonly name: string
  readonly label: string
  readonly keys: string
  readonly icon: ReactNode
}

const names = words.toolNames
const entries: readonly ToolEntry[] = [
  { name: 'select', label: words.select, keys: 'V', icon: <MousePointer2 aria-hidden /> },
  { name: 'wall', label: names.wall, keys: 'W', icon: <Minus aria-hidden strokeWidth={4} /> },
  { name: 'opening', label: names.opening, keys: 'O', icon: <DoorOpen aria-hidden /> },
  { name: 'elevation', label: names.elevation, keys: 'E', icon: <Eye aria-hidden /> },
  { name: 'eyePoint', label: names.eyePoint, keys: 'Y', icon: <Camera aria-hidden /> },
  { name: 'muralArea', label: names.muralArea, keys: 'A', icon: <Square aria-hidden /> },
  { name: 'muralTexture', label: names.muralTexture, keys: 'U', icon: <Image aria-hidden /> },
  { name: 'muralPanel', label: names.muralPanel, keys: 'P', icon: <PanelLeft aria-hidden /> },
  { name: 'muralSeam', label: names.muralSeam, keys: 'S', icon: <Spline aria-hidden /> },
  { name: 'mismatchLine', label: names.mismatchLine, keys: 'M', icon: <Brush aria-hidden /> },
  { name: 'focusArea', label: names.focusArea, keys: 'G', icon: <Focus aria-hidden /> },
  { name: 'wallLabel', label: names.wallLabel, keys: 'B', icon: <Tag aria-hidden /> },
  { name: 'text', label: names.text, keys: 'T', icon: <Type aria-hidden /> },
  { name: 'line', label: names.line, keys: 'L', icon: <TrendingUp aria-hidden /> },
  { name: PLACE_TOOL, label: words.place, keys: 'I', icon: <MapPin aria-hidden /> },
  { name: 'hand', label: words.hand, keys: 'H', icon: <Hand aria-hidden /> },
]

export function ToolStrip() {
  const canvas = useCanvas()
  const { document, sheetRef } = useOpenCanvas()
  const chosen = useCanvasState((state) => state.tool)
  /** the tool that the keys came to last; null: the chosen one is where Tab comes in */
  const [focused, setFocused] = useState<string | null>(null)
  const sheet = useCanvasState((state) => state.sheet)
  const pieces = usePieces()
  function choose(name: string): void {
    if (name === PLACE_TOOL && pieces) canvas.place('productInstance', pieces.item.id)
    else canvas.tool(name)
    // The next key is the sheet's: Enter sets a point, arrows move the cross.
    sheetRef.current?.focus({ preventScroll: true })
  }
  const { hasMurals } = useOpenOrder().profile.spatial
  const isDrawnHere = ({ layer }: CanvasKind) => hasMurals || layer === null || layer === 'dimensions'
  const offered = entries.filter(({ name }) => {
    if (name === 'select' || name === 'hand') return true
    if (name === PLACE_TOOL) return document.canEdit() && pieces !== null && pieces.waiting > 0
    const kind = canvas.kinds.find((one) => one.name === name)
    return kind !== undefined && document.canEdit() && isDrawnHere(kind) && kind.drawnOn.includes(sheet.type)
  })
  useHotkeys(
    offered.map(({ name, label, keys }) => ({
      keys,
      label,
      group: words.canvas,
      run: () => choose(name),
    })),
  )
  // One stop of Tab: arrow keys walk through the tools.
  const place = Math.max(
    offered.findIndex(({ name }) => name === (focused ?? chosen)),
    0,
  )
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button === event.target)
    const last = buttons.length - 1
    const places: Record<string, number> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const next = places[event.key]
    if (at < 0 || next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      aria-orientation="vertical"
      onKeyDown={onKeyDown}
      className="flex flex-col gap-0.5 p-1"
    >
      {offered.map(({ name, label, keys, icon }, index) => (
        <IconButton
          key={name}
          label={label}
          shortcut={keys}
          aria-pressed={chosen === name}
          excludeFromTabOrder={index !== place}
          onFocus={() => setFocused(name)}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          tooltipPlacement="end"
          icon={icon}
          onPress={() => choose(name)}
        />
      ))}
      {document.canEdit() && sheet.type !== 'layout' && <TraceButton />}
    </div>
  )
}
