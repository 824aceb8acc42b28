/** What is said of API keys: to programs that call with one, and to those who make them. */
import { defineMessages } from '../../localization/define-messages.ts'
export const apiKeyMessages = defineMessages('apiKeyMessages', {
  /** how a key is called wherever people are named */
  actor: ({ name }: { name: string }) => `API key ${name}`,
  // To programs
  unknown:
    'This API key is not known. Send “Authorization: Bearer”, a space and the whole key, once; make a new key if it is lost.',
  revoked: 'This API key was revoked. An owner of the organization can make a new one.',
  expired: ({ at }: { at: string }) =>
    `This API key expired on ${at} UTC. An owner of the organization can make a new one.`,
  suspended:
    'This API key is suspended, because whoever made it is disabled or has fewer rights by now. An owner of the organization can make a new one.',
  readOnly:
    'This API key may only read, and this call changes something. Use a key that may write: an owner of the organization can make one.',
  notForKeys:
    'This call is about a person and their rights; API keys can not make it. Sign in and make it there.',
  tooManyCalls: 'This API key calls too often. Wait as many seconds as Retry-After says.',
  nameOwner:
    'An API key has nothing of its own. Say in userId whose this is; get-configurator-guests-data and get-members know the ids.',
  ownerHasLeft:
    'Whoever this belongs to has left the organization, and an API key has nothing of its own. Give it to somebody else first.',
  // To owners
  nameTaken: ({ name }: { name: string }) => `There is an API key named ${name} already.`,
  tooMany: ({ most }: { most: number }) =>
    `An organization has at most ${most} API keys. Revoke one that is not needed any more.`,
})

/** Sentences of the screen of API keys. */
export const adminApiKeyMessages = defineMessages('adminApiKeyMessages', {
  title: 'API keys',
  listOf: 'API keys',
  revokedOnes: 'Revoked',
  none: 'No API keys yet',
  noneMeans:
    'With a key, other programs such as your website or your accounting read and change what is kept here.',
  intro: ({ orgId }: { orgId: number }) =>
    `Programs call with a key in the place of a person. In calls the id of this organization is ${orgId}.`,
  documents: 'What programs can call',
  newKey: 'New API key',
  // A key
  scopes: { read: 'Read only', write: 'Read and write' },
  roles: { member: 'As a member', owner: 'As an owner' },
  mayAs: { member: 'as a member', owner: 'as an owner' },
  endsIn: ({ lastFour }: { lastFour: string }) => `Ends in ${lastFour}`,
  madeBy: ({ by, date }: { by: string; date: string }) => `Created by ${by} on ${date}`,
  usedLast: ({ at }: { at: string }) => `Last used ${at}`,
  neverUsed: 'Never used',
  expires: ({ date }: { date: string }) => `Expires on ${date}`,
  expired: ({ date }: { date: string }) => `Expired on ${date}`,
  neverExpires: 'Does not expire',
  wasRevoked: ({ date }: { date: string }) => `Revoked on ${date}`,
  suspendedWhy:
    'Suspended: whoever made it is disabled, or has fewer rights than the key by now. It works again when they have them again.',
  revoke: 'Revoke',
  revokeOf: ({ name }: { name: string }) => `Revoke ${name}`,
  askRevoke: ({ name }: { name: string }) =>
    `Programs that call with ${name} are refused from now on. This can not be undone; a new key can be made at any time.`,
  isRevoked: ({ name }: { name: string }) => `${name} is revoked.`,
  // The form
  name: 'Name',
  nameHint: 'Which program uses it: histories name it as “API key …”.',
  scope: 'It may',
  role: 'It acts',
  roleHint: 'Owners also change the catalog, prices and settings.',
  validity: 'It is good for',
  validities: { 30: '30 days', 90: '90 days', 365: 'A year', never: 'Until it is revoked' },
  make: 'Create key',
  cancel: 'Cancel',
  // Its secret
  isMade: ({ name }: { name: string }) => `${name} is ready`,
  secret: 'API key',
  shownOnce: 'Copy it now and keep it safe: it will not be shown again.',
  keepSecret:
    'Whoever has it acts in the name of this organization. It belongs on a server, never on a web page or in an app.',
  copy: 'Copy key',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Mark it and copy it by hand.',
  done: 'Done',
  askUncopied: 'The key has not been copied, and it will not be shown again. Close all the same?',
  closeUncopied: 'Close without copying',
})
