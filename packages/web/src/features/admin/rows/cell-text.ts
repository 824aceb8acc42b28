/** What a cell says, as text: what lists are searched and sorted by. */
import { formatDay } from '@orderwright/domain/units'
import type { Cell } from '../section.ts'

/** '' for what says nothing in words: buttons, an empty cell. Days are those of `timeZone`. */
export function cellText(cell: Cell | undefined, timeZone: string): string {
  if (!cell) return ''
  switch (cell.kind) {
    case 'text':
    case 'figure':
    case 'field':
      return cell.text
    case 'title':
      return cell.title
    case 'date':
      return formatDay(cell.at, timeZone)
    case 'places':
      return cell.places.map(({ text }) => text).join(' ')
    case 'addresses':
      return cell.addresses.map(({ text }) => text).join(' ')
    case 'control':
      return ''
  }
}

/** What rows are sorted by: points in time by when they were, everything else by what it says. */
export function sortText(cell: Cell | undefined): string {
  return cell?.kind === 'date' ? cell.at : cellText(cell, 'UTC')
}
