/** A key that was just made, whole: this one time. Closing it asks while it is not copied. */
import { adminApiKeyMessages as words } from '@orderwright/domain/messages'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { confirm } from '../../../ui/popups/confirm.tsx'
import type { DialogStage } from './dialog-stage.ts'

export interface Made {
  readonly name: string
  readonly secret: string
}

/** Null as long as nothing was made. */
export function useMadeKey(made: Made | null, onClose: () => void): DialogStage | null {
  const [isCopied, setCopied] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  if (made === null) return null
  const { name, secret } = made

  async function copy() {
    setRefusal(null)
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // No permission, or no https: selected, so that one key copies it.
      input.current?.select()
      setRefusal(words.notCopied)
    }
  }

  async function close() {
    const question = { message: words.askUncopied, confirmLabel: words.closeUncopied, isDanger: true }
    if (isCopied || (await confirm(question))) onClose()
  }

  const footer = (
    <Button variant={isCopied ? 'primary' : 'secondary'} onPress={() => void close()}>
      {words.done}
    </Button>
  )
  const body = (
    <div className="space-y-3">
      <p className="text-base font-medium">{words.shownOnce}</p>
      {/* Copied by hand counts too. */}
      <div className="flex flex-wrap items-end gap-2" onCopy={() => setCopied(true)}>
        <TextField
          label={words.secret}
          isReadOnly
          value={secret}
          inputRef={input}
          errorMessage={refusal ?? undefined}
          onFocus={() => input.current?.select()}
          inputClassName="font-mono"
          className="min-w-0 flex-1 basis-64"
        />
        <Button
          variant={isCopied ? 'secondary' : 'primary'}
          autoFocus
          icon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onPress={() => void copy()}
        >
          {words.copy}
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-done">
        {isCopied && words.copied}
      </p>
      <p className="text-sm text-ink-2">{words.keepSecret}</p>
    </div>
  )
  return { title: words.isMade({ name }), body, footer, close: () => void close() }
}
