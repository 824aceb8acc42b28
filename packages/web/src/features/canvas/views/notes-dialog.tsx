/** The notes of a viewport, one for each of the eight keys. [2.2.56, 2.3.33] */
import { canvasScreenMessages as words } from '@orderwright/domain/messages'
import { type ArchCustomView, drawingNotesKeys } from '@orderwright/domain/spatial'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { Dialog } from '../../../ui/popups/dialog.tsx'
import { useOpenCanvas } from '../canvas-context.tsx'
import { useViewports } from './use-viewports.ts'

interface NotesDialogProps {
  view: ArchCustomView
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function NotesDialog({ view, isOpen, onOpenChange }: NotesDialogProps) {
  const { document } = useOpenCanvas()
  const { setNote } = useViewports()
  return (
    <Dialog title={words.notesOf({ title: view.title })} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-3">
        {drawingNotesKeys.map((key) => (
          <TextArea
            key={key}
            label={words.noteKeys[key]}
            value={view.drawingNotesData[key] ?? ''}
            rows={2}
            maxLength={10_000}
            isReadOnly={!document.canEdit()}
            onChange={(text) => setNote(view, key, text)}
          />
        ))}
      </div>
    </Dialog>
  )
}
