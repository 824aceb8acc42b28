/** What is said of API keys, in Swedish. */
import type {
  adminApiKeyMessages as englishOfScreen,
  apiKeyMessages as english,
} from '../../../messages/admin/api-keys.ts'
import type { Translation } from '../../../localization/translation.ts'

export const apiKeyMessages: Translation<typeof english> = {
  actor: ({ name }) => `API-nyckel ${name}`,
  // To programs
  unknown:
    'API-nyckeln är okänd. Skicka ”Authorization: Bearer”, ett mellanslag och hela nyckeln, en gång; skapa en ny nyckel om den är förlorad.',
  revoked: 'API-nyckeln har återkallats. En ägare i organisationen kan skapa en ny.',
  expired: ({ at }) => `API-nyckeln gick ut ${at} UTC. En ägare i organisationen kan skapa en ny.`,
  suspended:
    'API-nyckeln är vilande, eftersom den som skapade den är avstängd eller har färre rättigheter nu. En ägare i organisationen kan skapa en ny.',
  readOnly:
    'API-nyckeln får bara läsa, och anropet ändrar något. Använd en nyckel som får skriva: en ägare i organisationen kan skapa en.',
  notForKeys:
    'Anropet gäller en person och dess rättigheter; det kan inte göras med API-nycklar. Logga in och gör det där.',
  tooManyCalls: 'API-nyckeln anropar för ofta. Vänta så många sekunder som Retry-After anger.',
  nameOwner:
    'En API-nyckel äger inget själv. Ange i userId vems detta är; get-configurator-guests-data och get-members känner till id:n.',
  ownerHasLeft:
    'Den som detta hör till har lämnat organisationen, och en API-nyckel äger inget själv. Ge det till någon annan först.',
  // To owners
  nameTaken: ({ name }) => `Det finns redan en API-nyckel som heter ${name}.`,
  tooMany: ({ most }) =>
    `En organisation har högst ${most} API-nycklar. Återkalla en som inte längre behövs.`,
}

/** Sentences of the screen of API keys. */
export const adminApiKeyMessages: Translation<typeof englishOfScreen> = {
  title: 'API-nycklar',
  listOf: 'API-nycklar',
  revokedOnes: 'Återkallade',
  none: 'Inga API-nycklar än',
  noneMeans:
    'Med en nyckel kan andra program, till exempel din webbplats eller din bokföring, läsa och ändra det som finns här.',
  intro: ({ orgId }) =>
    `Program anropar med en nyckel i stället för en person. I anrop är organisationens id ${orgId}.`,
  documents: 'Vad program kan anropa',
  newKey: 'Ny API-nyckel',
  // A key
  scopes: { read: 'Bara läsa', write: 'Läsa och skriva' },
  roles: { member: 'Som medlem', owner: 'Som ägare' },
  mayAs: { member: 'som medlem', owner: 'som ägare' },
  endsIn: ({ lastFour }) => `Slutar på ${lastFour}`,
  madeBy: ({ by, date }) => `Skapad av ${by} ${date}`,
  usedLast: ({ at }) => `Senast använd ${at}`,
  neverUsed: 'Aldrig använd',
  expires: ({ date }) => `Går ut ${date}`,
  expired: ({ date }) => `Gick ut ${date}`,
  neverExpires: 'Går inte ut',
  wasRevoked: ({ date }) => `Återkallad ${date}`,
  suspendedWhy:
    'Vilande: den som skapade den är avstängd, eller har nu färre rättigheter än nyckeln. Den fungerar igen när rättigheterna är tillbaka.',
  revoke: 'Återkalla',
  revokeOf: ({ name }) => `Återkalla ${name}`,
  askRevoke: ({ name }) =>
    `Program som anropar med ${name} nekas från och med nu. Det kan inte ångras; en ny nyckel kan skapas när som helst.`,
  isRevoked: ({ name }) => `${name} har återkallats.`,
  // The form
  name: 'Namn',
  nameHint: 'Vilket program som använder den: i historiken står det ”API-nyckel …”.',
  scope: 'Den får',
  role: 'Den agerar',
  roleHint: 'Ägare ändrar även katalog, priser och inställningar.',
  validity: 'Giltighet',
  validities: { 30: '30 dagar', 90: '90 dagar', 365: 'Ett år', never: 'Tills den återkallas' },
  make: 'Skapa nyckel',
  cancel: 'Avbryt',
  // Its secret
  isMade: ({ name }) => `${name} är klar`,
  secret: 'API-nyckel',
  shownOnce: 'Kopiera den nu och förvara den säkert: den visas inte igen.',
  keepSecret:
    'Den som har den agerar i organisationens namn. Den hör hemma på en server, aldrig på en webbsida eller i en app.',
  copy: 'Kopiera nyckel',
  copied: 'Kopierad.',
  notCopied: 'Det gick inte att kopiera. Markera den och kopiera för hand.',
  done: 'Klar',
  askUncopied: 'Nyckeln har inte kopierats och visas inte igen. Stänga ändå?',
  closeUncopied: 'Stäng utan att kopiera',
}
