/** The notes of a line, in a popover. */
import { orderScreenMessages as words } from '@orderwright/domain/messages'
import { plainText } from '@orderwright/domain/units'
import { StickyNote } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popups/popover.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'

interface NotesButtonProps {
  itemId: number
  notes: string
}

export const NotesButton = memo(function NotesButton({ itemId, notes }: NotesButtonProps) {
  const { editor, data } = useOpenOrder()
  const hasNotes = notes.trim() !== ''
  return (
    <Popover
      label={words.itemNotes}
      placement="top"
      className="w-80"
      trigger={
        <Button
          variant="quiet"
          icon={<StickyNote aria-hidden />}
          aria-label={hasNotes ? words.notesWritten : words.notes}
        >
          <span className="max-[1599px]:hidden">{words.notes}</span>
          {hasNotes && <span className="-ms-1 size-1.5 rounded-full bg-accent" aria-hidden="true" />}
        </Button>
      }
    >
      <div className="p-3">
        <TextArea
          label={words.notesForThisItem}
          autoFocus
          maxLength={10_000}
          rows={5}
          placeholder={words.notesHint}
          isReadOnly={!data.abilities.update}
          value={notes}
          onChange={(text) =>
            editor.setItemFields(itemId, { notes: plainText(text, true) }, words.changeNotes, 'notes')
          }
          onBlur={() => editor.flush()}
        />
      </div>
    </Popover>
  )
})
