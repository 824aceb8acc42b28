/** Outbound webhooks, in Swedish. */
import type { webhookMessages as english } from '../../../messages/admin/webhooks.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted } from '../grammar.ts'

/** Every type of event in words. */
const eventWords: ReadonlyMap<string, string> = new Map([
  ['order.submitted', 'Inskickat'],
  ['order.approved', 'Godkänt'],
  ['order.paid', 'Betalning mottagen'],
  ['order.refunded', 'Betalning återbetalad'],
  ['order.status_changed', 'Status ändrad'],
  ['order.items_changed', 'Artiklar ändrade'],
  ['catalog.changed', 'Katalogen ändrad'],
  ['ping', 'Test'],
])

export const webhookMessages: Translation<typeof english> = {
  title: 'Webhookar',
  intro: 'När något händer här skickas ett signerat meddelande till era egna system.',
  listOf: 'Mottagare av webhookar',
  none: 'Inga mottagare än',
  noneMeans: 'Lägg till adressen till ett system som ska få veta vad som händer här.',
  add: 'Lägg till mottagare',
  edit: 'Ändra mottagare',
  editThis: 'Ändra',
  save: 'Spara',
  cancel: 'Avbryt',
  close: 'Stäng',
  url: 'Adress',
  urlHint: 'https://…, som kan nås från internet',
  description: 'Beskrivning',
  events: 'Händelser',
  event: (type) => eventWords.get(type) ?? type,
  eventCount: ({ count }) => counted(count, 'händelse', 'händelser'),
  isFull: ({ max }) => `Det finns ${max} mottagare, och fler får det inte vara. Ta bort en som inte behövs.`,

  // Its state
  active: 'Aktiv',
  disabled: {
    byOwner: 'Avstängd',
    gone: 'Avstängd: mottagaren svarade att den är borta (410)',
    failing: 'Avstängd: den misslyckades i flera dagar',
  },
  failing: ({ since }) => `Misslyckas sedan ${since}`,
  disable: 'Stäng av',
  enable: 'Aktivera',
  remove: 'Ta bort',
  removed: 'Mottagaren har tagits bort. Inget mer skickas dit.',
  broughtBack: 'Mottagaren är återställd.',
  disabledNow: 'Mottagaren är avstängd. Det som händer tills den aktiveras igen skickas inte.',
  enabledNow: 'Mottagaren är aktiverad.',
  added: 'Mottagaren har lagts till.',
  saved: 'Mottagaren har sparats.',
  gone: 'Mottagaren finns inte längre',
  goneMeans: 'Någon annan kan ha tagit bort den.',
  back: 'Alla mottagare',

  // The secret
  secret: 'Signeringshemlighet',
  secretMeans:
    'Med den kontrollerar en mottagare att ett meddelande kommer härifrån. Förvara den där lösenord förvaras.',
  show: 'Visa hemligheten',
  hide: 'Dölj',
  copy: 'Kopiera',
  copied: 'Hemligheten har kopierats.',
  notCopied: 'Det gick inte att kopiera. Markera och kopiera för hand.',
  roll: 'Ny hemlighet',
  rollAsk: 'Skapa en ny hemlighet?',
  rollMeans: 'Meddelanden signeras med båda hemligheterna i 24 timmar, så att mottagaren hinner byta.',
  rolled: 'En ny hemlighet har skapats. Den gamla gäller i 24 timmar till.',
  previousUntil: ({ until }) => `Den tidigare hemligheten gäller till ${until}.`,

  // Deliveries
  log: 'Leveranser',
  logKept: 'Sparas i 30 dagar.',
  noDeliveries: 'Inget har skickats än',
  noDeliveriesMeans: 'Skicka ett test för att se om mottagaren svarar.',
  noFailed: 'Inga misslyckade leveranser',
  noFailedMeans: 'Allt från de senaste 30 dagarna har kommit fram, eller prövas fortfarande.',
  test: 'Skicka test',
  testOk: ({ status }) => `Mottagaren tog emot testet (${status}).`,
  testFailed: ({ why }) => `Testet kom inte fram: ${why}`,
  filter: 'Visa',
  all: 'Alla',
  failedOnly: 'Misslyckade',
  status: { pending: 'Väntar', delivered: 'Levererat', failed: 'Misslyckat' },
  nextTry: ({ at }) => `Nästa försök ${at}`,
  paused: 'Väntar tills mottagaren aktiveras',
  attempts: ({ count }) => `${count} försök`,
  attempt: ({ at, ms }) => `${at}, ${ms} ms`,
  answered: ({ status }) => `Svarade ${status}`,
  answer: 'Första delen av svaret',
  emptyAnswer: 'Svaret var tomt.',
  message: 'Meddelande',
  replay: 'Skicka igen',
  replayOf: ({ type, at }) => `Skicka igen: ${type}, ${at}`,
  replayed: 'Det skickas igen.',
  replayFailed: 'Skicka misslyckade igen',
  replayAsk: 'Skicka misslyckade leveranser igen?',
  since: 'Sedan',
  sinceDay: '24 timmar sedan',
  sinceWeek: '7 dagar sedan',
  sinceAll: '30 dagar sedan',
  replayedCount: ({ count }) =>
    count === 0
      ? 'Det fanns inget att skicka igen.'
      : `${counted(count, 'leverans', 'leveranser')} skickas igen.`,
  more: 'Äldre leveranser',

  // What the server refuses
  badUrl: 'Detta är ingen adress. Ange en som https://example.com/hooks.',
  onlyHttps: 'Bara adresser som börjar med https:// kan användas.',
  onlyHttp: 'Bara adresser som börjar med https:// eller http:// kan användas.',
  noCredentials:
    'Adressen får inte innehålla användarnamn eller lösenord. Mottagare kontrollerar signaturen i stället.',
  noFragment: 'Adressen får inte ha någon del efter ”#”: den skulle aldrig skickas.',
  badPort: 'Bara portarna 443, 80 och de från 1024 kan användas.',
  cloudService: ({ host }) =>
    `${host} är där ett moln svarar på frågor från sina maskiner. Dit skickas aldrig något.`,
  privateAddress: ({ host }) =>
    `${host} finns i ett privat nätverk. Meddelanden skickas bara till adresser på internet.`,
  unknownEvent: ({ type }) => `Det finns ingen händelse ”${type.slice(0, 60)}”.`,
  noEvents: 'Välj minst en händelse.',
  tooMany: ({ max }) => `Det kan finnas högst ${max} mottagare. Ta bort en som inte behövs.`,
  tooManyTests: 'Det var många test. Försök igen om en minut.',
  badSince: 'En tid som 2026-11-23 09:00:00.',
  isDisabled: 'Mottagaren är avstängd. Aktivera den först.',
  secretLost:
    'Hemligheten kan inte längre läsas, eftersom serverns hemlighet har ändrats. Skapa en ny och ge den till mottagaren.',

  // Why an attempt failed
  notFound: ({ host }) => `${host} hittades inte.`,
  notReached: ({ reason }) => `Ingen anslutning: ${reason}`,
  tooSlow: ({ seconds }) => `Inget fullständigt svar inom ${seconds} sekunder.`,
  neverAnswered: 'den sade bara, om och om igen, att ett svar skulle komma.',
  redirected: ({ status }) => `Svarade ${status}. Omdirigeringar följs inte.`,
  saidNo: ({ status }) => `Svarade ${status}.`,

  // The mail to the owners
  mailSubject: 'En mottagare av webhookar har stängts av',
  mailOpening: ({ url, why }) =>
    why === 'gone'
      ? `Mottagaren på ${url} svarade att den är borta för gott (410), så inget mer skickas dit.`
      : `Inget har kommit fram till ${url} på flera dagar, så inget mer skickas dit.`,
  mailNext: 'Titta på dess leveranser, och aktivera den igen när mottagaren fungerar.',
  mailBecause: 'Du får detta eftersom du äger organisationen.',
  greeting: 'Hej,',
  openIt: 'Öppna webhookar',
}
