/** The fields of what is selected, each saved by itself. */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import type { CanvasContext } from '@orderwright/domain/canvas'
import type { Shape } from '@orderwright/editor/canvas'
import { Copy, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCanvas, useCanvasContext, useCanvasState, useOpenCanvas } from '../canvas-context.tsx'
import { useCanvasLength } from '../lengths.ts'
import { useDeleteSelected } from '../use-delete-selected.ts'
import { KindActions } from './kind-actions.tsx'
import { FieldInput, type FieldOfShape } from './field-input.tsx'

type SharedField = readonly [FieldOfShape, ...FieldOfShape[]]

/** The fields that everything that is selected has: of the same name and sort, wherever a record keeps them. */
function sharedFields(shapes: readonly Shape[], context: CanvasContext): readonly SharedField[] {
  const [first = [], ...others] = shapes.map((shape) =>
    shape.kind.fields(shape.record, context, shape.part).map((field): FieldOfShape => ({ shape, field })),
  )
  return first.flatMap((one): SharedField[] => {
    const same = others.flatMap(
      (list) =>
        list.find(
          ({ field }) => field.label === one.field.label && field.value.type === one.field.value.type,
        ) ?? [],
    )
    return same.length === others.length ? [[one, ...same]] : []
  })
}

export function Inspector() {
  const canvas = useCanvas()
  const context = useCanvasContext()
  const { document } = useOpenCanvas()
  useCanvasState((state) => state.selection)
  useCanvasState((state) => state.revision)
  const deleteSelected = useDeleteSelected()
  const format = useCanvasLength()
  const selected = canvas.selected()
  const [first] = selected
  if (!first) return <p className="p-4 text-sm text-ink-2">{words.nothingSelected}</p>
  const isOneKind = selected.every(({ kind }) => kind === first.kind)
  const { one, many } = first.kind.words()
  const heading =
    selected.length === 1
      ? [one, first.kind.title(first.record, context)].filter((part) => part !== '').join(' ')
      : isOneKind
        ? [selected.length, many].join(' ')
        : words.severalSelected({ count: selected.length })
  const fields = sharedFields(selected, context)
  const keyOf = ({ resource, record, part }: Shape) =>
    [resource, document.firstId(record.id), part.name].join(':')
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
      {selected.length === 1 && first.kind.resizes === 'none' && (
        <p className="tabular -mt-2 text-sm text-ink-2">
          {[format(first.bounds.width), format(first.bounds.height)].join(' × ')}
        </p>
      )}
      {selected.length === 1 && document.canEdit() && (
        // What the server names anew is the same thing: its dialog stays open.
        <KindActions key={keyOf(first)} shape={first} />
      )}
      <div className="grid grid-cols-2 gap-x-3 gap-y-2.5">
        {fields.map((shared) => (
          <FieldInput
            // What another thing holds is not what was typed for this one.
            key={[...selected.map(keyOf), shared[0].field.label].join(' ')}
            fields={shared}
          />
        ))}
      </div>
    </section>
  )
}
