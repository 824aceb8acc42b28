/**
 * The engravings of one mechanism at a time: two lines above, two below, each a text or a symbol beside the place where
 * it is cut, with its width against the limits while one types. Pieces of a quantity may differ.
 * [1.2.77, 1.5.31–1.5.37, 1.9.13]
 */
import type { ItemEvaluation, PropertyEvaluation } from '@orderwright/domain/configuration'
import { engravingSetAt, type EngravingSide } from '@orderwright/domain/engraving'
import { engravingEditorMessages as words } from '@orderwright/domain/messages'
import { useEffect, useRef } from 'react'
import { useHotkeys } from '../../../lib/browser/hotkeys.ts'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { redo, undo } from '../../open-order/undo-redo.ts'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { useShownPiece } from '../../order-items/use-shown-piece.ts'
import { CustomEngravings } from './custom-engravings.tsx'
import { EngravingHeader } from './engraving-header.tsx'
import { EngravingPreview } from './engraving-preview.tsx'
import { EngravingSideFields } from './engraving-side-fields.tsx'
import { PieceChoice } from './piece-choice.tsx'
import { useEngravingBoard } from './use-engraving-board.ts'
import { useEngravingCommands } from './use-engraving-commands.ts'

interface EngravingEditorProps {
  itemId: number
  evaluation: ItemEvaluation
  view: PropertyEvaluation
}

export function EngravingEditor({ itemId, evaluation, view }: EngravingEditorProps) {
  const { editor } = useOpenOrder()
  const { request, setRequest } = useOrderUi()
  const { property, selection } = view
  const { quantity } = evaluation.item
  const { piece, show: setPiece } = useShownPiece(evaluation.item)
  const board = useEngravingBoard(evaluation, view)
  const commands = useEngravingCommands({ itemId, propertyId: property.id, selection, quantity, piece })
  const fields = useRef<HTMLDivElement>(null)

  const sets = selection?.engravings ?? []
  const set = engravingSetAt(sets, piece)
  const checks = board.checksOf(set)
  const met = board.metBy(set)
  const asked = request?.propertyId === property.id ? request.mechanismIndex : undefined
  const place = Math.max(
    0,
    board.mechanisms.findIndex((mechanism) => mechanism.index === asked),
  )
  const mechanism = board.mechanisms[place]?.index ?? 0
  const count = board.mechanisms.length

  const goToMechanism = (index: number) => setRequest({ propertyId: property.id, mechanismIndex: index })
  function step(by: number) {
    const next = board.mechanisms[(place + by + count) % count]
    if (next) goToMechanism(next.index)
  }
  useHotkeys([
    {
      keys: 'Mod+Z',
      label: words.undo,
      group: words.engravings,
      isActiveInFields: true,
      run: () => undo(editor),
    },
    {
      keys: 'Shift+Mod+Z',
      label: words.redo,
      group: words.engravings,
      isActiveInFields: true,
      run: () => redo(editor),
    },
    {
      keys: 'PageDown',
      label: words.nextMechanism,
      group: words.engravings,
      isActiveInFields: true,
      run: () => step(1),
    },
    {
      keys: 'PageUp',
      label: words.previousMechanism,
      group: words.engravings,
      isActiveInFields: true,
      run: () => step(-1),
    },
  ])
  // One types on at the mechanism that was just chosen; a finger would only bring up the keyboard over the drawing.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) fields.current?.querySelector('input')?.focus()
  }, [mechanism, piece])

  const isCustom = selection?.customEngravings === true
  const sideFields = (side: EngravingSide) => (
    <EngravingSideFields
      key={`${piece} ${mechanism} ${side}`}
      target={{ itemId, propertyId: property.id, piece, mechanism, side }}
      property={property}
      entries={set[String(mechanism)]?.[side] ?? []}
      check={checks[String(mechanism)]?.[side]}
      met={met}
      board={board}
      isCustom={isCustom}
      commands={commands}
    />
  )
  return (
    <div data-help="engraving" className="flex max-h-[inherit] flex-col">
      <EngravingHeader
        title={property.title}
        place={place}
        count={count}
        engraving={set[String(mechanism)] ?? {}}
        onStep={step}
        onPaste={(engraving) => commands.paste(mechanism, engraving)}
        onClear={() => commands.clear(mechanism)}
      />
      <PieceChoice
        quantity={quantity}
        setCount={sets.length}
        piece={piece}
        onPiece={setPiece}
        onAlike={() => {
          commands.alike()
          setPiece(0)
        }}
        onCopyTo={commands.copyToPiece}
        onOwn={commands.eachOwn}
      />
      {/* Positioned, so that labels for screen readers alone scroll with it instead of lengthening the page. */}
      <div ref={fields} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {sideFields('above')}
        <EngravingPreview
          board={board}
          set={set}
          mechanism={mechanism}
          isCustom={isCustom}
          onMechanism={goToMechanism}
        />
        {sideFields('below')}
        <CustomEngravings isCustom={isCustom} onEnable={commands.enableCustom} />
      </div>
    </div>
  )
}
