/** A pin on a drawing: a drop whose tip is the point, with its number. The one that is looked at or written is filled. */
import { cx } from '../../../ui/cx.ts'

interface PinMarkProps {
  mark: string
  isInternal: boolean
  isResolved?: boolean
  isActive?: boolean
  className?: string
}

function toneOf(isInternal: boolean, isActive: boolean): string {
  if (isInternal)
    return isActive ? 'border-caution bg-caution text-white' : 'border-caution bg-paper text-caution'
  return isActive ? 'border-ink bg-ink text-white' : 'border-ink bg-paper text-ink'
}

export function PinMark({ mark, isInternal, isResolved = false, isActive = false, className }: PinMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'tabular flex h-5.5 min-w-5.5 items-center justify-center rounded-full rounded-es-none border-[1.5px] px-1 text-xs leading-none font-semibold ring-2 ring-paper',
        toneOf(isInternal, isActive),
        isResolved && 'opacity-70',
        className,
      )}
    >
      {mark}
    </span>
  )
}
