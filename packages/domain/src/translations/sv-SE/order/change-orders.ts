/** What is said of changes after the deposit that can not be made, in Swedish. */
import type { changeOrderMessages as english } from '../../../messages/order/change-orders.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, capital, the } from '../grammar.ts'

export const changeOrderMessages: Translation<typeof english> = {
  notMadeYet: ({ word }) =>
    `${capital(the(word))} är fortfarande ${agree(word, 'öppen', 'öppet')}: ändra ${agree(word, 'den', 'det')}, eller begär ändringar, före godkännandet.`,
  openAlready: 'En ändring är redan öppen eller begärd. Avsluta den först.',
  nothingOpen: 'Ingen ändring är öppen.',
  nothingAsked: 'Ingen ändring är begärd.',
  nothingChanged: ({ word }) => `Inget i ${the(word)} har ändrats än: det finns inget att komma överens om.`,
  changedSince: 'Något har ändrats sedan du tittade. Se på skillnaden igen.',
  lookFirst: 'Ange vad överenskommelsen gäller: det förslag som granskades.',
  waitsForCustomer: 'En ändring av det som är överenskommet väntar på ditt svar.',
  waitsForEmployee: 'En ändring som en kund har begärt eller avböjt väntar på dig.',
  look: 'Se ändringen',
  sayWhy: 'Ange varför den avböjs',
  nameMissing: 'Ange vem som har godkänt.',
}
