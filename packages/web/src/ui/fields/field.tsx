/** What every field has around its input: label, hint, error. Used by the fields of this folder. */
import { uiMessages as words } from '@orderwright/domain/messages'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

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

export const labelClasses = 'eyebrow mb-1 block'
export const descriptionClasses = 'mt-1 block text-xs text-ink-2'
export const errorClasses = 'mt-1 block text-xs whitespace-pre-line text-invalid'

/** What stands over an input. */
export function LabelText({ label, isOptional }: { label: string; isOptional?: boolean }) {
  return (
    <>
      {label}
      {isOptional && <span className="font-normal text-ink-3"> {words.optional}</span>}
    </>
  )
}

/** The frame that an input stands in. */
export const frameClasses = cx(
  'focus-frame flex w-full items-center rounded border border-edge bg-paper transition-colors',
  'hover:border-ink-3 has-[[aria-invalid=true]]:border-invalid has-[:disabled]:bg-desk has-[:disabled]:border-hairline',
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
