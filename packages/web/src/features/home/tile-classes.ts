/** What every tile of the home page looks like. */
import { cx } from '../../ui/cx.ts'

export const tileClasses = cx(
  'group flex h-full w-full cursor-pointer flex-col text-start transition-colors select-none',
  'hover:bg-accent-soft focus-inset disabled:cursor-default',
)
