/** Where a file is dropped or chosen, and what it would do is shown before it is imported. */
import { listWords, spreadsheetImportMessages as words } from '@orderwright/domain/messages'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useViewer } from '../../../lib/session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { FileDrop } from '../../../ui/files/file-drop.tsx'
import { toast } from '../../../ui/toasts/toasts.tsx'
import { type FileLocaleKey, fileLocaleOf, fileLocales } from '../../../lib/format/file-locale.ts'
import { ImportPreview } from './import-preview.tsx'
import { type Progress, useImport } from './use-import.ts'
import { useTakeBack } from './use-take-back.ts'

const localeChoices = (['american', 'british', 'continental'] as const).map((key) => ({
  key,
  label: words.locales[key],
}))

export function ImportPart() {
  const heading = useId()
  const { org } = useViewer()
  const { takeBack } = useTakeBack()
  const [localeKey, setLocaleKey] = useState<FileLocaleKey>(() => fileLocaleOf(navigator.language))
  const { state, choose, check, apply } = useImport((made) =>
    toast(words.isApplied({ name: made.title }), { onUndo: () => void takeBack(made) }),
  )
  const isChecking = state.kind === 'checking'
  function changeLocale(key: FileLocaleKey) {
    setLocaleKey(key)
    if (state.kind === 'checked' || state.kind === 'failed') void check(state.file, fileLocales[key])
  }
  return (
    <section key={org.id} aria-labelledby={heading} className="border-t border-hairline py-5">
      <h2 id={heading} className="text-base font-semibold">
        {words.importTitle}
      </h2>
      <p className="pb-3 text-sm text-ink-2">{words.nothingYet}</p>
      <FileDrop
        label={words.fileInput}
        icon={<FileUp className="size-5 stroke-1 text-ink-2" aria-hidden />}
        hint={words.drop}
        isBusy={isChecking}
        onFiles={([file]) => {
          if (file) void choose(file, fileLocales[localeKey])
        }}
      >
        {() => (
          <span className="font-medium">{state.kind === 'none' ? words.choose : words.chooseOther}</span>
        )}
      </FileDrop>
      <Select
        label={words.locale}
        items={localeChoices}
        value={localeKey}
        onChange={changeLocale}
        className="max-w-xs pt-3"
      />
      <div aria-live="polite" className="pt-3 text-sm">
        {isChecking && <Checking name={state.file.name} progress={state.progress} />}
        {state.kind === 'failed' && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="text-invalid">
              <span className="font-medium">{listWords.headed({ label: state.file.name })}</span>{' '}
              {state.message}
            </p>
            <Button size="small" onPress={() => void check(state.file, fileLocales[localeKey])}>
              {words.again}
            </Button>
          </div>
        )}
      </div>
      {state.kind === 'checked' && (
        <ImportPreview
          key={state.report.fingerprint}
          name={state.file.name}
          report={state.report}
          notice={state.notice}
          isApplying={state.isApplying}
          onApply={(how) => void apply(how)}
        />
      )}
    </section>
  )
}

function Checking({ name, progress }: { name: string; progress: Progress | null }) {
  return (
    <div>
      <p>
        <span className="font-medium">{listWords.headed({ label: name })}</span>{' '}
        {progress ? words.checked(progress) : words.sending}
      </p>
      <progress
        aria-label={words.checking}
        className="mt-2 h-1.5 w-full accent-accent"
        {...(progress ? { value: progress.done, max: progress.total } : {})}
      />
    </div>
  )
}
