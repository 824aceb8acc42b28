/** A quiet turning ring for work that takes longer than a moment. */
import { cx } from './cx.ts'

/** `size` in px. Give a `label` when nothing beside it says what is going on. */
export function Spinner({
  size = 16,
  label,
  className,
}: {
  size?: number
  label?: string
  className?: string
}) {
  return (
    <svg
      className={cx('animate-spin shrink-0', className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity="0.2" strokeWidth="1.5" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
