/** The words of acceptances: on the certificate and in the names of their files. */
import { defineMessages } from '../../localization/define-messages.ts'

type Numbered = { number: number }

export const agreementWords = defineMessages('agreementWords', {
  itemTitle: ({ number, name }: Numbered & { name: string }) => `${number}. ${name}`,
  sheetTitle: ({ number, names }: Numbered & { names: readonly string[] }) =>
    [`Sheet ${number}`, names.filter(Boolean).join(', ')].filter(Boolean).join(': '),
  fileName: {
    quote: 'Accepted quote',
    drawings: 'Accepted drawings',
    certificate: 'Certificate of acceptance',
  },
  certificate: 'Certificate of acceptance',
  what: 'What',
  value: 'As it is recorded',
  heading: ({ word, number, name }: Numbered & { word: string; name: string }) =>
    `${word} #${number}, ${name}, was accepted.`,
  intro:
    'The files and texts named here were shown to the person who accepted them, are kept as they were, and are named by their SHA-256 hashes: whoever changes one byte changes its hash.',
  how: ({ address }: { address: string }) =>
    `To check a file against this certificate, open ${address} and choose the file, or run: npm run verify-agreement -- file.pdf`,
  acceptedBy: 'Accepted by',
  email: 'E-mail address',
  at: 'Time',
  utc: ({ time }: { time: string }) => `${time} UTC`,
  via: 'Came by',
  vias: { account: 'An account, signed in', link: 'A link that was shared' },
  address: 'Network address',
  device: 'Device',
  signature: 'Signature',
  typedSignature: ({ text }: { text: string }) => `${text} (typed)`,
  drawnSignature: 'Drawn, as beside',
  total: 'Total accepted',
  file: { quote: 'Quote PDF, SHA-256', drawings: 'Drawings PDF, SHA-256' },
  content: 'Items, choices and addresses as canonical JSON, SHA-256',
  prices: 'Its prices with their traces, SHA-256',
  priceVersion: ({ ruleId, version }: { ruleId: number; version: string }) =>
    `Pricing rule ${ruleId}, version ${version}, SHA-256`,
  frame: 'Catalog and settings, SHA-256',
  termsHash: ({ version }: { version: number }) => `Terms, version ${version}, SHA-256`,
  termsTitle: ({ version }: { version: number }) => `Terms, version ${version}, as they were accepted`,
  noTerms: 'No terms were set when it was accepted.',
  record: ({ number }: Numbered) => `This record, entry ${number}, SHA-256`,
  previous: 'The entry before it, SHA-256',
  firstEntry: 'None: it is the first',
})
