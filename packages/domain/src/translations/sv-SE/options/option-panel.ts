/** The panel of the options, in Swedish. */
import type { optionPanelMessages as english } from '../../../messages/options/option-panel.ts'
import type { Translation } from '../../../localization/translation.ts'

export const optionPanelMessages: Translation<typeof english> = {
  none: 'Inget',
  customReviewed: 'Special, granskas',
  options: 'Alternativ',
  optionsAppearHere: 'Alternativen för dina artiklar visas här.',
  itemHasNone: 'Artikeln har inga egna alternativ.',
  applyToAllItems: 'De här valen gäller alla artiklar i beställningen.',
  oneToFix: '1 att rätta',
  toFix: ({ count }) => `${count} att rätta`,
  otherOptions: 'Övriga alternativ',
  forTheWholeOrder: 'För hela beställningen',
  choose: 'Välj…',
  whyInvalid: 'Varför artikeln är ogiltig',
  why: 'varför?',
}
