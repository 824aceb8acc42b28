/** What is found where a chain of agreements is checked. */
import { defineMessages } from '../../localization/define-messages.ts'

type Numbered = { number: number }
type Named = Numbered & { name: string }

export const agreementCheckMessages = defineMessages('agreementCheckMessages', {
  entryMissing: ({ number }: Numbered) => `Entry ${number} is missing.`,
  recordChanged: ({ number }: Numbered) => `Entry ${number}: its record is not the one that was hashed.`,
  recordUnreadable: ({ number }: Numbered) => `Entry ${number}: its record can not be read.`,
  linkBroken: ({ number }: Numbered) =>
    `Entry ${number} does not follow the entry before it: one of them was changed, taken out or put in.`,
  columnChanged: ({ number, field, now, was }: Numbered & { field: string; now: string; was: string }) =>
    `Entry ${number}: ${field} is ${now}; what was agreed to says ${was}.`,
  thingChanged: ({ number, name }: Named) => `Entry ${number}: ${name} is not what was accepted.`,
  thingMissing: ({ number, name }: Named) => `Entry ${number}: ${name} is missing.`,
  certificateOfOther: ({ number, acceptance }: Numbered & { acceptance: number }) =>
    `Entry ${number}: the certificate is of another acceptance than entry ${acceptance}.`,
  content: ({ revision }: { revision: number }) => `the items and choices of R${revision}`,
  prices: ({ revision }: { revision: number }) => `the prices of R${revision}`,
  frame: ({ revision }: { revision: number }) => `the catalog and settings of R${revision}`,
  reading: ({ revision }: { revision: number }) => `what R${revision} is read as`,
  acceptanceMissing: ({ orderNumber, revision }: { orderNumber: number; revision: number }) =>
    `Number ${orderNumber}: R${revision} is said to be accepted, and no entry says so.`,
  orderChanged: ({ orderNumber, revision }: { orderNumber: number; revision: number }) =>
    `Number ${orderNumber}: whether R${revision} counts as accepted is not what its entries say.`,
  revision: ({ revision }: { revision: number }) => `R${revision}`,
  signOff: ({ kind, key, revision }: { kind: string; key: number; revision: number }) =>
    kind === 'sheet'
      ? `the sign-off of sheet ${key} of R${revision}`
      : `the sign-off of item ${key} of R${revision}`,
  noteChanged: ({ number, name }: Named) => `Entry ${number}: the note of ${name} is not what was written.`,
  signOffUnknown: ({ name }: { name: string }) => `No entry knows ${name}: it was put in.`,
  standingChanged: ({ orderNumber }: { orderNumber: number }) =>
    `Number ${orderNumber}: whether everything is signed off is not what its entries say.`,
  terms: 'the text of the terms',
  file: { quote: 'the quote PDF', drawings: 'the drawings PDF' },
  certificate: 'the certificate',
})
