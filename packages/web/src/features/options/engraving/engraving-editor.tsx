/**
 * The engravings of one mechanism at a time: two lines above, two below, each a text or a symbol, with its width
 * against the limits while one types. Pieces of a quantity may differ. [1.2.77, 1.5.31–1.5.37, 1.9.13]
 */
import {
  ENGRAVING_ENTRIES_MAX,
  engravingSetAt,
  engravingSides,
  type ItemEvaluation,
  messages,
  type PropertyEvaluation,
} from '@orderwright/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { confirm } from '../../../ui/confirm.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useOpenOrder } from '../../order-editor/editor-context.tsx'
import { useOrderUi } from '../../order-editor/order-ui.tsx'
import { useChoose } from '../use-choose.ts'
import { withEntry, withPiece } from './engraved-property.ts'
import { EngravingLine } from './engraving-line.tsx'
import { useEngravingBoard } from './use-engraving-checks.ts'

interface EngravingEditorProps {
  itemId: number
  evaluation: ItemEvaluation
  view: PropertyEvaluation
}

const sideTitles = { above: 'Above', below: 'Below' }

export function EngravingEditor({ itemId, evaluation, view }: EngravingEditorProps) {
  const { profile } = useOpenOrder()
  const { request, setRequest } = useOrderUi()
  const { property, selection } = view
  const { type, choose } = useChoose(itemId, property)
  const [piece, setPiece] = useState(0)
  const board = useEngravingBoard(evaluation)
  const sets = selection?.engravings ?? []
  const set = engravingSetAt(sets, piece)
  const checks = board.checksOf(set)
  const asked = request?.propertyId === property.id ? request.mechanismIndex : undefined
  const place = Math.max(
    0,
    board.mechanisms.findIndex((mechanism) => mechanism.index === asked),
  )
  const mechanism = board.mechanisms[place]?.index ?? 0
  const count = board.mechanisms.length
  const isCustom = selection?.customEngravings === true
  // The light leaves room for one line. [1.5.37]
  const lines = board.grid?.hasLed ? 1 : ENGRAVING_ENTRIES_MAX

  function goTo(step: number) {
    const next = board.mechanisms[(place + step + count) % count]
    if (next) setRequest({ propertyId: property.id, mechanismIndex: next.index })
  }
  function store(engravings: readonly (typeof set)[]) {
    const isEmpty = engravings.every((one) => Object.keys(one).length === 0)
    if (isEmpty && !isCustom) type(null)
    else type({ ...selection, engravings: [...engravings] })
  }

  return (
    <div className="max-h-[min(640px,82dvh)] overflow-y-auto">
      <header className="flex items-center gap-2 border-b border-hairline px-4 py-2.5">
        <h3 className="min-w-0 flex-1 truncate text-base font-semibold">
          {count > 1 ? (
            <>
              Mechanism <span className="tabular">{place + 1}</span>
              <span className="font-normal text-ink-2"> of {count}</span>
            </>
          ) : (
            property.title
          )}
        </h3>
        {count > 1 && (
          <>
            <IconButton
              label="Previous mechanism"
              icon={<ChevronLeft />}
              size="small"
              onPress={() => goTo(-1)}
            />
            <IconButton label="Next mechanism" icon={<ChevronRight />} size="small" onPress={() => goTo(1)} />
          </>
        )}
      </header>
      <PieceChoice
        quantity={evaluation.item.quantity}
        setCount={sets.length}
        piece={piece}
        onPiece={setPiece}
        onAlike={() => {
          setPiece(0)
          store([set])
        }}
        onOwn={() =>
          store(
            withPiece(sets, evaluation.item.quantity - 1, engravingSetAt(sets, evaluation.item.quantity - 1)),
          )
        }
      />
      <div className="space-y-4 px-4 py-3">
        {engravingSides.map((side) => (
          <fieldset key={side}>
            <legend className="eyebrow mb-1.5">{sideTitles[side]}</legend>
            <div className="space-y-2">
              {Array.from({ length: lines }, (_, line) => {
                const entries = set[String(mechanism)]?.[side] ?? []
                const sideCheck = checks[String(mechanism)]?.[side]
                const entry = entries[line]
                const keptIndex = entry ? (sideCheck?.kept.indexOf(entry) ?? -1) : -1
                return (
                  <EngravingLine
                    // The lines of a side are a fixed list of places.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={`${mechanism} ${side} ${line}`}
                    name={`${sideTitles[side]}, line ${line + 1}`}
                    placeholder={property.arrayInputProps.inputs[line]?.placeholder || `Line ${line + 1}`}
                    entry={entry}
                    check={keptIndex < 0 ? undefined : sideCheck?.checks[keptIndex]}
                    isDropped={board.grid !== null && entry !== undefined && keptIndex < 0}
                    hasLimits={profile.engraving.limits && !isCustom}
                    onChange={(next) =>
                      store(withPiece(sets, piece, withEntry(set, mechanism, side, line, next)))
                    }
                  />
                )
              })}
            </div>
          </fieldset>
        ))}
      </div>
      <CustomEngravings
        isCustom={isCustom}
        onEnable={() => choose({ ...selection, engravings: [...sets], customEngravings: true })}
      />
    </div>
  )
}

interface PieceChoiceProps {
  quantity: number
  setCount: number
  piece: number
  onPiece: (piece: number) => void
  onAlike: () => void
  onOwn: () => void
}

/** One set for each piece of the quantity, or one for all. */
function PieceChoice({ quantity, setCount, piece, onPiece, onAlike, onOwn }: PieceChoiceProps) {
  if (quantity < 2) return null
  const isOwn = setCount > 1
  return (
    <div className="flex items-center gap-2 border-b border-hairline px-4 py-2">
      {isOwn ? (
        <>
          <Select
            label="Piece"
            hasInlineLabel
            size="small"
            className="flex-1"
            items={Array.from({ length: quantity }, (_, index) => ({
              key: index,
              label: `${index + 1} of ${quantity}`,
            }))}
            value={Math.min(piece, quantity - 1)}
            onChange={onPiece}
          />
          <Button
            size="small"
            onPress={async () => {
              if (await confirm({ title: 'Engrave all pieces alike', message: messages.confirmDelete }))
                onAlike()
            }}
          >
            Apply to all
          </Button>
        </>
      ) : (
        <>
          <span className="flex-1 text-sm text-ink-2">All {quantity} pieces alike</span>
          <Button size="small" onPress={onOwn}>
            Each its own
          </Button>
        </>
      )}
    </div>
  )
}

/** Lifts the width limits; enabled once, and asked about unless one owns the organisation. [1.4.38, 1.5.49] */
function CustomEngravings({ isCustom, onEnable }: { isCustom: boolean; onEnable: () => void }) {
  const { viewer, profile } = useOpenOrder()
  if (!profile.engraving.limits) return null
  if (isCustom) {
    return (
      <p className="border-t border-hairline px-4 py-2.5 text-xs text-ink-2">
        Custom engravings: widths are not limited here, each design is reviewed.
      </p>
    )
  }
  return (
    <div className="border-t border-hairline px-4 py-2">
      <Button
        variant="quiet"
        size="small"
        className="-ml-2.5"
        onPress={async () => {
          const agreed =
            viewer.role === 'owner' ||
            (await confirm({ title: 'Custom engravings', message: messages.confirmCustomEngravings }))
          if (agreed) onEnable()
        }}
      >
        Enable custom engravings…
      </Button>
    </div>
  )
}
