/** What waits for a person, above the tiles of the home page, and the orders worked on last. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'
type Word = { word: string }

export const deskMessages = defineMessages('deskMessages', {
  title: 'For you to do',
  reasons: {
    changesAsked: 'Changes asked for',
    toAccept: 'To accept',
    changeToAgree: 'Changes to agree to',
    paymentDue: 'Payment due',
    late: 'Late',
    problems: 'Problems to answer',
    problemsToSolve: 'Problems to solve',
    returns: 'Returns to decide',
    changesToAnswer: 'Changes to answer',
    renewals: 'Quotes to renew',
    toApprove: 'To approve',
    paymentToRecord: 'Payment to record',
  },
  /** a reason and how many there are */
  counted: ({ reason, count }: { reason: string; count: number }) =>
    `${reason}, ${count.toLocaleString('en-US')}`,
  all: ({ count }: { count: number }) => `All ${count.toLocaleString('en-US')}`,
  workedOn: 'Worked on last',
  since: ({ date }: { date: string }) => `since ${date}`,
  answered: ({ date }: { date: string }) => `answered ${date}`,
  wasToShip: ({ date }: { date: string }) => `was to ship ${date}`,
  announced: ({ amount, method }: { amount: string; method: string }) => `${method}: ${amount}`,
  due: ({ amount }: { amount: string }) => `${amount} due`,
  changed: ({ when }: { when: string }) => `changed ${when}`,
  begin: ({ word }: Word) =>
    `Choose what you need below: your first ${word.toLowerCase()} opens, and its drawing and price follow every choice. Nothing is ordered until you submit it.`,
  failed: 'What waits for you could not be loaded.',
})
