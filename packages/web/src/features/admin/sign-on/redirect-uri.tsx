/** The address that an owner registers at the provider, to be copied. */
import { openidSettingMessages as words } from '@orderwright/domain/messages'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'

export function RedirectUri({ value }: { value: string }) {
  const input = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast(words.copied)
    } catch {
      // No permission, or no https: selected, so that one key copies it.
      input.current?.select()
      toast(words.notCopied, { tone: 'invalid' })
    }
  }

  return (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        label={words.redirectUri}
        description={words.redirectHint}
        isReadOnly
        value={value}
        inputRef={input}
        onFocus={() => input.current?.select()}
        inputClassName="font-mono"
        className="min-w-0 flex-1 basis-64"
      />
      <Button className="mt-5" icon={<Copy aria-hidden />} onPress={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  )
}
