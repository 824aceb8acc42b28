/** One set of engravings for each piece of the quantity, or one for all. [1.9.13] */
import { engravingEditorMessages as words } from '@orderwright/domain/messages'
import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/popups/menu.tsx'
import { Select } from '../../../ui/fields/select.tsx'

interface PieceChoiceProps {
  quantity: number
  setCount: number
  piece: number
  onPiece: (piece: number) => void
  onAlike: () => void
  onCopyTo: (piece: number) => void
  onOwn: () => void
}

/** More pieces than this are not listed one by one. */
const LISTED = 24

export function PieceChoice({
  quantity,
  setCount,
  piece,
  onPiece,
  onAlike,
  onCopyTo,
  onOwn,
}: PieceChoiceProps) {
  if (quantity < 2) return null
  const isOwn = setCount > 1
  const others = Array.from({ length: Math.min(quantity, LISTED) }, (_, index) => index).filter(
    (index) => index !== piece,
  )
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-hairline px-4 py-2">
      {isOwn ? (
        <>
          <Select
            label={words.piece}
            hasInlineLabel
            size="small"
            className="flex-1"
            items={Array.from({ length: quantity }, (_, index) => ({
              key: index,
              label: words.pieceOf({ index: index + 1, quantity }),
            }))}
            value={piece}
            onChange={onPiece}
          />
          <Menu
            label={words.copyTheseTo}
            trigger={
              <Button size="small" icon={<Copy aria-hidden />}>
                {words.copyTo}
              </Button>
            }
            groups={[
              {
                key: 'all',
                actions: [{ key: 'all', label: words.allAlikeFromNow({ quantity }), onAction: onAlike }],
              },
              {
                key: 'one',
                title: words.onePiece,
                actions: others.map((index) => ({
                  key: String(index),
                  label: words.pieceNumbered({ index: index + 1 }),
                  onAction: () => onCopyTo(index),
                })),
              },
            ]}
          />
        </>
      ) : (
        <>
          <span className="flex-1 text-sm text-ink-2">{words.allAlike({ quantity })}</span>
          <Button size="small" onPress={onOwn}>
            {words.eachItsOwn}
          </Button>
        </>
      )}
    </div>
  )
}
