/** What a problem is about: the whole order, or some of its items with the pieces concerned. */
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import { useId } from 'react'
import { labelClasses } from '../../ui/fields/field.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { useEditorState, useOpenOrder } from '../open-order/editor-context.tsx'
import { itemTitle } from '../open-order/item-names.ts'

export interface ReportableItem {
  readonly id: number
  readonly title: string
  readonly quantity: number
}

/** The items that the server knows, as they are numbered on the page. */
export function useReportableItems(): readonly ReportableItem[] {
  const { data } = useOpenOrder()
  const items = useEditorState((state) => state.document.items)
  return items.flatMap((item, index) =>
    item.id > 0
      ? [{ id: item.id, title: `${index + 1} ${itemTitle(data.catalog, item)}`, quantity: item.quantity }]
      : [],
  )
}

type Pieces = Readonly<Record<string, number>>

/** What is chosen of these lines: what was chosen before may not be there any more, or in fewer pieces. */
export function chosenItems(lines: readonly ReportableItem[], pieces: Pieces) {
  return lines.flatMap(({ id, quantity }) => {
    const chosen = pieces[String(id)]
    return chosen === undefined ? [] : [{ productInstanceId: id, quantity: Math.min(chosen, quantity) }]
  })
}

interface ItemChecklistProps {
  /** what it asks; as a rule what a problem is about */
  legend?: string
  piecesOf?: (line: { title: string }) => string
  lines: readonly ReportableItem[]
  /** left out: it is never about all of it */
  isWhole?: boolean
  pieces: Pieces
  onChange: (change: { isWhole?: boolean; pieces?: Record<string, number> }) => void
  /** '' where nothing is wrong with it */
  error: string
}

export function ItemChecklist({
  legend = words.about,
  piecesOf = words.piecesOf,
  lines,
  isWhole,
  pieces,
  onChange,
  error,
}: ItemChecklistProps) {
  const { profile } = useOpenOrder()
  const errorId = useId()
  function set(id: number, count: number | null) {
    const { [String(id)]: _, ...others } = pieces
    onChange({ isWhole: false, pieces: count === null ? others : { ...others, [String(id)]: count } })
  }
  return (
    <fieldset aria-describedby={error === '' ? undefined : errorId}>
      <legend className={labelClasses}>{legend}</legend>
      <div className="max-h-56 overflow-y-auto rounded border border-edge px-3 py-1.5">
        {isWhole !== undefined && (
          <Checkbox
            isSelected={isWhole}
            isInvalid={error !== ''}
            onChange={(isOn) => onChange({ isWhole: isOn, ...(isOn ? { pieces: {} } : {}) })}
          >
            {words.wholeOrder({ word: profile.vocabulary.order })}
          </Checkbox>
        )}
        <ul aria-label={words.items}>
          {lines.map(({ id, title, quantity }) => {
            const count = pieces[String(id)]
            return (
              <li key={id} className="flex min-h-9 items-center justify-between gap-3">
                <Checkbox
                  className="min-w-0"
                  isSelected={count !== undefined}
                  isInvalid={error !== ''}
                  onChange={(isOn) => set(id, isOn ? quantity : null)}
                >
                  <span dir="auto" className="min-w-0 break-words">
                    {title}
                  </span>
                </Checkbox>
                {count !== undefined && quantity > 1 && (
                  <NumberField
                    label={piecesOf({ title })}
                    isLabelHidden
                    size="small"
                    className="w-28 shrink-0"
                    isInteger
                    minValue={1}
                    maxValue={quantity}
                    value={Math.min(count, quantity)}
                    onChange={(next) => set(id, next)}
                    suffix={words.ofPieces({ quantity })}
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {error !== '' && (
        <p id={errorId} role="alert" className="mt-1 text-xs text-invalid">
          {error}
        </p>
      )}
    </fieldset>
  )
}
