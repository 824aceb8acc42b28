/** What a grid of cells shows. */
import type { ReactNode } from 'react'

export interface GridColumn {
  readonly key: string
  readonly title: string
  /** no narrower than this, in rem */
  readonly rem: number
  /** share of what is left; without it the column is as wide as `rem` */
  readonly grow?: number
  readonly isWritten: boolean
  readonly isFigure?: boolean
}

export type GridTone = 'ok' | 'caution' | 'invalid'

export interface GridCell {
  /** what is typed over, and copied */
  readonly text: string
  /** what is shown where it is not the text */
  readonly shown?: ReactNode
  readonly tone?: GridTone
  /** what is wrong with it, in sentences */
  readonly problem?: string
  /** it says the same as the cell above: it may step back */
  readonly isRepeated?: boolean
}
