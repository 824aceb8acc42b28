/** The nodes of a graphic as a tree: chosen, named, moved and added to by mouse, finger and keyboard. [2.2.108, 2.4.25, 2.4.26] */
import { findNodeKind } from '@orderwright/domain/graphics'
import { adminGraphicMessages as words } from '@orderwright/domain/messages'
import { ChevronRight, Ellipsis, Eye, EyeOff, Plus, TriangleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/popups/menu.tsx'
import { KindIcon } from '../kind-icons.tsx'
import type { GraphicWork } from '../use-graphic-work.ts'
import { nodeActions } from './node-actions.ts'
import { type TreeRow, treeRows } from './tree-rows.ts'
import { TypePicker } from './type-picker.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { useTreeKeys } from './use-tree-keys.ts'

interface NodeTreeProps {
  work: GraphicWork
  /** ids of nodes that the preview can not show */
  faultyIds: ReadonlySet<string>
}

export function NodeTree({ work, faultyIds }: NodeTreeProps) {
  const id = useId()
  const { nodes, isClosed, selectedId, selected, focus } = work
  const rows = useMemo(() => treeRows(nodes, isClosed), [nodes, isClosed])
  const [pickerOf, setPickerOf] = useState<string | null>(null)
  const onKeyDown = useTreeKeys(work, rows, setPickerOf)
  const drag = useRowDrag(work)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!focus) return
    const row = list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(focus.id)}"]`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }, [focus])
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-1 border-b border-hairline py-1 pe-1.5 ps-3">
        <h2 id={`${id}-title`} className="eyebrow me-auto">
          {words.nodes}
        </h2>
        <TypePicker
          isOpen={pickerOf !== null && pickerOf !== ''}
          onOpenChange={(isOpen) => setPickerOf(isOpen ? selectedId : null)}
          onPick={(type) => work.add(pickerOf ?? selectedId, type)}
          trigger={<IconButton label={words.addNode} shortcut={words.addKey} icon={<Plus />} />}
        />
        <Menu
          label={words.more({ title: selected?.title ?? '' })}
          groups={nodeActions(work)}
          trigger={<IconButton label={words.more({ title: selected?.title ?? '' })} icon={<Ellipsis />} />}
        />
      </div>
      <p id={`${id}-keys`} className="sr-only">
        {words.treeKeys}
      </p>
      <p role="status" className="sr-only">
        {work.said}
      </p>
      <ul
        ref={list}
        role="tree"
        aria-label={words.tree}
        aria-describedby={`${id}-keys`}
        className="min-h-0 flex-1 overflow-auto py-1"
      >
        {rows.map((row) => (
          <NodeRow
            key={row.node.id}
            row={row}
            work={work}
            isFaulty={faultyIds.has(row.node.id)}
            isDragged={drag.draggedId === row.node.id}
            drop={drag.mark?.id === row.node.id ? drag.mark.at : undefined}
            dragProps={drag.propsOf(row.node.id)}
            onKeyDown={onKeyDown}
          />
        ))}
      </ul>
    </div>
  )
}

interface NodeRowProps {
  row: TreeRow
  work: GraphicWork
  isFaulty: boolean
  isDragged: boolean
  drop: string | undefined
  dragProps: ReturnType<ReturnType<typeof useRowDrag>['propsOf']>
  onKeyDown: ReturnType<typeof useTreeKeys>
}

/** px to the right for each level */
const STEP = 14

