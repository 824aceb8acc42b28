/** What a dialog is given: what opens it, and its surface, which is fetched later. */
import type { ReactNode } from 'react'
import type { HelpTopic } from '../../lib/help/help-topics.ts'

export interface DialogProps {
  title: string
  /** shows a "?" for what the guide says about it */
  help?: HelpTopic | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** 384, 512 (default) or 768 px wide */
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** alertdialog for questions */
  role?: 'dialog' | 'alertdialog'
  /** false: only its own buttons close it */
  isDismissable?: boolean
  /** buttons, right-aligned under a hairline; the primary one last */
  footer?: ReactNode
  children: ReactNode
}
