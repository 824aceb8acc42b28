/** What stands beside every view of an order, each with its panel: comments, files, the problems with what was delivered, and its returns. */
import { CommentsButton } from '../../comments/comments-entry.tsx'
import { FilesButton } from '../../order-files/files-entry.tsx'
import { ProblemsEntry } from '../../order-problems/problems-entry.tsx'
import { ReturnsEntry } from '../../order-returns/returns-entry.tsx'

export function SideParts() {
  return (
    <>
      <CommentsButton />
      <FilesButton />
      <ProblemsEntry />
      <ReturnsEntry />
    </>
  )
}
