/** A button that makes an export and gives it to the browser as a CSV file; it says so while it works. */
import { tableMessages as words } from '@orderwright/domain/messages'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'

interface ExportButtonProps {
  label: string
  /** that of the buttons beside it */
  size?: 'small' | 'medium'
  /** what is asked of which call, and the name of the file: read at the press */
  describe: () => { path: string; body: object; name: string }
  onDone?: (outcome: { isCut: boolean }) => void
  onFailed: (error: unknown) => void
}

export function ExportButton({ label, size = 'small', describe, onDone, onFailed }: ExportButtonProps) {
  const [isExporting, setExporting] = useState(false)

  async function run() {
    setExporting(true)
    try {
      const { saveExport } = await import('../../lib/api/save-export.ts')
      const { path, body, name } = describe()
      const outcome = await saveExport(path, body, name)
      onDone?.(outcome)
    } catch (error) {
      onFailed(error)
    } finally {
      setExporting(false)
    }
  }
  return (
    <Button size={size} icon={<Download aria-hidden />} isPending={isExporting} onPress={() => void run()}>
      {isExporting ? words.exporting : label}
    </Button>
  )
}
