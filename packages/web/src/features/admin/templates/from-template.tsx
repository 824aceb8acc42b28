/** The button that opens the templates of products. */
import { templateMessages as words } from '@orderwright/domain/messages'
import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { deferred } from '../../../ui/deferred.tsx'
import type { AdminData } from '../admin-data.ts'

const TemplatePopup = deferred(() => import('./template-popup.tsx').then((part) => part.TemplatePopup))

interface FromTemplateProps {
  adminData: AdminData
  /** it is what one does first here */
  isPrimary?: boolean
  className?: string
}

export function FromTemplate({ adminData, isPrimary = false, className }: FromTemplateProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        size={isPrimary ? 'medium' : 'large'}
        aria-haspopup="dialog"
        icon={<LayoutTemplate aria-hidden />}
        onPress={() => setOpen(true)}
        className={className}
      >
        {words.fromTemplate}
      </Button>
      {isOpen && <TemplatePopup adminData={adminData} onClose={() => setOpen(false)} />}
    </>
  )
}
