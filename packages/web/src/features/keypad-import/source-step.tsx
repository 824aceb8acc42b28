/** Where the schedule comes from: a file that is dropped or chosen, or cells that are pasted. */
import type { ReadTable } from '@orderwright/contract'
import { fileNameOf } from '@orderwright/domain/documents'
import { keypadImportMessages as words, listWords } from '@orderwright/domain/messages'
import { keypadTemplate } from '@orderwright/domain/keypad-import'
import type { CatalogProduct } from '@orderwright/domain/catalog'
import { Download, FileUp } from 'lucide-react'
import { pastedCells } from '../../lib/clipboard/cell-clipboard.ts'
import { saveTable } from '../../lib/save-table.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/text-field.tsx'
import { FileDrop } from '../../ui/files/file-drop.tsx'
import { toast } from '../../ui/toasts/toasts.tsx'
import { useOpenOrder } from '../open-order/editor-context.tsx'
import { useReadFile } from './use-read-file.ts'

interface SourceStepProps {
  /** of which the example is made */
  product: CatalogProduct | undefined
  pasted: string
  onPasted: (text: string) => void
  onTables: (name: string, tables: ReadTable[]) => void
}

export function SourceStep({ product, pasted, onPasted, onTables }: SourceStepProps) {
  const { data, profile } = useOpenOrder()
  const { state, choose } = useReadFile(onTables)
  const isReading = state.kind === 'reading'
  async function saveExample() {
    const finishes = profile.roles['plateFinish'] ?? []
    const table = keypadTemplate({ catalog: data.catalog, profile, product }, finishes)
    try {
      await saveTable(
        { header: [...table.header], rows: table.rows.map((row) => [...row]) },
        fileNameOf(words.example.name, 'csv'),
      )
    } catch {
      toast(words.templateFailed, { tone: 'invalid' })
    }
  }
  return (
    <div className="space-y-4 pb-2">
      <p className="text-sm text-ink-2">{words.intro}</p>
      <FileDrop
        label={words.fileInput}
        icon={<FileUp className="size-5 stroke-1 text-ink-2" aria-hidden />}
        hint={words.kinds}
        accept=".xlsx,.csv,.tsv,.txt"
        isBusy={isReading}
        onFiles={([file]) => {
          if (file) void choose(file)
        }}
      >
        {() => <span className="font-medium">{words.choose}</span>}
      </FileDrop>
      <div aria-live="polite" className="text-sm">
        {isReading && <p>{words.reading({ name: state.name })}</p>}
        {state.kind === 'failed' && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="min-w-0 break-words text-invalid">
              <span className="font-medium">{listWords.headed({ label: state.file.name })}</span>{' '}
              {state.message}
            </p>
            <Button size="small" onPress={() => void choose(state.file)}>
              {words.again}
            </Button>
          </div>
        )}
      </div>
      <TextArea
        label={words.paste}
        description={words.pasteHint}
        rows={4}
        value={pasted}
        spellCheck={false}
        maxLength={400_000}
        onChange={onPasted}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          isDisabled={pasted.trim() === ''}
          onPress={() => onTables(words.pastedName, [{ name: words.pastedName, rows: pastedCells(pasted) }])}
        >
          {words.takePasted}
        </Button>
        <Button icon={<Download aria-hidden />} onPress={() => void saveExample()}>
          {words.template}
        </Button>
      </div>
    </div>
  )
}
