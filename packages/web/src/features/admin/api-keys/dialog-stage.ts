/** What a dialog shows at one stage of it. */
import type { ReactNode } from 'react'

export interface DialogStage {
  readonly title: string
  readonly body: ReactNode
  readonly footer: ReactNode
  readonly close: () => void
}
