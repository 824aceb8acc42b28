/** The words of acceptances: on the certificate and in the names of their files, in Swedish. */
import type { agreementWords as english } from '../../../messages/papers/agreements.ts'
import type { Translation } from '../../../localization/translation.ts'

export const agreementWords: Translation<typeof english> = {
  itemTitle: ({ number, name }) => `${number}. ${name}`,
  sheetTitle: ({ number, names }) =>
    [`Blad ${number}`, names.filter(Boolean).join(', ')].filter(Boolean).join(': '),
  fileName: {
    quote: 'Accepterad offert',
    drawings: 'Accepterade ritningar',
    certificate: 'Intyg om accept',
  },
  certificate: 'Intyg om accept',
  what: 'Vad',
  value: 'Som det är registrerat',
  heading: ({ word, number, name }) => `${word} #${number}, ${name}, har accepterats.`,
  intro:
    'Filerna och texterna som anges här visades för den person som accepterade dem, är sparade som de var och anges med sina SHA-256-summor: den som ändrar en enda byte ändrar summan.',
  how: ({ address }) =>
    `För att kontrollera en fil mot intyget, öppna ${address} och välj filen, eller kör: npm run verify-agreement -- file.pdf`,
  acceptedBy: 'Accepterad av',
  email: 'E-postadress',
  at: 'Tid',
  utc: ({ time }) => `${time} UTC`,
  via: 'Kom via',
  vias: { account: 'Ett konto, inloggad', link: 'En delad länk' },
  address: 'Nätverksadress',
  device: 'Enhet',
  signature: 'Underskrift',
  typedSignature: ({ text }) => `${text} (skriven)`,
  drawnSignature: 'Ritad, som bredvid',
  total: 'Accepterad summa',
  file: { quote: 'Offertens PDF, SHA-256', drawings: 'Ritningarnas PDF, SHA-256' },
  content: 'Artiklar, val och adresser som kanonisk JSON, SHA-256',
  prices: 'Priserna med sina beräkningar, SHA-256',
  priceVersion: ({ ruleId, version }) => `Prisregel ${ruleId}, version ${version}, SHA-256`,
  frame: 'Katalog och inställningar, SHA-256',
  termsHash: ({ version }) => `Villkor, version ${version}, SHA-256`,
  termsTitle: ({ version }) => `Villkor, version ${version}, som de accepterades`,
  noTerms: 'Inga villkor var angivna vid accepten.',
  record: ({ number }) => `Den här uppgiften, post ${number}, SHA-256`,
  previous: 'Posten före, SHA-256',
  firstEntry: 'Ingen: detta är den första',
}
