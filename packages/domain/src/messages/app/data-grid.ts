/** Grids of cells that are written in as in a spreadsheet. */
import { defineMessages } from '../../localization/define-messages.ts'
export const gridMessages = defineMessages('gridMessages', {
  writingHint:
    'Arrows move, Shift with arrows selects. Enter writes in a cell, Escape leaves it, and a second Escape leaves the grid. Tab goes to the next cell that can be written in. Ctrl D fills down.',
  readingHint: 'Arrows move, Shift with arrows selects, Escape leaves the grid.',
})
