/** The fields of what is selected, each saved by itself. */
import { canvasScreenMessages as words } from '@orderwright/domain'
import type { CanvasField } from '@orderwright/domain/canvas'
import { Copy, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCanvas, useCanvasContext, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { useDeleteSelected } from '../use-delete-selected.ts'
import { KindActions } from './kind-actions.tsx'
import { FieldInput } from './field-input.tsx'

/** The fields that all of what is selected has. */
function sharedFields(lists: readonly (readonly CanvasField[])[]): readonly CanvasField[] {
  const [first = [], ...others] = lists
  const keyOf = ({ path }: CanvasField) => path.join('.')
  return first.filter((field) => others.every((list) => list.some((other) => keyOf(other) === keyOf(field))))
}

export function Inspector() {
  const canvas = useCanvas()
  const context = useCanvasContext()
  const { document } = useOpenCanvas()
  useCanvasState((state) => state.selection)
  useCanvasState((state) => state.revision)
  const deleteSelected = useDeleteSelected()
  const selected = canvas.selected()
  const [first] = selected
  if (!first) return <p className="p-4 text-sm text-ink-2">{words.nothingSelected}</p>
  const isOneKind = selected.every(({ kind }) => kind === first.kind)
  const { one, many } = first.kind.words
  const heading =
    selected.length === 1
      ? [one, first.kind.title(first.record, context)].filter((part) => part !== '').join(' ')
      : isOneKind
        ? [selected.length, many].join(' ')
        : words.severalSelected({ count: selected.length })
  const fields = sharedFields(selected.map(({ kind, record }) => kind.fields(record, context)))
  const records = selected.map(({ record }) => record)
  return (
    <section aria-label={words.inspector} className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate text-base font-semibold first-letter:uppercase">{heading}</h3>
        {document.canEdit() && (
          <>
            <IconButton
              size="small"
              label={words.duplicate}
              shortcut="Mod+D"
              icon={<Copy aria-hidden />}
              onPress={() => canvas.duplicate()}
            />
            <IconButton
              size="small"
              variant="danger"
              label={words.deleteSelected}
              shortcut="Delete"
              icon={<Trash2 aria-hidden />}
              onPress={() => void deleteSelected()}
            />
          </>
        )}
      </div>
      {selected.length === 1 && document.canEdit() && <KindActions key={first.key} shape={first} />}
      <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
        {fields.map((field) => (
          <FieldInput
            // What another thing holds is not what was typed for this one.
            key={[
              ...selected.map(({ resource, record }) => [resource, document.firstId(record.id)].join(':')),
              ...field.path,
            ].join(' ')}
            field={field}
            records={records}
          />
        ))}
      </div>
    </section>
  )
}
