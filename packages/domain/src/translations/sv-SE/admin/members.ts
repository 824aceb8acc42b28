/** What the members of an organization are told, and what is told of them, in Swedish. */
import type { memberMessages as english } from '../../../messages/admin/members.ts'
import type { Translation } from '../../../localization/translation.ts'

export const memberMessages: Translation<typeof english> = {
  isEmployee: ({ email }) => `${email} är redan medlem.`,
  lastOwner: 'En organisation behöver en ägare. Gör någon annan till ägare först.',
  onlyOneself: 'Ingen annan kan lämna åt personen. Stäng av kontot i stället.',
  notYourself: 'Du är redan ägare.',
  notActive: 'Ägarskapet kan bara gå till en aktiv medlem.',
  dataFieldsNotAllowed:
    'Fält för alternativens data definieras av dem som en ägare har markerat för det i medlemslistan.',
  // The e-mails
  isGuest: ({ email }) =>
    `${email} är gäst här. Som medlem ser personen allas arbete och priser, och förlorar sina villkor som gäst.`,
  inviteSubject: ({ org }) => `Du är inbjuden till ${org}`,
  inviteOpening: ({ org, inviter, role }) => {
    const what = role === 'owner' ? 'ägare' : 'medlem'
    return inviter === '' ? `Du är nu ${what} i ${org}.` : `${inviter} har gjort dig till ${what} i ${org}.`
  },
  guestOpening: ({ org, inviter }) =>
    `${inviter === '' ? 'Du är inbjuden' : `${inviter} har bjudit in dig`} till ${org}. Där sätter du ihop produkter och följer hur det går för dem.`,
  inviteNext: 'Logga in med den här e-postadressen; du får en kod med e-post.',
  signIn: 'Logga in',
  greeting: 'Hej,',
  closing: 'Med vänliga hälsningar',
  inviteBecause: ({ org }) => `Du får det här meddelandet eftersom en ägare i ${org} har angett din adress.`,
  welcomeSubject: ({ org }) => `${org} är klar`,
  welcomeOpening: ({ org }) => `${org} är på plats, och du är ägare.`,
  welcomeNext: ({ minutes, address }) =>
    `Knappen loggar in dig en gång, inom ${minutes} minuter. Därefter ber du om en kod på ${address} med den här e-postadressen.`,
  welcomeBecause: ({ org }) => `Du får det här meddelandet eftersom ${org} skapades med din adress.`,
}
