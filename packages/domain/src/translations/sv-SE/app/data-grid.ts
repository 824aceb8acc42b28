/** Grids of cells that are written in as in a spreadsheet, in Swedish. */
import type { gridMessages as english } from '../../../messages/app/data-grid.ts'
import type { Translation } from '../../../localization/translation.ts'

export const gridMessages: Translation<typeof english> = {
  writingHint:
    'Pilarna flyttar, Shift med pilar markerar. Enter skriver i en cell, Escape lämnar den, och Escape en gång till lämnar rutnätet. Tab går till nästa cell som går att skriva i. Ctrl D fyller nedåt.',
  readingHint: 'Pilarna flyttar, Shift med pilar markerar, Escape lämnar rutnätet.',
}
