/** At the head of a thread: what it points at now, and what that was. Pressed, the drawing shows it. */
import type { CommentView } from '@orderwright/contract'
import { type CommentPin, gonePin, pinWords, placePin } from '@orderwright/domain/comments'
import { commentMessages as words } from '@orderwright/domain/messages'
import { useIsPhone } from '../../../lib/browser/media.ts'
import { useNavigate } from '../../../lib/router/router-view.tsx'
import { cx } from '../../../ui/cx.ts'
import { sharedSearch } from '../../navigation/order-views.ts'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { closeSidePanel } from '../../side-panels/side-panel-state.ts'
import { PinMark } from './pin-mark.tsx'
import { showPin, usePinState } from './pin-state.ts'
import { usePinTargets } from './use-pin-targets.ts'

interface PinChipProps {
  root: CommentView
  pin: CommentPin
  mark: string
  itemId: number
}

export function PinChip({ root, pin, mark, itemId }: PinChipProps) {
  const drawn = usePinTargets(itemId, pin.piece)
  const { shown } = usePinState()
  const show = useShow()
  const placed = drawn ? placePin(pin, drawn.scene, drawn.targets) : gonePin(pin)
  const title = pinWords(pin, placed)
  const isInternal = root.isInternal === 1
  const inside = (
    <>
      <PinMark
        mark={mark}
        isInternal={isInternal}
        isActive={shown?.commentId === root.id}
        className="h-4.5! min-w-4.5! text-[10px]!"
      />
      <span className={cx('min-w-0 text-start', placed.state !== 'stands' && 'text-caution')}>{title}</span>
    </>
  )
  const classes = 'flex min-h-6 items-center gap-1.5 text-xs text-ink-2'
  if (placed.at === null) return <p className={classes}>{inside}</p>
  return (
    <button
      type="button"
      aria-label={words.pinShow({ mark, title })}
      onClick={() => show({ commentId: root.id, itemId })}
      className={cx(
        classes,
        'cursor-pointer rounded-sm transition-colors hover:text-ink pointer-coarse:min-h-11',
      )}
    >
      {inside}
    </button>
  )
}

/** Where no drawing stands, the drawings are gone to. */
function useShow() {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { stages } = usePinState()
  const number = useEditorState(({ document }) => document.order.orgSpecificId)
  return (shown: { commentId: number; itemId: number }) => {
    showPin(shown)
    if (isPhone) closeSidePanel('comments', { isLeft: true })
    if (stages > 0) return
    void navigate({
      to: '/orders/:orgSpecificId/drawings',
      params: { orgSpecificId: String(number) },
      search: (old) => ({ ...sharedSearch(old), item: shown.itemId, comments: 'shown' }),
    })
  }
}
