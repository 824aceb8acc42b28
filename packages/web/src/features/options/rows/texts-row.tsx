/** Several short texts under one label: written, moved up and down, and (where the places are not named) added and removed. */
import type { PropertyEvaluation } from '@orderwright/domain/configuration'
import { choiceMessages, pickerMessages as words } from '@orderwright/domain/messages'
import { ARRAY_TEXT_MAX } from '@orderwright/domain/orders'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useActiveItem } from '../../open-order/use-active-item.ts'
import { arrayEntries, movedEntry } from './array-entries.ts'
import { useChoose } from '../use-choose.ts'
import { problemOf, ValueRow } from './value-row.tsx'

export function TextsRow({ itemId, view }: { itemId: number | null; view: PropertyEvaluation }) {
  const { editor, data } = useOpenOrder()
  const { type, choose, refusal } = useChoose(itemId, view.property)
  const active = useActiveItem()
  const list = useRef<HTMLOListElement>(null)
  const { property, selection } = view
  const item = itemId === null ? undefined : active
  const { texts, placeholders, isFixed, canAdd } = arrayEntries(property, selection?.values ?? [], item)
  const problem = problemOf(view, refusal?.message)
  const canEdit = data.abilities.update

  function stored(next: readonly string[]) {
    // Empty places at the end of a list that grows are places to write in; nothing but those is nothing.
    return next.every((text) => text === '') && (isFixed || next.length < 2) ? null : { values: [...next] }
  }
  function focusEntry(place: number) {
    setTimeout(() => list.current?.querySelectorAll('input')[place]?.focus(), 0)
  }
  function move(place: number, to: number) {
    if (to < 0 || to >= texts.length || !choose(stored(movedEntry(texts, place, to)))) return
    focusEntry(to)
  }
  return (
    <ValueRow itemId={itemId} property={property}>
      <fieldset>
        <legend className="eyebrow mb-1">{property.arrayInputProps.label || property.title}</legend>
        <ol ref={list} className="space-y-1.5">
          {texts.map((text, place) => (
            <Entry
              // Entries are places in a list: what stands in them moves, they do not.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              label={`${property.title} ${place + 1}`}
              placeholder={placeholders[place] || property.placeHolder}
              text={text}
              canEdit={canEdit}
              isMovable={texts.length > 1}
              isFirst={place === 0}
              isLast={place === texts.length - 1}
              onType={(next) => type(stored(texts.map((other, at) => (at === place ? next : other))))}
              onLeave={() => editor.flush()}
              onMove={(by) => move(place, place + by)}
              onRemove={
                isFixed || (texts.length === 1 && text === '')
                  ? undefined
                  : () => {
                      choose(stored(texts.filter((_, at) => at !== place)))
                      focusEntry(Math.max(0, place - 1))
                    }
              }
            />
          ))}
        </ol>
        {canAdd && canEdit && (
          <Button
            variant="quiet"
            size="small"
            icon={<Plus aria-hidden />}
            className="mt-1.5 -ms-2"
            isDisabled={texts.at(-1) === ''}
            onPress={() => {
              if (choose({ values: [...texts, ''] })) focusEntry(texts.length)
            }}
          >
            {words.addAnother}
          </Button>
        )}
        {problem && <p className="mt-1 text-xs text-invalid">{problem}</p>}
      </fieldset>
    </ValueRow>
  )
}

interface EntryProps {
  label: string
  placeholder: string
  text: string
  canEdit: boolean
  isMovable: boolean
  isFirst: boolean
  isLast: boolean
  onType: (text: string) => void
  onLeave: () => void
  onMove: (by: 1 | -1) => void
  onRemove: (() => void) | undefined
}

function Entry(props: EntryProps) {
  const { label, text, canEdit, isMovable, isFirst, isLast, onType, onLeave, onMove, onRemove } = props
  const [tooLong, setTooLong] = useState<string | null>(null)
  return (
    <li className="flex items-start gap-0.5">
      <TextField
        label={label}
        isLabelHidden
        className="min-w-0 flex-1"
        placeholder={props.placeholder}
        isReadOnly={!canEdit}
        value={tooLong ?? text}
        onChange={(next) => {
          const isTooLong = next.length > ARRAY_TEXT_MAX
          setTooLong(isTooLong ? next : null)
          if (!isTooLong) onType(next)
        }}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (!event.altKey || !canEdit) return
          if (event.key === 'ArrowUp') onMove(-1)
          if (event.key === 'ArrowDown') onMove(1)
        }}
        errorMessage={
          tooLong === null
            ? undefined
            : choiceMessages.textTooLong({ length: tooLong.length, max: ARRAY_TEXT_MAX })
        }
      />
      {canEdit && isMovable && (
        <>
          <IconButton
            label={words.moveUp({ label })}
            icon={<ArrowUp />}
            size="small"
            className="mt-1"
            isDisabled={isFirst}
            onPress={() => onMove(-1)}
          />
          <IconButton
            label={words.moveDown({ label })}
            icon={<ArrowDown />}
            size="small"
            className="mt-1"
            isDisabled={isLast}
            onPress={() => onMove(1)}
          />
        </>
      )}
      {canEdit && onRemove && (
        <IconButton
          label={words.remove({ label })}
          icon={<X />}
          size="small"
          className="mt-1"
          onPress={onRemove}
        />
      )}
    </li>
  )
}
