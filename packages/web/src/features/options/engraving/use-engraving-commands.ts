/** What a person does to the engravings of a line; each is one undo step with a name of its own. */
import {
  eachItsOwn,
  type EngravingEntry,
  type EngravingPlace,
  type EngravingSet,
  engravingSetAt,
  type MechanismEngraving,
  withEntry,
  withMechanism,
  withPiece,
} from '@orderwright/domain/engraving'
import { engravingEditorMessages as words } from '@orderwright/domain/messages'
import type { Selection } from '@orderwright/domain/orders'
import type { FitSuggestion } from '@orderwright/domain/repairs'
import { useOpenOrder } from '../../open-order/editor-context.tsx'

export interface EngravingCommands {
  /** typed or picked; keys pressed in one place are one step */
  write: (place: EngravingPlace, entry: EngravingEntry | null) => void
  paste: (mechanism: number, engraving: MechanismEngraving) => void
  clear: (mechanism: number) => void
  alike: () => void
  copyToPiece: (piece: number) => void
  eachOwn: () => void
  enableCustom: () => void
  apply: (suggestion: FitSuggestion) => void
}

interface Target {
  itemId: number
  propertyId: number
  selection: Selection | undefined
  quantity: number
  piece: number
}

export function useEngravingCommands(target: Target): EngravingCommands {
  const { editor } = useOpenOrder()
  const { itemId, propertyId, selection, quantity, piece } = target
  const sets = selection?.engravings ?? []
  const set = engravingSetAt(sets, piece)

  /** Nothing engraved and nothing agreed leaves no trace. */
  function stored(engravings: EngravingSet[]): Selection | null {
    const isEmpty = engravings.every((one) => Object.keys(one).length === 0)
    return isEmpty && selection?.customEngravings !== true ? null : { ...selection, engravings }
  }
  function choose(engravings: EngravingSet[], label: string) {
    editor.chooseAll([{ itemId, propertyId, selection: stored(engravings) }], label)
  }
  return {
    write(place, entry) {
      const next = stored(withPiece(sets, piece, withEntry(set, place, entry)))
      const field = `${piece} ${place.mechanism} ${place.side} ${place.line}`
      if (entry && 'symbol' in entry) {
        editor.chooseAll([{ itemId, propertyId, selection: next }], words.engraveSymbol)
      } else editor.type(itemId, propertyId, next, words.engraveText, field)
    },
    paste: (mechanism, engraving) =>
      choose(withPiece(sets, piece, withMechanism(set, mechanism, engraving)), words.pasteEngravings),
    clear: (mechanism) =>
      choose(withPiece(sets, piece, withMechanism(set, mechanism, {})), words.clearEngravings),
    alike: () => choose([set], words.engraveAllAlike),
    copyToPiece: (other) =>
      choose(withPiece(eachItsOwn(sets, quantity), other, set), words.copyEngravingsTo({ other: other + 1 })),
    eachOwn: () => choose(eachItsOwn(sets, quantity), words.engraveEach),
    enableCustom: () =>
      void editor.chooseAll(
        [{ itemId, propertyId, selection: { ...selection, engravings: sets, customEngravings: true } }],
        words.enableCustom,
      ),
    apply: ({ changes, title }) => void editor.chooseAll(changes, title),
  }
}
