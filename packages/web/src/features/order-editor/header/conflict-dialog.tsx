/** Two people changed the same thing: both values side by side, and which of them shall stand. */
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useOrderEditor } from '../editor-context.tsx'
import { describeChange } from './describe-change.ts'

export function ConflictDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { editor, state, data } = useOrderEditor()
  const { conflict } = state
  if (!conflict) return null
  const rows = describeChange(data.catalog, conflict.mine)
    .map((mine, index) => ({
      ...mine,
      theirs: describeChange(data.catalog, conflict.theirs)[index]?.value ?? '—',
    }))
    .filter((row) => row.value !== row.theirs)
  return (
    <Dialog
      title="Somebody else changed this too"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => editor.resolveConflict('theirs')}>Take theirs</Button>
          <Button variant="primary" onPress={() => editor.resolveConflict('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className="mb-3 text-sm text-ink-2">Nothing is lost. Choose which one shall stand.</p>
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <thead>
          <tr className="eyebrow border-b border-hairline [&>th]:py-1.5 [&>th]:font-medium">
            <th scope="col">What</th>
            <th scope="col">Mine</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-hairline align-top [&>*]:py-2 [&>*]:pr-3">
              <th scope="row" className="font-normal text-ink-2">
                {row.title}
              </th>
              <td className="break-words font-medium">{row.value}</td>
              <td className="break-words font-medium">{row.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
