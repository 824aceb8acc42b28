/** The words of the settings by which an organization's employees sign in by an identity provider. */
import { defineMessages } from '../../localization/define-messages.ts'
export const openidSettingMessages = defineMessages('openidSettingMessages', {
  title: 'Single sign-on',
  intro:
    'Employees can sign in by your own identity provider (OpenID Connect), such as Okta, Microsoft Entra ID or Google Workspace. Customers go on with codes.',
  provider: 'Provider',
  name: 'Name',
  nameHint: 'As it stands on the button: Continue with …',
  nameNeeded: 'Enter a name, as it is to stand on the button.',
  issuer: 'Issuer',
  issuerHint: 'The address that the provider calls its issuer, such as https://login.example.com',
  issuerNeeded: 'Enter the issuer as the provider shows it.',
  clientId: 'Client ID',
  clientIdNeeded: 'Enter the client ID that the provider gave you.',
  clientSecret: 'Client secret',
  secretHint: 'The provider shows it when you register this app there.',
  secretSet: 'A secret is set. Leave this empty to keep it.',
  secretNeeded: 'Enter the client secret that the provider gave you.',
  secretAnew: 'Enter the client secret for this issuer and client ID.',
  redirectUri: 'Redirect URI',
  redirectHint: 'Register this address at the provider.',
  copy: 'Copy',
  copied: 'Redirect URI copied.',
  notCopied: 'It could not be copied. Select it and copy it by hand.',
  domains: 'E-mail domains',
  domainsHint: 'Of your employees’ addresses, with commas between them, such as studio.com, studio.co.uk',
  domainsNeeded: 'Enter at least one domain.',
  notADomain: ({ text }: { text: string }) => `“${text}” is not a domain such as studio.com.`,
  people: 'People',
  allowsNewMembers: 'People who sign in for the first time become members',
  allowsNewMembersHint: 'Without it, only people whom you have invited can sign in.',
  trustsEmails: 'Take e-mail addresses that the provider does not call verified',
  trustsEmailsHint:
    'For providers that never say so, such as Microsoft Entra ID. Only where nobody can choose their own address.',
  isRequired: 'Members sign in by the provider alone',
  isRequiredHint: 'They get no codes, and passkeys do not let them in here. Owners can still use a code.',
  requiredLocked: 'Sign in by the provider yourself first, so that you know that it works.',
  save: 'Save',
  saved: 'Single sign-on saved.',
  requiredEnded:
    'Single sign-on saved. Members can use codes again until you have signed in by the provider as it is now.',
  test: 'Test the connection',
  testOk: 'The provider answered as it should. Sign out and in again to try it yourself.',
  remove: 'Remove',
  removeAsk: 'Remove single sign-on?',
  removeMeans: 'Everybody signs in with codes and passkeys then. Who is signed in stays signed in.',
  removed: 'Single sign-on removed.',
  broughtBack: 'Single sign-on is back. Members can use codes, too.',

  // What the server refuses
  publicDomain: ({ domain }: { domain: string }) =>
    `Anybody can have an address at ${domain}. Enter a domain of your own.`,
  domainTaken: ({ domain }: { domain: string }) => `${domain} signs in to another organization already.`,
  notYourDomain: ({ domain }: { domain: string }) =>
    `No owner has an address at ${domain}. Make somebody an owner who has one and has signed in with a code.`,
  secretLost:
    'The client secret can no longer be read, because the secret of this server has changed. Enter it again.',
  requiredFirst: 'Sign in by the provider yourself before you leave members no other way.',
  changedMeanwhile: 'Somebody else changed this meanwhile. Look at it again.',

  // The e-mail to the owners
  mailSubject: 'Single sign-on was changed',
  mailOpening: ({
    who,
    title,
    what,
  }: {
    who: string
    title: string
    what: 'saved' | 'required' | 'removed' | 'restored'
  }) =>
    ({
      saved: `${who} set up how employees sign in by ${title}.`,
      required: `${who} decided that members sign in by ${title} alone. As an owner you can still use a code.`,
      removed: `${who} removed the way to sign in by ${title}.`,
      restored: `${who} brought back the way to sign in by ${title}.`,
    })[what],
  mailNext: 'If you did not expect this, look at the settings of single sign-on.',
  mailBecause: 'You get this because you own the organization.',
})
