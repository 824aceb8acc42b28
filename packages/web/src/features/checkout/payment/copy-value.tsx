/** A value that people copy into another program: an account number, a tracking number. */
import { paymentMessages } from '@orderwright/domain/messages'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

export function CopyValue({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === value

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
    } catch {
      // Refused by the browser: the value stands there to be selected by hand.
      setCopied(null)
    }
  }
  return (
    <div className="flex items-center gap-3">
      <dl className="min-w-0 flex-1">
        <dt className="eyebrow">{label}</dt>
        <dd className="tabular text-base break-words whitespace-pre-line select-all">{value}</dd>
      </dl>
      <IconButton
        label={isCopied ? paymentMessages.copiedWhat({ label }) : paymentMessages.copyWhat({ label })}
        icon={isCopied ? <Check className="text-done" /> : <Copy />}
        className="-me-2 pointer-coarse:-me-3.5"
        onPress={() => void copy()}
      />
      <VisuallyHidden isLive>{isCopied ? paymentMessages.copied : ''}</VisuallyHidden>
    </div>
  )
}
