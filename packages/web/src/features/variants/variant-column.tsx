/** One variant, or the item as it is: drawing, price, choices, and what can be done with it. All stand in the same rows. */
import { variantMessages as words } from '@orderwright/domain/messages'
import { itemOf } from '@orderwright/domain/orders'
import { Redo2, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import {
  type OpenOrder,
  OpenOrderScope,
  useEditorState,
  useOpenOrder,
} from '../open-order/editor-context.tsx'
import { OrderUiProvider } from '../order-dialogs/order-ui.tsx'
import { redo, undo } from '../open-order/undo-redo.ts'
import { OpenDetails } from '../options/open-details.tsx'
import { PropertyRow } from '../options/one-property.tsx'
import { WhyInvalid } from '../options/why-invalid.tsx'
import { type ComparedRow, isSameChoice } from './compared-rows.ts'
import { beganLabel, changesOf, type Variant } from './make-variants.ts'
import { VariantDrawing } from './variant-drawing.tsx'
import { VariantPrice } from './variant-price.tsx'

interface ColumnProps {
  name: string
  itemId: number
  /** which of the columns it is */
  index: number
  rows: readonly ComparedRow[]
  /** of the drawings, paper millimetres for one of the product */
  scale: number | undefined
  /** null: the item as it is */
  variant: Variant | null
  actions: VariantActions
}

export interface VariantActions {
  readonly use: (variant: Variant, name: string) => void
  readonly addAsItem: (variant: Variant, name: string) => void
  readonly remove: (variant: Variant) => void
}

export function VariantColumn(props: ColumnProps) {
  const { variant } = props
  const open = useOpenOrder()
  const editor = variant?.editor ?? open.editor
  const value = useMemo((): OpenOrder => {
    const abilities = { ...open.data.abilities, update: variant !== null }
    return { ...open, editor, data: { ...open.data, abilities }, isTrial: true }
  }, [open, editor, variant])
  return (
    <OpenOrderScope value={value}>
      <OrderUiProvider>
        <Column {...props} base={open} />
        <OpenDetails />
      </OrderUiProvider>
    </OpenOrderScope>
  )
}

function Column({ base, ...props }: ColumnProps & { base: OpenOrder }) {
  const { name, itemId, rows, scale, variant, actions, index } = props
  const evaluation = useEditorState((state) => state.evaluation)
  const item = evaluation.itemsById.get(itemId)
  if (!item) return null
  const changes = variant ? changesOf(base.editor, variant, itemId) : []
  const isForAll = changes.some((change) => change.itemId === null)
  return (
    <section
      aria-label={name}
      className="row-span-full grid snap-start grid-rows-subgrid rounded border border-hairline pb-3"
    >
      <div className="flex min-h-11 items-center gap-1 pt-1 pe-2 ps-4">
        <h3 className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</h3>
        {variant && <VariantTools name={name} onRemove={() => actions.remove(variant)} />}
      </div>
      <VariantDrawing itemId={itemId} scale={scale} />
      <VariantPrice
        itemId={itemId}
        evaluation={evaluation}
        base={variant && base.editor.getState().evaluation}
      />
      <div className="px-4 text-xs">
        {!item.isValid && (
          <p className="flex items-center gap-2 text-invalid">
            {words.toFix({ count: item.problems.length })}
            {variant && <WhyInvalid evaluation={item} />}
          </p>
        )}
        {variant && variant.lost.length > 0 && (
          <p className="text-caution">{words.notTaken({ count: variant.lost.length })}</p>
        )}
      </div>
      {rows.map((row) => (
        <Cell
          key={row.key}
          row={row}
          index={index}
          productId={item.item.productId}
          isDifferent={!isSameChoice(row.views[0], row.views[index])}
        />
      ))}
      {variant && (
        <div className="flex flex-col gap-2 self-end px-4 pt-2">
          <Button isFullWidth isDisabled={changes.length === 0} onPress={() => actions.use(variant, name)}>
            {changes.length === 0 ? words.sameAsNow : words.use({ name })}
          </Button>
          <Button
            variant="quiet"
            isFullWidth
            aria-label={words.addAsItem({ name })}
            isDisabled={isForAll}
            onPress={() => actions.addAsItem(variant, name)}
          >
            {words.addAsItemShort}
          </Button>
          {isForAll && <p className="text-xs text-ink-2">{words.changesAllItems({ name })}</p>}
        </div>
      )}
    </section>
  )
}

interface CellProps {
  row: ComparedRow
  index: number
  productId: number
  isDifferent: boolean
}

function Cell({ row, index, productId, isDifferent }: CellProps): ReactNode {
  const view = row.views[index]
  return (
    <div
      className={cx(
        'relative',
        isDifferent && 'before:absolute before:inset-y-1 before:start-0 before:w-0.5 before:bg-ink',
      )}
    >
      {isDifferent && <span className="sr-only">{words.differs}</span>}
      {view ? (
        <PropertyRow itemId={row.itemId} productId={productId} view={view} />
      ) : (
        <p className="px-4 py-2">
          <span className="block text-xs text-ink-2">{row.title}</span>
          <span className="text-sm text-ink-2">{words.notHere}</span>
        </p>
      )}
    </div>
  )
}

/** Its own way back and forth, and away. */
function VariantTools({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { editor } = useOpenOrder()
  const undoLabel = useEditorState((state) => state.undoLabel)
  const redoLabel = useEditorState((state) => state.redoLabel)
  const canUndo = undoLabel !== null && undoLabel !== beganLabel
  return (
    <>
      <IconButton
        size="small"
        label={canUndo ? words.undoIn({ name, label: undoLabel }) : words.undoNothingIn({ name })}
        icon={<Undo2 />}
        isDisabled={!canUndo}
        onPress={() => undo(editor)}
      />
      <IconButton
        size="small"
        label={redoLabel ? words.redoIn({ name, label: redoLabel }) : words.redoNothingIn({ name })}
        icon={<Redo2 />}
        isDisabled={redoLabel === null}
        onPress={() => redo(editor)}
      />
      <IconButton
        size="small"
        variant="danger"
        label={words.remove({ name })}
        icon={<Trash2 />}
        onPress={onRemove}
      />
    </>
  )
}

/** The item that a variant would be, as it is added beside it. */
export function newItemOf(variant: Variant, itemId: number) {
  const item = itemOf(variant.editor.getState().document, itemId)
  if (!item) return null
  const { productId, title, quantity, notes, properties, customPriceInCents } = item
  return { productId, title, quantity, notes, properties, customPriceInCents }
}
