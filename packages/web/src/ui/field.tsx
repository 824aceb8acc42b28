/** What every field has around its input: label, hint, error. Used by the fields of this folder. */
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { cx } from './cx.ts'

export interface FieldLook {
  /** always given; `isLabelHidden` keeps it for screen readers alone */
  label: string
  isLabelHidden?: boolean
  /** a quiet line under the input */
  description?: ReactNode
  /** makes the field invalid and says why */
  errorMessage?: string
  className?: string
}

export function FieldLabel({
  label,
  isHidden,
  isOptional,
}: {
  label: string
  isHidden?: boolean
  isOptional?: boolean
}) {
  return (
    <Label className={cx('eyebrow mb-1 block', isHidden && 'sr-only')}>
      {label}
      {isOptional && <span className="font-normal text-ink-3"> · optional</span>}
    </Label>
  )
}

export function FieldFoot({ description, errorMessage }: Pick<FieldLook, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && !errorMessage && (
        <Text slot="description" className="mt-1 block text-xs text-ink-2">
          {description}
        </Text>
      )}
      <FieldError className="mt-1 block text-xs whitespace-pre-line text-invalid">{errorMessage}</FieldError>
    </>
  )
}

/** The frame that an input stands in. */
export const frameClasses = cx(
  'focus-frame flex w-full items-center rounded border border-edge bg-paper transition-colors',
  'hover:border-ink-3 has-[[data-invalid]]:border-invalid has-[:disabled]:bg-desk has-[:disabled]:border-hairline',
  'has-[:disabled]:text-ink-2',
)

export const inputClasses =
  'w-full min-w-0 bg-transparent text-sm outline-none pointer-coarse:text-lg disabled:cursor-default'

export const controlHeights = {
  small: 'h-7 pointer-coarse:h-11',
  medium: 'h-8 pointer-coarse:h-11',
  large: 'h-10 pointer-coarse:h-11',
}
export type ControlSize = keyof typeof controlHeights
