/** The engraving schedule of the open order: grid, what is wrong with a cell, find and replace, consistency. */
import { loadEngravingSymbols } from '@orderwright/domain/engraving'
import { engravingScheduleMessages as words, keypadImportMessages } from '@orderwright/domain/messages'
import { type EngravingSchedule, isFaultyRow } from '@orderwright/domain/engraving-schedule'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIsPhone } from '../../lib/browser/media.ts'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { deferred } from '../../ui/deferred.tsx'
import { FullHeight } from '../../ui/full-height.tsx'
import { HelpLink } from '../../ui/help-link.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { OrderTabs } from '../navigation/order-tabs.tsx'
import { canBeDrawn } from '../open-order/can-be-drawn.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { PresentPeopleSlot } from '../open-order/people-slots.tsx'
import { ArchivedSlot } from '../order-actions/archived-slot.tsx'
import { HeaderSlot } from '../navigation/header-slots.tsx'
import { HistoryButtons } from '../order-page/history-buttons.tsx'
import { SaveStatus } from '../order-page/save-status.tsx'
import { ScheduleGrid } from './schedule-grid.tsx'
import { ScheduleSkeleton } from './schedule-page-skeleton.tsx'
import type { PanelKey } from './schedule-panel-props.ts'
import { SchedulePanel } from './schedule-panel.tsx'
import { ScheduleToolbar } from './schedule-toolbar.tsx'
import { columnsFor } from './grid-columns.ts'
import { useCursorOver, useScheduleCursor } from './use-schedule-cursor.ts'
import { useSchedule } from './use-schedule.ts'
import { useScheduleFonts } from './use-schedule-fonts.ts'
import { useScheduleKeys } from './use-schedule-keys.ts'
import { useScheduleWriting } from './use-schedule-writing.ts'
import { type Arrangement, type RowFilter, useShownRows } from './use-shown-rows.ts'

const KeypadImportDialog = deferred(() =>
  import('../keypad-import/keypad-import-dialog.tsx').then((part) => part.KeypadImportDialog),
)

export function ScheduleScreen() {
  const { data } = useOpenOrder()
  const order = useEditorState((state) => state.document.order)
  const isDrawable = useEditorState((state) => canBeDrawn(data, state.document))
  const schedule = useSchedule()
  const [isImporting, setImporting] = useState(false)
  useDocumentTitle(words.title, `#${order.orgSpecificId} ${order.title}`.trim())
  useScheduleKeys()
  useScheduleFonts(schedule)
  // Pictograms are named and drawn in the cells.
  useEffect(() => void loadEngravingSymbols(), [])
  return (
    <FullHeight>
      <OrderTabs isStocked={order.isStocked} canBeDrawn={isDrawable} />
      <HeaderSlot name="save">
        <span className="flex items-center gap-3">
          <PresentPeopleSlot />
          <SaveStatus />
        </span>
      </HeaderSlot>
      <HeaderSlot name="actions">
        <HistoryButtons />
      </HeaderSlot>
      <ArchivedSlot />
      {!data.abilities.update && <Banner>{words.readOnly}</Banner>}
      {schedule === null ? (
        <ScheduleSkeleton />
      ) : schedule.rows.length === 0 ? (
        <NothingToEngrave onImport={() => setImporting(true)} />
      ) : (
        <Schedule schedule={schedule} onImport={() => setImporting(true)} />
      )}
      {isImporting && <KeypadImportDialog onClose={() => setImporting(false)} />}
    </FullHeight>
  )
}

function NothingToEngrave({ onImport }: { onImport: () => void }) {
  const { data } = useOpenOrder()
  return (
    <EmptyState
      title={words.nothing}
      actions={
        <>
          {data.abilities.update && <Button onPress={onImport}>{keypadImportMessages.title}</Button>}
          <HelpLink at="/orders/*/engravings" />
        </>
      }
    >
      {words.nothingHint}
    </EmptyState>
  )
}

interface ScheduleProps {
  schedule: EngravingSchedule
  onImport: () => void
}

function Schedule({ schedule, onImport }: ScheduleProps) {
  const { data } = useOpenOrder()
  const isPhone = useIsPhone()
  const [arrangement, setArrangement] = useState<Arrangement>('items')
  const [filter, setFilter] = useState<RowFilter>('all')
  const [panel, setPanel] = useState<PanelKey | null>(null)
  const cursorState = useScheduleCursor()
  const rows = useShownRows(schedule, arrangement, filter, cursorState.activeKey)
  const columns = useMemo(() => columnsFor(schedule, isPhone), [schedule, isPhone])
  const cursor = useCursorOver(cursorState, rows, columns)
  const writing = useScheduleWriting()
  const toolbar = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const faults = useMemo(() => schedule.rows.filter(isFaultyRow).length, [schedule])
  const canEdit = data.abilities.update
  function closePanel() {
    setPanel(null)
    area.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
  }
  /** A row that is named by a panel is shown, whatever is filtered. */
  const goTo: typeof cursor.goTo = (row, column) => {
    if (!rows.some(({ key }) => key === row.key)) setFilter('all')
    cursor.goTo(row, column)
  }
  return (
    <>
      <ScheduleToolbar
        ref={toolbar}
        schedule={schedule}
        rows={rows}
        faults={faults}
        arrangement={arrangement}
        onArrangement={setArrangement}
        filter={filter}
        onFilter={setFilter}
        panel={panel}
        onPanel={setPanel}
        writing={writing}
        canEdit={canEdit}
        onImport={onImport}
      />
      <div ref={area} className="flex min-h-0 flex-1 max-lg:flex-col">
        {rows.length === 0 ? (
          <EmptyState
            title={words.noneShown}
            className="flex-1"
            actions={<Button onPress={() => setFilter('all')}>{words.showAll}</Button>}
          />
        ) : (
          <ScheduleGrid
            schedule={schedule}
            rows={rows}
            columns={columns}
            cursor={cursor.cursor}
            onCursor={cursor.set}
            writing={writing}
            canEdit={canEdit}
            onFind={() => setPanel('find')}
            onLeave={() => toolbar.current?.querySelector<HTMLElement>('input:checked, button')?.focus()}
          />
        )}
        <SchedulePanel
          panel={panel}
          onClose={closePanel}
          schedule={schedule}
          rows={rows}
          columns={columns}
          cursor={cursor.cursor}
          goTo={goTo}
          writing={writing}
          canEdit={canEdit}
        />
      </div>
    </>
  )
}
