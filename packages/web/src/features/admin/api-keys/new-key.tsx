/** Makes an API key, in one dialog: first its form, then the key itself, which is shown once. */
import { useState } from 'react'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { useKeyForm } from './use-key-form.tsx'
import { type Made, useMadeKey } from './use-made-key.tsx'

export function NewKey({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made | null>(null)
  const form = useKeyForm(setMade, onClose)
  const shown = useMadeKey(made, onClose)
  const { title, footer, body, close } = shown ?? form
  return (
    // Only its own button closes it while the key is shown.
    <Dialog title={title} isOpen isDismissable={shown === null} onOpenChange={close} footer={footer}>
      {body}
    </Dialog>
  )
}
