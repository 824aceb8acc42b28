/**
 * Two people changed the same thing: both values side by side, and which of them shall stand. Or one deleted the item
 * that the other was changing: whether it comes back with the changes.
 */
import { type Conflict, titleOf } from '@orderwright/editor'
import { conflictMessages } from '@orderwright/domain/messages'
import { type OrderDocument, spatialOf } from '@orderwright/domain/orders'
import { spatialKeys } from '@orderwright/domain/spatial'
import type { CanvasRecord } from '@orderwright/domain/canvas'
import { deferredModule } from '../../../ui/deferred.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { useOrderEditor } from '../../open-order/editor-context.tsx'
import { useViewSettings } from '../../open-order/view-settings.tsx'
import { describeChange } from './describe-change.ts'

// Fetched when two have changed the same thing of a canvas.
const canvasFields = deferredModule(() => import('../../canvas/field-differences.ts'), {
  when: 'demand',
})

export function ConflictDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { editor, state, data } = useOrderEditor()
  const { unit } = useViewSettings()
  const { conflict } = state
  const drawn = useDrawnDifferences(isOpen)
  if (!conflict) return null
  const people = new Map([...data.users, ...data.guests].map(({ id, name }) => [id, name]))
  const names = {
    person: (id: number) => people.get(id),
    product: (id: number) => data.catalog.products.get(id)?.title,
    category: () => undefined,
  }
  const isGone = conflict.kind === 'gone'
  const theirs = isGone ? null : describeChange(data.catalog, conflict.theirs, names, unit)
  const described = describeChange(data.catalog, conflict.mine, names, unit)
    .map((mine, index) => ({ ...mine, theirs: theirs?.[index]?.value ?? '—' }))
    .filter((row) => isGone || row.value !== row.theirs)
  const rows = drawn ?? described
  return (
    <Dialog
      help="conflict"
      title={
        isGone
          ? conflictMessages.wasDeleted({ name: nameOf(titleOf(conflict.record)) })
          : conflictMessages.changedMeanwhile
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => editor.resolveConflict('theirs')}>
            {isGone ? conflictMessages.leaveItDeleted : conflictMessages.takeTheirs}
          </Button>
          <Button variant="primary" onPress={() => editor.resolveConflict('mine')}>
            {isGone ? conflictMessages.bringBack : conflictMessages.keepMine}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-sm text-ink-2">
        {isGone ? conflictMessages.deletedMeanwhile : conflictMessages.chooseOne}
      </p>
      <table className="w-full table-fixed border-collapse text-start text-sm">
        <thead>
          <tr className="eyebrow border-b border-hairline [&>th]:py-1.5 [&>th]:font-medium">
            <th scope="col">{conflictMessages.what}</th>
            <th scope="col">{conflictMessages.mine}</th>
            {!isGone && <th scope="col">{conflictMessages.theirs}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-hairline align-top [&>*]:py-2 [&>*]:pe-3">
              <th scope="row" className="font-normal text-ink-2">
                {row.title}
              </th>
              <td className="break-words font-medium">{row.value}</td>
              {!isGone && <td className="break-words font-medium">{row.theirs}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

/** What differs of a thing on the canvas, in the words of its fields; null for what is no such thing, or has no such words. */
function useDrawnDifferences(isOpen: boolean) {
  const { state } = useOrderEditor()
  const { unit } = useViewSettings()
  const { conflict, document } = state
  const record = isOpen && conflict ? drawnRecord(document, conflict) : undefined
  const fields = canvasFields.use(record !== undefined)
  if (!conflict || !record || !fields) return null
  const order = { tables: spatialOf(document), items: document.items }
  const theirs = conflict.kind === 'gone' ? {} : conflict.theirs
  const rows = fields.fieldDifferences(record, conflict.mine, theirs, order, unit)
  return rows.length === 0 ? null : rows.map(({ mine, ...row }) => ({ ...row, value: mine }))
}

function drawnRecord(document: OrderDocument, conflict: Conflict): CanvasRecord | undefined {
  if (conflict.kind === 'gone') {
    const { resource, record } = conflict
    return resource === 'productInstance' ? undefined : record
  }
  const key = spatialKeys.find((one) => one === conflict.resource)
  return key && spatialOf(document)[key].get(conflict.id)
}

function nameOf(title: string): string {
  return title.trim() === '' ? conflictMessages.theItem : `“${title}”`
}
