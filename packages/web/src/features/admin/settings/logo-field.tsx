/** The logo: read from a file, looked at, then used. [issue 14] */
import { endpoints } from '@orderwright/contract'
import { adminSettingMessages as words } from '@orderwright/domain/messages'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'

const pictureLook = 'h-16 max-w-full rounded border border-hairline bg-paper object-contain p-2'

export function LogoField({ value, onUse }: { value: string | null; onUse: (url: string) => void }) {
  const { org, caller } = useViewer()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function prepare(file: File) {
    setPending(true)
    setRefusal(null)
    const result = await call(endpoints.prepareOrgLogo, { orgId: org.id, ...caller }, { file })
    setPending(false)
    if (result.ok) setPreview(result.data.logoUrl)
    else setRefusal(result.error.details?.fields?.[0]?.message ?? result.error.message)
  }
  return (
    <div className="space-y-2">
      {value !== null && preview === null && (
        <img src={value} alt={words.currentLogo} className={pictureLook} />
      )}
      {preview !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <img src={preview} alt={words.preview} className={pictureLook} />
          <Button
            variant="primary"
            onPress={() => {
              onUse(preview)
              setPreview(null)
            }}
          >
            {words.takeLogo}
          </Button>
          <Button variant="quiet" onPress={() => setPreview(null)}>
            {words.discard}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept=".svg,.png,image/svg+xml,image/png"
        aria-label={words.logoFile}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void prepare(file)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button icon={<Upload aria-hidden />} isPending={isPending} onPress={() => input.current?.click()}>
        {words.upload}
      </Button>
      <p className="text-xs text-ink-2">{words.logoHint}</p>
      {refusal !== null && (
        <p role="alert" className="text-sm text-invalid">
          {refusal}
        </p>
      )}
    </div>
  )
}
