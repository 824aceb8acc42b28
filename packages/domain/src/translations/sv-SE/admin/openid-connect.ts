/** The words of the settings of single sign-on, in Swedish. */
import type { openidSettingMessages as english } from '../../../messages/admin/openid-connect.ts'
import type { Translation } from '../../../localization/translation.ts'

export const openidSettingMessages: Translation<typeof english> = {
  title: 'Enkel inloggning (SSO)',
  intro:
    'Medarbetare kan logga in med er egen inloggningstjänst (OpenID Connect), till exempel Okta, Microsoft Entra ID eller Google Workspace. Kunder fortsätter med koder.',
  provider: 'Inloggningstjänst',
  name: 'Namn',
  nameHint: 'Som det står på knappen: Fortsätt med …',
  nameNeeded: 'Ange ett namn, som det ska stå på knappen.',
  issuer: 'Utfärdare (issuer)',
  issuerHint: 'Adressen som tjänsten kallar sin issuer, till exempel https://login.example.com',
  issuerNeeded: 'Ange utfärdaren som tjänsten visar den.',
  clientId: 'Client ID',
  clientIdNeeded: 'Ange det client ID som tjänsten gav dig.',
  clientSecret: 'Client secret',
  secretHint: 'Tjänsten visar den när du registrerar den här appen där.',
  secretSet: 'En hemlighet är angiven. Lämna fältet tomt för att behålla den.',
  secretNeeded: 'Ange den client secret som tjänsten gav dig.',
  secretAnew: 'Ange client secret för den här utfärdaren och detta client ID.',
  redirectUri: 'Redirect URI',
  redirectHint: 'Registrera adressen hos tjänsten.',
  copy: 'Kopiera',
  copied: 'Redirect URI har kopierats.',
  notCopied: 'Det gick inte att kopiera. Markera och kopiera för hand.',
  domains: 'E-postdomäner',
  domainsHint: 'För medarbetarnas adresser, med kommatecken emellan, till exempel studio.com, studio.co.uk',
  domainsNeeded: 'Ange minst en domän.',
  notADomain: ({ text }) => `”${text}” är ingen domän som studio.com.`,
  people: 'Personer',
  allowsNewMembers: 'Den som loggar in första gången blir medlem',
  allowsNewMembersHint: 'Utan detta kan bara de som du har bjudit in logga in.',
  trustsEmails: 'Godta e-postadresser som tjänsten inte anger som bekräftade',
  trustsEmailsHint:
    'För tjänster som aldrig anger det, till exempel Microsoft Entra ID. Bara där ingen kan välja sin egen adress.',
  isRequired: 'Medlemmar loggar bara in med tjänsten',
  isRequiredHint:
    'De får inga koder, och lösennycklar släpper inte in dem här. Ägare kan fortfarande använda en kod.',
  requiredLocked: 'Logga först in med tjänsten själv, så att du vet att den fungerar.',
  save: 'Spara',
  saved: 'Enkel inloggning har sparats.',
  requiredEnded:
    'Enkel inloggning har sparats. Medlemmar kan använda koder igen tills du har loggat in med tjänsten som den är nu.',
  test: 'Testa anslutningen',
  testOk: 'Tjänsten svarade som den ska. Logga ut och in igen för att prova själv.',
  remove: 'Ta bort',
  removeAsk: 'Ta bort enkel inloggning?',
  removeMeans: 'Alla loggar då in med koder och lösennycklar. Den som är inloggad förblir inloggad.',
  removed: 'Enkel inloggning har tagits bort.',
  broughtBack: 'Enkel inloggning är tillbaka. Medlemmar kan också använda koder.',

  // What the server refuses
  publicDomain: ({ domain }) => `Vem som helst kan ha en adress hos ${domain}. Ange en egen domän.`,
  domainTaken: ({ domain }) => `${domain} loggar redan in till en annan organisation.`,
  notYourDomain: ({ domain }) =>
    `Ingen ägare har en adress hos ${domain}. Gör någon till ägare som har en och har loggat in med en kod.`,
  secretLost: 'Client secret kan inte längre läsas, eftersom serverns hemlighet har ändrats. Ange den igen.',
  requiredFirst: 'Logga in med tjänsten själv innan du lämnar medlemmarna utan andra sätt.',
  changedMeanwhile: 'Någon annan har ändrat detta under tiden. Titta på det igen.',

  // The e-mail to the owners
  mailSubject: 'Enkel inloggning har ändrats',
  mailOpening: ({ who, title, what }) =>
    ({
      saved: `${who} har ställt in hur medarbetare loggar in med ${title}.`,
      required: `${who} har bestämt att medlemmar bara loggar in med ${title}. Som ägare kan du fortfarande använda en kod.`,
      removed: `${who} har tagit bort möjligheten att logga in med ${title}.`,
      restored: `${who} har återställt möjligheten att logga in med ${title}.`,
    })[what],
  mailNext: 'Om du inte väntade dig detta, titta på inställningarna för enkel inloggning.',
  mailBecause: 'Du får detta eftersom du äger organisationen.',
}
