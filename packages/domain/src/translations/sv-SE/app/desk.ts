/** What waits for a person, and the orders worked on last, in Swedish. */
import type { deskMessages as english } from '../../../messages/app/desk.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, figure } from '../grammar.ts'

export const deskMessages: Translation<typeof english> = {
  title: 'Att göra',
  reasons: {
    changesAsked: 'Ändringar begärda',
    toAccept: 'Att acceptera',
    changeToAgree: 'Ändringar att godkänna',
    paymentDue: 'Att betala',
    late: 'Försenat',
    problems: 'Problem att besvara',
    problemsToSolve: 'Problem att lösa',
    returns: 'Returer att avgöra',
    changesToAnswer: 'Ändringar att besvara',
    renewals: 'Offerter att förnya',
    toApprove: 'Att godkänna',
    paymentToRecord: 'Betalning att registrera',
  },
  counted: ({ reason, count }) => `${reason}, ${figure(count)}`,
  all: ({ count }) => `Alla ${figure(count)}`,
  workedOn: 'Senast bearbetade',
  since: ({ date }) => `sedan ${date}`,
  answered: ({ date }) => `besvarat ${date}`,
  wasToShip: ({ date }) => `skulle skickas ${date}`,
  announced: ({ amount, method }) => `${method}: ${amount}`,
  due: ({ amount }) => `${amount} att betala`,
  changed: ({ when }) => `ändrades ${when}`,
  begin: ({ word }) =>
    `Välj det du behöver nedan: ${agree(word, 'din första', 'ditt första')} ${word.toLowerCase()} öppnas, och ritning och pris följer varje val. Inget är beställt förrän du skickar in.`,
  failed: 'Det som väntar på dig kunde inte laddas.',
}
