/** The sheets of the order as a tree: the plan, the viewports by rank, and the layout of panels. [2.2.52, 2.2.54, 2.2.55] */
import {
  canvasScreenMessages as words,
  canvasSheetMessages as sheetWords,
} from '@orderwright/domain/messages'
import type { ArchCustomView } from '@orderwright/domain/spatial'
import { type CanvasSheet, isSameSheet } from '@orderwright/domain/canvas'
import {
  Archive,
  ArchiveRestore,
  Download,
  Ellipsis,
  LayoutPanelLeft,
  Map as MapIcon,
  NotebookPen,
  PencilLine,
  Plus,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useCanvas, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { useRoom } from '../room/room-place.tsx'
import { RoomRows } from '../room/room-rows.tsx'
import { useExportSvg } from '../use-export-svg.ts'
import { NotesDialog } from './notes-dialog.tsx'
import { useViewports } from './use-viewports.ts'

export function ViewTree() {
  const { document } = useOpenCanvas()
  const { profile } = useOpenOrder()
  const { views, add } = useViewports()
  const { close } = useRoom()
  function addViewport(): void {
    close()
    add()
  }
  const shown = views.filter(({ archived }) => archived === 0)
  const archived = views.filter((view) => view.archived === 1)
  return (
    <nav aria-label={words.views} className="flex flex-col gap-0.5 p-2">
      <SheetRow sheet={{ type: 'plan' }} title={words.plan} icon={<MapIcon aria-hidden />} />
      <h3 className="eyebrow px-2 pt-3 pb-1">{words.viewports}</h3>
      <ol className="flex flex-col gap-0.5">
        {shown.map((view, index) => (
          <ViewportRow key={document.firstId(view.id)} view={view} number={index + 1} />
        ))}
      </ol>
      {document.canEdit() && (
        <Button variant="quiet" icon={<Plus aria-hidden />} onPress={addViewport} className="self-start">
          {words.addViewport}
        </Button>
      )}
      {archived.length > 0 && (
        <>
          <h3 className="eyebrow px-2 pt-3 pb-1">{words.archivedViewports}</h3>
          <ol className="flex flex-col gap-0.5 text-ink-2">
            {archived.map((view) => (
              <ViewportRow key={document.firstId(view.id)} view={view} number={null} />
            ))}
          </ol>
        </>
      )}
      {profile.spatial.hasMurals && (
        <div className="pt-3">
          <SheetRow
            sheet={{ type: 'layout' }}
            title={words.panelLayout}
            icon={<LayoutPanelLeft aria-hidden />}
          />
        </div>
      )}
      <RoomRows />
    </nav>
  )
}

function SheetRow({ sheet, title, icon }: { sheet: CanvasSheet; title: string; icon?: ReactNode }) {
  const canvas = useCanvas()
  const { place, close } = useRoom()
  const shown = useCanvasState((state) => state.sheet)
  const isShown = place === null && isSameSheet(shown, sheet)
  return (
    <button
      type="button"
      aria-current={isShown ? 'page' : undefined}
      onClick={() => {
        close()
        canvas.goTo(sheet)
      }}
      className={cx(
        'focus-inset flex min-h-8 w-full min-w-0 cursor-pointer items-center gap-2 rounded px-2 text-start text-sm [&_svg]:size-4',
        isShown ? 'bg-accent-soft font-medium text-accent-text' : 'hover:bg-shade',
      )}
    >
      {icon}
      <span className="truncate">{title}</span>
    </button>
  )
}

function ViewportRow({ view, number }: { view: ArchCustomView; number: number | null }) {
  const { document } = useOpenCanvas()
  const { rename, move, remove, setArchived } = useViewports()
  const exportSvg = useExportSvg()
  const { hasMurals } = useOpenOrder().profile.spatial
  const [isNoting, setNoting] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const canEdit = document.canEdit()
  const { title } = view
  const isArchived = view.archived === 1
  const row = useRef<HTMLLIElement>(null)
  const endedByKey = useRef(false)
  useEffect(() => {
    if (isNaming || !endedByKey.current) return
    // Whoever named it by the keys goes on from there.
    endedByKey.current = false
    row.current?.querySelector('button')?.focus()
  }, [isNaming])
  return (
    <li ref={row} className="group flex items-center gap-0.5" onDoubleClick={() => setNaming(canEdit)}>
      {number !== null && (
        <RankInput
          // Another rank is another value, not one that was typed.
          key={number}
          number={number}
          title={title}
          isDisabled={!canEdit}
          onMove={(rank) => move(view, rank)}
        />
      )}
      {isNaming ? (
        <input
          autoFocus
          aria-label={words.viewportTitle}
          defaultValue={title}
          maxLength={200}
          className="min-w-0 flex-1 rounded border border-edge bg-paper px-2 py-1 text-sm"
          onBlur={(event) => {
            setNaming(false)
            const next = event.target.value.trim()
            if (next !== '' && next !== title) rename(view, next)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            endedByKey.current = true
            if (event.key === 'Enter') event.currentTarget.blur()
            else setNaming(false)
          }}
        />
      ) : (
        <SheetRow sheet={{ type: 'view', id: view.id }} title={title} />
      )}
      <Menu
        label={words.actionsOf({ title })}
        placement="bottom end"
        trigger={
          <IconButton size="small" label={words.actionsOf({ title })} icon={<Ellipsis aria-hidden />} />
        }
        groups={[
          {
            key: 'view',
            actions: [
              ...(canEdit
                ? [
                    {
                      key: 'rename',
                      label: words.renameViewport,
                      icon: <PencilLine aria-hidden />,
                      onAction: () => setNaming(true),
                    },
                  ]
                : []),
              {
                key: 'notes',
                label: words.notesOf({ title }),
                icon: <NotebookPen aria-hidden />,
                onAction: () => setNoting(true),
              },
              ...(hasMurals
                ? [
                    {
                      key: 'export',
                      label: sheetWords.exportSvgOf({ title }),
                      icon: <Download aria-hidden />,
                      onAction: () => exportSvg(view.id),
                    },
                  ]
                : []),
            ],
          },
          ...(canEdit
            ? [
                {
                  key: 'away',
                  actions: [
                    {
                      key: 'archive',
                      label: isArchived
                        ? words.unarchiveViewport({ title })
                        : words.archiveViewport({ title }),
                      icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
                      onAction: () => setArchived(view, isArchived ? 0 : 1),
                    },
                    {
                      key: 'delete',
                      label: words.deleteViewport({ title }),
                      icon: <Trash2 aria-hidden />,
                      isDanger: true,
                      onAction: () => void remove(view),
                    },
                  ],
                },
              ]
            : []),
        ]}
      />
      <NotesDialog view={view} isOpen={isNoting} onOpenChange={setNoting} />
    </li>
  )
}

interface RankInputProps {
  number: number
  title: string
  isDisabled: boolean
  onMove: (rank: number) => void
}

function RankInput({ number, title, isDisabled, onMove }: RankInputProps) {
  return (
    <input
      aria-label={words.rankOf({ title })}
      inputMode="numeric"
      defaultValue={number}
      disabled={isDisabled}
      className="tabular w-7 shrink-0 rounded border border-transparent bg-transparent py-1 text-end text-xs text-ink-2 hover:border-edge focus:border-edge"
      onBlur={(event) => {
        const typed = Number(event.target.value.trim())
        if (event.target.value.trim() !== '' && Number.isFinite(typed) && typed !== number) onMove(typed)
        else event.target.value = String(number)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
