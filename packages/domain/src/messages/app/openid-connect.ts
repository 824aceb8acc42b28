/** The words of signing in by an identity provider. */
import { defineMessages } from '../../localization/define-messages.ts'

/** What is wrong with a provider, in a sentence for its owner. */
const trouble = {
  badUrl:
    'This is not an address. Enter the issuer as the provider shows it, such as https://login.example.com.',
  onlyHttps: 'Only issuers that begin with https:// can be used.',
  noCredentials: 'The issuer must not hold a user name or a password.',
  noFragment: 'The issuer must not hold a part after "#".',
  noQuery: 'The issuer must not hold a part after "?".',
  badPort: 'Only the ports 443, 80 and those from 1024 on can be used.',
  privateAddress: 'The provider is inside a private network. Only providers on the internet can be used.',
  unreachable: 'The provider could not be reached. Check the issuer.',
  tooSlow: 'The provider did not answer within five seconds.',
  tooLong: 'The provider answered more than can be read.',
  noDiscovery:
    'There is no description of an OpenID provider at this issuer: it is expected at the issuer, followed by /.well-known/openid-configuration.',
  otherIssuer:
    'The provider calls itself by another issuer. Enter the issuer exactly as the provider shows it.',
  noEndpoints: 'The description of the provider does not say where people sign in.',
  noCodeFlow: 'The provider does not offer the authorization code flow.',
  noPkce: 'The provider does not offer PKCE with S256.',
  noKeys: 'The provider publishes no keys by which its answers could be checked.',
} as const

export const openidMessages = defineMessages('openidMessages', {
  trouble,

  // Signing in
  continueWith: ({ title }: { title: string }) => `Continue with ${title}`,
  howItWorks: ({ domain }: { domain: string }) =>
    `People of ${domain} can sign in here by their own provider.`,
  codeInstead: 'Send a code instead',
  anotherEmail: 'Use another e-mail',
  comingBack: 'Signing you in',

  // What the server says
  noConnection: 'There is no provider for this address. Please sign in with a code.',
  expired: 'That took too long, or was begun in another browser. Please try it once more.',
  denied: 'The provider did not sign you in. Try it once more, or let us send you a code.',
  failed: ({ title }: { title: string }) =>
    `The answer of ${title} could not be used. Try it once more, or let us send you a code.`,
  unreachable: ({ title }: { title: string }) =>
    `${title} can not be reached right now. Try it later, or let us send you a code.`,
  noEmail: ({ title }: { title: string }) =>
    `${title} did not say which e-mail address you have. Ask whoever looks after it.`,
  unverified: ({ title }: { title: string }) =>
    `${title} has not verified your e-mail address. Ask whoever looks after it.`,
  otherDomain: ({ org }: { org: string }) =>
    `Your e-mail address is none of the domains that sign in to ${org} this way. Please sign in with a code.`,
  notInvited: ({ org }: { org: string }) =>
    `You do not belong to ${org} yet. Ask one of its owners to invite you.`,
  removed: ({ org }: { org: string }) =>
    `You do not belong to ${org} any more. Ask one of its owners to invite you again.`,
  isGuest: ({ org }: { org: string }) =>
    `You are a customer of ${org}. Please sign in with a code; its provider is for its employees.`,
  otherAccount: ({ title }: { title: string }) =>
    `Your e-mail address belongs to another account of ${title}. Ask an owner to invite you again.`,
  codeFirst: 'You have an account already. Sign in with a code once, and then by the provider.',
  accountByProvider:
    'You are signed in by your organization’s provider. Sign in with a code to have passkeys of your own.',

  // The e-mail in the place of a code
  mailSubject: ({ title }: { title: string }) => `Sign in to Orderwright with ${title}`,
  mailText: ({ org, title, address }: { org: string; title: string; address: string }) =>
    `Employees of ${org} sign in with ${title}, so there is no code for you.\n\nOpen ${address} and continue with ${title}. If you did not ask for this, you can ignore this e-mail.`,
})
