/** The words of acceptance and sign-off on the screens, in Swedish. */
import type { agreementScreenMessages as english } from '../../../messages/order/agreement-screen.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, the } from '../grammar.ts'

export const agreementScreenMessages: Translation<typeof english> = {
  title: 'Avtal',
  loading: 'Laddar det som överenskommits',
  nothingYet: ({ name }) => `${name} är inte accepterad än.`,
  acceptedLine: ({ name, by, day }) => `${name} accepterades av ${by} ${day}.`,
  erased: 'en person vars uppgifter har raderats',
  differs: ({ word, name }) => `${capital(the(word))} skiljer sig från det som accepterades i ${name}.`,
  files: ({ name }) => `Det som accepterades i ${name}`,
  fileNames: { quote: 'Offert', drawings: 'Ritningar' },
  certificate: 'Intyg',
  certificateComes: 'Intyget skapas.',
  // Accepting
  accept: ({ name }) => `Acceptera ${name} …`,
  acceptTitle: ({ name }) => `Acceptera ${name}`,
  preparing: 'Skapar filerna som du accepterar',
  intro: ({ name, amount }) =>
    `Du accepterar ${name} för ${amount}. Titta på filerna först: de sparas byte för byte, med din underskrift.`,
  openFile: ({ file }) => `${file} (PDF)`,
  terms: ({ version }) => `Villkor, version ${version}`,
  noTerms: 'Inga övriga villkor gäller.',
  agrees: 'Jag har läst filerna och godkänner dem och villkoren.',
  agreesWithoutTerms: 'Jag har läst filerna och godkänner dem.',
  nameLabel: 'Ditt namn',
  emailLabel: 'Din e-postadress',
  signatureLabel: 'Underskrift',
  typed: 'Skriv',
  drawn: 'Rita',
  typedLabel: 'Ditt namn som underskrift',
  drawHint: 'Underteckna här med mus, penna eller finger',
  clear: 'Rensa',
  send: 'Acceptera',
  cancel: 'Inte nu',
  agreeFirst: 'Kryssa i att du har läst filerna och godkänner.',
  recorded: 'Detta registreras också: tiden, din nätverksadress och din webbläsare.',
  done: ({ name }) => `${name} är accepterad. Intyget kommer om ett ögonblick.`,
  // Signing off
  signOffTitle: 'Godkänn var för sig',
  signOffHint: ({ word }) =>
    `Godkänn allt som tillverkas enligt ${the(word)}, eller skriv vad som måste ändras.`,
  signOffWatch: 'Kunden godkänner dessa var för sig.',
  verdicts: {
    approved: 'Godkänd',
    approvedAsNoted: 'Godkänd med anmärkning',
    revise: 'Ska ändras',
  },
  open: 'Öppen',
  openSince: 'Inte godkänd än',
  signedLine: ({ by, day }) => `${by}, ${day}`,
  noteFor: ({ verdict, title }) => `${verdict}: ${title}`,
  noteLabel: 'Anmärkning',
  approveRest: ({ count }) => (count === 1 ? 'Godkänn den som är öppen' : `Godkänn de ${count} som är öppna`),
  save: 'Spara',
  progress: ({ approved, revise, all }) =>
    `${approved} av ${all} godkända${revise > 0 ? `, ${revise} ska ändras` : ''}`,
  verdictOf: ({ title }) => `Bedömning av ${title}`,
  // Checking a file
  verifyTitle: 'Kontrollera en accepterad fil',
  verifyHint:
    'Välj en offert, ritningar eller ett intyg som någon har gett dig som accepterat. Filen stannar i din webbläsare: bara dess SHA-256-summa skickas.',
  signIn: 'Logga in',
  choose: 'Välj en PDF-fil',
  checking: 'Kontrollerar filen',
  hash: ({ hash }) => `SHA-256 ${hash}`,
  genuine: 'Detta är filen, byte för byte.',
  genuineLine: ({ what, order, name, org }) => `${what} till ${order}, ${name}, från ${org}.`,
  acceptedOn: ({ time }) => `Accepterades ${time} UTC.`,
  neverAccepted: 'Filen visades för att accepteras, och ingen har accepterat den.',
  supersededBy: ({ name }) => `En senare revision har ersatt den: ${name}.`,
  changed: 'Den här filen har ändrats.',
  changedLine: ({ order, name, org }) =>
    `Filen anger att den hör till ${order}, ${name}, från ${org}, men är ingen av de filer som har sparats därifrån.`,
  unknown: 'Filen hör inte till något avtal.',
  unknownLine: 'Inget liknande har sparats här. Filer som inte är accepterade saknar avtalsmärkning.',
  notPdf: 'Detta är ingen PDF-fil.',
  recordsChanged: 'Uppgifterna bakom filen är inte som de var:',
  whats: { quote: 'Offerten', drawings: 'Ritningarna', certificate: 'Intyget om accept' },
}
