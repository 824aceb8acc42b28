/** The page of an order that is drawn: views and items left, the sheet in the middle, what is selected and options right. */
import { canvasScreenMessages as words, muralScreenMessages } from '@orderwright/domain/messages'
import { useState } from 'react'
import { useIsPhone } from '../../lib/browser/media.ts'
import { cx } from '../../ui/cx.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { SubmitButton } from '../checkout/index.ts'
import { PropertiesPanel } from '../options/properties-panel.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { CanvasProvider, useCanvasContext, useCanvasState, useOpenCanvas } from './canvas-context.tsx'
import { CanvasShortcuts } from './canvas-shortcuts.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { ChecksList } from './murals/checks-list.tsx'
import { PiecesBar } from './pieces/pieces-bar.tsx'
import { useLineOfSelection } from './pieces/use-line-of-selection.ts'
import { RoomProvider, useRoom } from './room/room-place.tsx'
import { RoomStage } from './room/room-stage.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { CanvasStage } from './stage/canvas-stage.tsx'
import { ToolStrip } from './tools/tool-strip.tsx'
import { useSheetTitle } from './use-sheet-title.ts'
import { useLostViewport } from './views/use-lost-viewport.ts'
import { ViewTree } from './views/view-tree.tsx'

export interface CanvasLayoutProps {
  /** the lines of the order, adding to them, and what they cost: as on every order */
  readonly items: React.ReactNode
  /** the title, quantity and notes of the line that is edited */
  readonly line: React.ReactNode
  /** its drawing */
  readonly drawing: React.ReactNode
  readonly actions: React.ReactNode
  /** undo and redo, where the header has no room for them */
  readonly history: React.ReactNode
  readonly phoneActions: React.ReactNode
  readonly summary: React.ReactNode
}

export function CanvasLayout(props: CanvasLayoutProps) {
  return (
    <CanvasProvider>
      <RoomProvider>
        <CanvasShortcuts />
        <Screen {...props} />
      </RoomProvider>
    </CanvasProvider>
  )
}

function Screen({ items, line, drawing, actions, history, phoneActions, summary }: CanvasLayoutProps) {
  const isPhone = useIsPhone()
  const { profile } = useOpenOrder()
  const tabs = useSideTabs()
  useLineOfSelection()
  useLostViewport()
  const title = useSheetTitle()
  const { document } = useOpenCanvas()
  const hasSelection = useCanvasState((state) => state.selection.length > 0)
  const isInRoom = useRoom().place !== null
  const views = <ViewTree />
  const options = (
    <>
      <PiecesBar />
      {tabs.hasItems && line}
      {tabs.hasItems && (
        <div className={cx('border-b border-hairline', isPhone ? 'h-40' : 'h-64')}>{drawing}</div>
      )}
      <PropertiesPanel />
    </>
  )
  const left = (
    <Tabs
      value={tabs.left}
      onChange={tabs.setLeft}
      label={words.views}
      className="h-full"
      panelClassName="min-h-0 flex-1 overflow-y-auto"
      tabs={[
        { key: 'views', label: words.views, content: views },
        { key: 'items', label: words.items, content: items },
      ]}
    />
  )
  const right = (
    <Tabs
      value={tabs.right}
      onChange={tabs.setRight}
      label={words.inspector}
      className="h-full"
      panelClassName="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      tabs={[
        { key: 'selected', label: words.inspector, content: <Inspector /> },
        { key: 'options', label: words.options, content: options },
        ...(profile.spatial.hasMurals
          ? [{ key: 'checks' as const, label: muralScreenMessages.checks, content: <ChecksList /> }]
          : []),
      ]}
    />
  )
  if (isPhone) {
    return (
      <div className="flex h-full flex-col">
        <p className="border-b border-hairline px-4 py-2 text-xs text-ink-2">{words.phoneNotice}</p>
        {!isInRoom && <SheetBar history={history} />}
        <div className="min-h-48 flex-1">
          {isInRoom ? <RoomStage history={history} /> : <CanvasStage title={title} />}
        </div>
        <div
          className={cx('overflow-y-auto border-t border-hairline', isInRoom ? 'max-h-[25%]' : 'max-h-[40%]')}
        >
          {hasSelection ? <Inspector /> : tabs.hasItems ? options : views}
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-hairline bg-desk px-4 py-2.5">
          {phoneActions}
          <SubmitButton />
        </div>
      </div>
    )
  }
  return (
    <div className="grid h-full grid-cols-[minmax(200px,16%)_auto_minmax(0,1fr)_minmax(264px,22%)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="col-start-1 row-span-2 row-start-1 min-h-0 border-e border-hairline bg-desk">
        {left}
      </div>
      {isInRoom ? (
        <div className="col-span-2 col-start-2 row-span-2 row-start-1 min-h-0 min-w-0">
          <RoomStage history={history} />
        </div>
      ) : (
        <>
          <div className="col-span-2 col-start-2 row-start-1 min-w-0">
            <SheetBar history={history} />
          </div>
          <div className="col-start-2 row-start-2 overflow-y-auto border-e border-hairline bg-desk">
            <ToolStrip />
          </div>
          <div className="col-start-3 row-start-2 min-h-0 min-w-0">
            <CanvasStage title={title} />
          </div>
        </>
      )}
      <div className="col-start-4 row-span-2 row-start-1 min-h-0 border-s border-hairline bg-paper">
        {right}
      </div>
      <div className="col-span-4 col-start-1 row-start-3 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline bg-paper px-4 py-2.5">
        {actions}
        <div className="min-w-0">
          {!document.canEdit() && <p className="text-xs text-ink-2">{words.readOnly}</p>}
          {summary}
        </div>
        <SubmitButton className="ms-auto" />
      </div>
    </div>
  )
}

/** Which tabs are shown beside the sheet: what a person turns to last, a line of the order or something that is drawn. */
function useSideTabs() {
  const activeItemId = useEditorState((state) => state.activeItemId)
  const hasViews = useCanvasContext().tables.archCustomView.size > 0
  const selection = useCanvasState((state) => state.selection)
  const hasItems = activeItemId !== null
  const [left, setLeft] = useState<'views' | 'items'>(hasItems && !hasViews ? 'items' : 'views')
  const [right, setRight] = useState<'selected' | 'options' | 'checks'>(
    hasItems && !hasViews ? 'options' : 'selected',
  )
  const [seen, setSeen] = useState({ activeItemId, selection })
  if (seen.selection !== selection || seen.activeItemId !== activeItemId) {
    setSeen({ activeItemId, selection })
    if (seen.selection !== selection && selection.length > 0) setRight('selected')
    else if (seen.activeItemId !== activeItemId && hasItems) {
      setRight('options')
      if (seen.activeItemId === null) setLeft('items')
    }
  }
  return { left, setLeft, right, setRight, hasItems }
}