function NodeRow({ row, work, isFaulty, isDragged, drop, dragProps, onKeyDown }: NodeRowProps) {
  const { node, level, position, siblings, isHolder, isOpen } = row
  const { id, title } = node
  const [isPicking, setPicking] = useState(false)
  const isSelected = id === work.selectedId
  const isHidden = work.hidden.has(id)
  const isRenaming = work.renamingId === id
  // [2.4.25]
  function press({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('button, input')) return
    if (target.closest('[data-chevron]') && node.children.length > 0) work.setClosed(id, isOpen)
    else if (target.closest('[data-title]') && isSelected) work.setRenamingId(id)
    else work.select(id, true)
  }
  const kind = findNodeKind(node.type)?.title ?? node.type
  const name = [title, kind, isHidden && words.hiddenNode, isFaulty && words.faultyNode]
  return (
    <li
      {...(isRenaming ? {} : dragProps)}
      role="treeitem"
      data-node={id}
      data-drop={drop}
      aria-label={name.filter(Boolean).join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isSelected}
      aria-expanded={node.children.length > 0 ? isOpen : undefined}
      tabIndex={isSelected ? 0 : -1}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget) onKeyDown(event)
      }}
      style={{ paddingInlineStart: 6 + (level - 1) * STEP }}
      className={cx(
        'focus-inset group flex min-h-7 cursor-default items-center gap-1 pe-1.5 text-sm select-none pointer-coarse:min-h-11',
        isSelected ? 'bg-accent-soft text-accent-text' : 'hover:bg-shade',
        isDragged && 'opacity-50',
        'data-[drop=before]:shadow-[inset_0_2px_0_var(--color-accent)] data-[drop=after]:shadow-[inset_0_-2px_0_var(--color-accent)] data-[drop=into]:shadow-[inset_0_0_0_2px_var(--color-accent)]',
      )}
      onClick={press}
    >
      <span aria-hidden="true" className="flex size-4 shrink-0 items-center justify-center" data-chevron="">
        {node.children.length > 0 && (
          <ChevronRight
            className={cx('size-3.5 transition-transform', isOpen && 'rotate-90 rtl:-rotate-90')}
          />
        )}
      </span>
      <KindIcon type={node.type} className={cx('size-4 shrink-0', isHidden ? 'opacity-40' : 'opacity-80')} />
      {isRenaming ? (
        <TitleInput work={work} id={id} title={title} />
      ) : (
        <span className={cx('min-w-0 truncate', isHidden && 'opacity-50')} data-title="">
          {title}
        </span>
      )}
      {isFaulty && <TriangleAlert className="size-3.5 shrink-0 text-caution" aria-hidden />}
      <span
        className={cx(
          'ms-auto flex shrink-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
          isSelected || isHidden || isPicking ? 'opacity-100' : 'opacity-0',
        )}
      >
        {isHolder && (
          <TypePicker
            isOpen={isPicking}
            onOpenChange={setPicking}
            onPick={(type) => work.add(id, type)}
            trigger={
              <IconButton excludeFromTabOrder size="small" label={words.addTo({ title })} icon={<Plus />} />
            }
          />
        )}
        <IconButton
          excludeFromTabOrder
          size="small"
          label={isHidden ? words.show({ title }) : words.hide({ title })}
          icon={isHidden ? <EyeOff /> : <Eye />}
          onPress={() => work.toggleHidden(id)}
        />
      </span>
    </li>
  )
}

/** So long the menu that made a node gives the focus back to its button, ms. */
const SETTLING_MS = 300

function TitleInput({ work, id, title }: { work: GraphicWork; id: string; title: string }) {
  const isLeft = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const [begun] = useState(() => performance.now())
  useEffect(() => {
    // Until the menu's own effects have ended the page behind it takes no focus.
    input.current?.focus()
    const timer = setTimeout(() => input.current?.focus(), SETTLING_MS / 3)
    return () => clearTimeout(timer)
  }, [])
  function finish(text: string, hasFocus: boolean) {
    if (isLeft.current) return
    isLeft.current = true
    work.rename(id, text, hasFocus)
  }
  return (
    <input
      ref={input}
      autoFocus
      aria-label={words.titleOfNode}
      defaultValue={title}
      maxLength={200}
      dir="auto"
      className="h-6 min-w-0 flex-1 rounded-sm border border-edge bg-paper px-1 text-sm text-ink pointer-coarse:h-9 pointer-coarse:text-lg"
      onFocus={(event) => {
        // What was typed meanwhile stays.
        if (event.currentTarget.value === title) event.currentTarget.select()
      }}
      onBlur={(event) => {
        if (performance.now() - begun > SETTLING_MS) finish(event.currentTarget.value, false)
        else requestAnimationFrame(() => input.current?.focus())
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') finish(event.currentTarget.value, true)
        if (event.key === 'Escape') finish(title, true)
      }}
    />
  )
}
