/** The lines above or below a mechanism, and what would help where one is too wide. */
import type { ProductProperty } from '@orderwright/domain/catalog'
import {
  type EngravingEntry,
  engravingFaceOr,
  type EngravingSide,
  type EngravingSideCheck,
  shownCharacters,
} from '@orderwright/domain/engraving'
import { engravingEditorMessages as words, engravingMessages } from '@orderwright/domain/messages'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { EngravingLine } from './engraving-line.tsx'
import { FitSuggestions } from '../fit-suggestions.tsx'
import type { EngravingBoard } from './use-engraving-board.ts'
import type { EngravingCommands } from './use-engraving-commands.ts'

interface EngravingSideFieldsProps {
  target: { itemId: number; propertyId: number; piece: number; mechanism: number; side: EngravingSide }
  property: ProductProperty
  entries: readonly EngravingEntry[]
  check: EngravingSideCheck | undefined
  /** what a line meets */
  met: ReturnType<EngravingBoard['metBy']>
  board: EngravingBoard
  isCustom: boolean
  commands: EngravingCommands
}

const sideTitles = { above: words.above, below: words.below }

export function EngravingSideFields(props: EngravingSideFieldsProps) {
  const { target, property, entries, check, met, board, isCustom, commands } = props
  const { profile } = useOpenOrder()
  const { mechanism, side, itemId, propertyId, piece } = target
  const hasLimits = profile.engraving.limits
  const room = board.lineCount(mechanism, side)
  // What was written stays in sight, even where there is no room for it any more.
  const shown = Math.max(room, entries.length)
  return (
    <fieldset className="px-4 py-3">
      <legend className="sr-only">
        {sideTitles[side]}
        {room === 1 && `. ${oneLineWords(board)}.`}
      </legend>
      <p className="mb-1.5 flex items-baseline justify-between gap-2" aria-hidden="true">
        <span className="eyebrow">{sideTitles[side]}</span>
        {room === 1 && <span className="text-xs text-ink-2">{oneLineWords(board)}</span>}
      </p>
      <div className="space-y-2">
        {Array.from({ length: shown }, (_, line) => {
          const entry = entries[line]
          const keptIndex = entry ? (check?.kept.indexOf(entry) ?? -1) : -1
          const found = check?.checks[keptIndex]
          const name = words.lineOfSide({ side: sideTitles[side], line: line + 1 })
          const isTooWide = hasLimits && !isCustom && found?.isExact === true && found.state !== 'ok'
          const missing = found?.missing ?? []
          return (
            // The lines of a side are a fixed list of places.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={line}>
              <EngravingLine
                name={name}
                placeholder={
                  property.arrayInputProps.inputs[line]?.placeholder || words.line({ line: line + 1 })
                }
                entry={entry}
                check={found}
                isDropped={board.grid !== null && isFilled(entry) && keptIndex < 0}
                missingWords={
                  missing.length > 0 && board.grid
                    ? engravingMessages.engravingMissing({
                        characters: shownCharacters(missing),
                        font: engravingFaceOr(board.grid.style.fontFamily).family,
                      })
                    : null
                }
                meets={keptIndex < 0 ? [] : met({ mechanism, side, line: keptIndex })}
                hasLimits={hasLimits}
                isCustom={isCustom}
                onChange={(next) => commands.write({ mechanism, side, line }, next)}
              />
              {isTooWide && (
                <FitSuggestions
                  name={name}
                  request={{ itemId, propertyId, piece, place: { mechanism, side, line } }}
                  isOver={found.state === 'overLimit'}
                  onApply={commands.apply}
                />
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

function isFilled(entry: EngravingEntry | undefined): boolean {
  return entry !== undefined && ('symbol' in entry || entry.text.trim() !== '')
}

/** Why there is one line only. [1.5.31, 1.5.36, 1.5.37] */
function oneLineWords(board: EngravingBoard): string {
  return board.inputCount === 1 || board.grid?.hasLed
    ? engravingMessages.engravingOneLineByOption
    : engravingMessages.engravingOneLine
}
