/** Asks before a status is set that takes later ones away; fetched when somebody sets one. */
import { conflictMessages as words, lifecycleMessages } from '@orderwright/domain/messages'
import type { StatusDot } from '@orderwright/domain/orders'
import { confirm } from '../../ui/popups/confirm.tsx'

/** Whether to go on: at once where nothing is removed. `dots` are all of the order, in their order. */
export async function confirmStatus(dot: StatusDot, dots: readonly StatusDot[]): Promise<boolean> {
  const later = dots.slice(dots.findIndex(({ key }) => key === dot.key) + 1)
  const removed = later.filter(({ isFilled }) => isFilled).map(({ title }) => title)
  if (removed.length === 0) return true
  return confirm({
    title: words.setTheStatusTo({ title: dot.title }),
    message: lifecycleMessages.removesLater({ status: dot.title, removed }),
    confirmLabel: words.setTheStatus,
  })
}
