/** An amount of money, in figures that line up. */
import { type Cents, formatCents } from '@orderwright/domain/units'
import { cx } from './cx.ts'

interface MoneyProps {
  /** whole cents; null or undefined shows `fallback` */
  cents: Cents | null | undefined
  /** default '—' */
  fallback?: string
  symbol?: string
  className?: string
}

export function Money({ cents, fallback = '—', symbol = '$', className }: MoneyProps) {
  return (
    <span className={cx('tabular whitespace-nowrap', className)}>
      {cents === null || cents === undefined ? fallback : formatCents(cents, symbol)}
    </span>
  )
}
