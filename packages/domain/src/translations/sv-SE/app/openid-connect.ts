/** The words of signing in by an identity provider, in Swedish. */
import type { openidMessages as english } from '../../../messages/app/openid-connect.ts'
import type { Translation } from '../../../localization/translation.ts'

export const openidMessages: Translation<typeof english> = {
  trouble: {
    badUrl:
      'Detta är ingen adress. Ange utfärdaren (issuer) som inloggningstjänsten visar den, till exempel https://login.example.com.',
    onlyHttps: 'Bara utfärdare som börjar med https:// kan användas.',
    noCredentials: 'Utfärdaren får inte innehålla användarnamn eller lösenord.',
    noFragment: 'Utfärdaren får inte ha någon del efter ”#”.',
    noQuery: 'Utfärdaren får inte ha någon del efter ”?”.',
    badPort: 'Bara portarna 443, 80 och de från 1024 kan användas.',
    privateAddress: 'Inloggningstjänsten finns i ett privat nätverk. Bara tjänster på internet kan användas.',
    unreachable: 'Inloggningstjänsten kunde inte nås. Kontrollera utfärdaren.',
    tooSlow: 'Inloggningstjänsten svarade inte inom fem sekunder.',
    tooLong: 'Inloggningstjänstens svar är längre än vad som kan läsas.',
    noDiscovery:
      'Det finns ingen beskrivning av en OpenID-tjänst hos utfärdaren: den väntas på utfärdarens adress följd av /.well-known/openid-configuration.',
    otherIssuer:
      'Inloggningstjänsten anger en annan utfärdare. Ange utfärdaren exakt som tjänsten visar den.',
    noEndpoints: 'Inloggningstjänstens beskrivning anger inte var man loggar in.',
    noCodeFlow: 'Inloggningstjänsten erbjuder inte flödet authorization code.',
    noPkce: 'Inloggningstjänsten erbjuder inte PKCE med S256.',
    noKeys: 'Inloggningstjänsten publicerar inga nycklar som dess svar kan kontrolleras med.',
  },

  // Signing in
  continueWith: ({ title }) => `Fortsätt med ${title}`,
  howItWorks: ({ domain }) => `De som hör till ${domain} kan logga in här med sin egen inloggningstjänst.`,
  codeInstead: 'Skicka en kod i stället',
  anotherEmail: 'Använd en annan e-postadress',
  comingBack: 'Loggar in dig',

  // What the server says
  noConnection: 'Det finns ingen inloggningstjänst för den här adressen. Logga in med en kod.',
  expired: 'Det tog för lång tid, eller påbörjades i en annan webbläsare. Försök en gång till.',
  denied: 'Inloggningstjänsten loggade inte in dig. Försök en gång till, eller få en kod av oss.',
  failed: ({ title }) =>
    `Svaret från ${title} kunde inte användas. Försök en gång till, eller få en kod av oss.`,
  unreachable: ({ title }) => `${title} kan inte nås just nu. Försök senare, eller få en kod av oss.`,
  noEmail: ({ title }) =>
    `${title} uppgav inte vilken e-postadress du har. Fråga den som ansvarar för tjänsten.`,
  unverified: ({ title }) =>
    `${title} har inte bekräftat din e-postadress. Fråga den som ansvarar för tjänsten.`,
  otherDomain: ({ org }) =>
    `Din e-postadress hör inte till någon av de domäner som loggar in hos ${org} på det här sättet. Logga in med en kod.`,
  notInvited: ({ org }) => `Du hör inte till ${org} än. Be en av ägarna att bjuda in dig.`,
  removed: ({ org }) => `Du hör inte längre till ${org}. Be en av ägarna att bjuda in dig igen.`,
  isGuest: ({ org }) =>
    `Du är kund hos ${org}. Logga in med en kod; inloggningstjänsten är till för medarbetare.`,
  otherAccount: ({ title }) =>
    `Din e-postadress hör till ett annat konto hos ${title}. Be en ägare att bjuda in dig igen.`,
  codeFirst: 'Du har redan ett konto. Logga in med en kod en gång, och sedan med inloggningstjänsten.',
  accountByProvider:
    'Du är inloggad med din organisations inloggningstjänst. Logga in med en kod för att ha egna lösennycklar.',

  // The e-mail in the place of a code
  mailSubject: ({ title }) => `Logga in i Orderwright med ${title}`,
  mailText: ({ org, title, address }) =>
    `Medarbetare på ${org} loggar in med ${title}, så det finns ingen kod till dig.\n\nÖppna ${address} och fortsätt med ${title}. Om du inte har begärt detta kan du bortse från meddelandet.`,
}
