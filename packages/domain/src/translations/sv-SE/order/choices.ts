/** What is said of choices when one is made, refused, repaired or taken over, in Swedish. */
import type { choiceMessages as english } from '../../../messages/order/choices.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const choiceMessages: Translation<typeof english> = {
  itemHasInvalidConfiguration:
    'Artikeln har en ogiltig konfiguration.\n\nÄndra den så att inga alternativ till höger är röda.',
  notInList: ({ text }) => `”${text}” finns inte i listan.`,
  repairChange: ({ property, option }) => `Ändra ${property} till ${option}`,
  repairClear: ({ property }) => `Rensa ${property}`,
  choiceOnItem: ({ choice, item }) => `${choice} på ${item}`,
  propertyShownBy: ({ title }) => `${title} gäller bara med vissa val.`,
  propertyHiddenBefore: ({ title }) => `${title} gällde inte med det tidigare valet.`,
  repairOnItem: ({ change, item }) => `${change} på ${item}`,
  repairTo: ({ property, option }) => `${property} ${option}`,
  repairAt: ({ item, changes }) => `${item}: ${changes}`,
  repairSeveral: ({ count }) => `${count} ändringar till`,
  nothingHelps: 'Inget sätt att göra det möjligt hittades. Inget har ändrats.',
  lookingForWays: 'Söker efter det som skulle göra det möjligt …',
  repairAll: 'Rätta allt',
  rulesLeaveNothing: ({ title }) => `Reglerna lämnar inget alternativ för ${title} med dessa val.`,
  applyToAllTurnsInvalid: ({ reason }) => `Den skulle bli ogiltig: ${reason}`,
  dimensionAdjusted: ({ length }) => `Satt till ${length}, det närmaste möjliga måttet`,
  textTooLong: ({ length, max }) => `Texten har ${figure(length)} tecken; ${figure(max)} sparas. Korta den.`,
  samePrice: 'Samma pris',
  customPriceInstead: ({ byRule, difference }) =>
    difference === '' ? `Enligt reglerna: ${byRule}` : `Enligt reglerna: ${byRule} (${difference})`,
}
