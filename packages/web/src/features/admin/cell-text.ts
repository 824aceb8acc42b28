/** What a cell says, as text: what lists are searched and sorted by. */
import type { Cell } from './section.ts'

/** '' for what says nothing in words: buttons, an empty cell. */
export function cellText(cell: Cell | undefined): string {
  if (!cell) return ''
  switch (cell.kind) {
    case 'text':
    case 'figure':
    case 'field':
      return cell.text
    case 'title':
      return cell.title
    case 'places':
      return cell.places.map(({ text }) => text).join(' ')
    case 'addresses':
      return cell.addresses.map(({ text }) => text).join(' ')
    case 'control':
      return ''
  }
}
