/** The bar above the grid: what is shown, and what is done with all of it. */
import { engravingScheduleMessages as words, keypadImportMessages } from '@orderwright/domain/messages'
import {
  type EngravingSchedule,
  isEngravedRow,
  type ScheduleRow,
  tooWideOf,
} from '@orderwright/domain/engraving-schedule'
import { ArrowLeft, FileText, FileUp, ListChecks, Search, Sheet, WandSparkles } from 'lucide-react'
import { type Ref, useMemo, useState } from 'react'
import { useNavigate } from '../../lib/router/router-view.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { HelpMark } from '../../ui/help-link.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { sharedSearch } from '../navigation/order-views.ts'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { saveSchedule } from './save-schedule.ts'
import type { PanelKey } from './schedule-panel-props.ts'
import type { ScheduleWriting } from './use-schedule-writing.ts'
import type { Arrangement, RowFilter } from './use-shown-rows.ts'

interface ScheduleToolbarProps {
  ref: Ref<HTMLDivElement>
  schedule: EngravingSchedule
  /** those that are shown */
  rows: readonly ScheduleRow[]
  /** rows with something to check */
  faults: number
  arrangement: Arrangement
  onArrangement: (arrangement: Arrangement) => void
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  panel: PanelKey | null
  onPanel: (panel: PanelKey | null) => void
  writing: ScheduleWriting
  canEdit: boolean
  onImport: () => void
}

export function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { schedule, faults, panel, onPanel, canEdit } = props
  const number = String(useEditorState((state) => state.document.order.orgSpecificId))
  const engraved = useMemo(() => schedule.rows.filter(isEngravedRow), [schedule])
  const items = new Set(engraved.map(({ itemId }) => itemId)).size
  const toggle = (key: PanelKey) => onPanel(panel === key ? null : key)
  return (
    <div
      ref={props.ref}
      role="group"
      aria-label={words.view}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline bg-paper px-4 py-2 max-sm:px-2"
    >
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <ButtonLink
          to="/orders/:orgSpecificId"
          params={{ orgSpecificId: number }}
          search={sharedSearch}
          variant="quiet"
          size="small"
          aria-label={words.backToItems}
        >
          <ArrowLeft aria-hidden />
        </ButtonLink>
        <h2 className="truncate text-base font-semibold">{words.title}</h2>
        <HelpMark at="/orders/*/engravings" title={words.title} />
        <span role="status" className="tabular truncate text-sm text-ink-2 max-xl:sr-only">
          {words.figures({ items, places: engraved.length, faults })}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label={words.arrange}
          size="small"
          segments={[
            { key: 'items', label: words.byItems },
            { key: 'places', label: words.byPlaces },
          ]}
          value={props.arrangement}
          onChange={props.onArrangement}
        />
        <SegmentedControl
          label={words.show}
          size="small"
          segments={[
            { key: 'all', label: words.all },
            { key: 'engraved', label: words.engraved },
            { key: 'faults', label: words.faults({ number: faults }) },
          ]}
          value={props.filter}
          onChange={props.onFilter}
        />
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:ms-0">
        {canEdit && <FitAllButton schedule={schedule} writing={props.writing} />}
        <Button
          size="small"
          icon={<Search aria-hidden />}
          aria-expanded={panel === 'find'}
          onPress={() => toggle('find')}
        >
          {words.find}
        </Button>
        <Button
          size="small"
          icon={<ListChecks aria-hidden />}
          aria-expanded={panel === 'consistency'}
          onPress={() => toggle('consistency')}
        >
          {words.consistency}
        </Button>
        <FilesMenu rows={props.rows} onImport={canEdit ? props.onImport : null} />
      </div>
    </div>
  )
}

function FitAllButton({ schedule, writing }: Pick<ScheduleToolbarProps, 'schedule' | 'writing'>) {
  const [isFitting, setFitting] = useState(false)
  const tooWide = useMemo(() => tooWideOf(schedule.rows), [schedule])
  if (tooWide.length === 0) return null
  return (
    <Button
      size="small"
      icon={<WandSparkles aria-hidden />}
      isPending={isFitting}
      onPress={() => {
        setFitting(true)
        void writing.fitAll(tooWide).finally(() => setFitting(false))
      }}
    >
      {words.fitAll}
    </Button>
  )
}

interface FilesMenuProps {
  rows: readonly ScheduleRow[]
  /** null: nothing can be added */
  onImport: (() => void) | null
}

function FilesMenu({ rows, onImport }: FilesMenuProps) {
  const { profile, editor } = useOpenOrder()
  const order = useEditorState((state) => state.document.order)
  const navigate = useNavigate()
  return (
    <Menu
      label={words.files}
      trigger={
        <Button size="small" icon={<Sheet aria-hidden />}>
          {words.files}
        </Button>
      }
      groups={[
        {
          key: 'files',
          actions: [
            ...(onImport === null
              ? []
              : [
                  {
                    key: 'import',
                    label: keypadImportMessages.title,
                    icon: <FileUp aria-hidden />,
                    onAction: onImport,
                  },
                ]),
            {
              key: 'csv',
              label: words.downloadCsv,
              icon: <Sheet aria-hidden />,
              onAction: () => void saveSchedule(editor.getState().evaluation, rows),
            },
            ...(profile.isArchitectural
              ? []
              : [
                  {
                    key: 'sheet',
                    label: words.openSheet,
                    icon: <FileText aria-hidden />,
                    onAction: () =>
                      void navigate({
                        to: '/orders/:orgSpecificId/documents',
                        params: { orgSpecificId: String(order.orgSpecificId) },
                        search: (old) => ({ ...sharedSearch(old), mode: 'schedule' }),
                      }),
                  },
                ]),
          ],
        },
      ]}
    />
  )
}
