/** What is found where a chain of agreements is checked, in French. */
import type { agreementCheckMessages as english } from '../../../messages/order/agreement-checks.ts'
import type { Translation } from '../../../localization/translation.ts'

export const agreementCheckMessages: Translation<typeof english> = {
  entryMissing: ({ number }) => `L’inscription ${number} manque.`,
  recordChanged: ({ number }) =>
    `Inscription ${number} : son enregistrement n’est pas celui dont l’empreinte a été calculée.`,
  recordUnreadable: ({ number }) => `Inscription ${number} : son enregistrement est illisible.`,
  linkBroken: ({ number }) =>
    `L’inscription ${number} ne suit pas la précédente : l’une d’elles a été modifiée, retirée ou insérée.`,
  columnChanged: ({ number, field, now, was }) =>
    `Inscription ${number} : ${field} vaut ${now} ; l’accord indique ${was}.`,
  thingChanged: ({ number, name }) => `Inscription ${number}, ${name} : ce n’est pas ce qui a été accepté.`,
  thingMissing: ({ number, name }) => `Inscription ${number} : il manque ${name}.`,
  certificateOfOther: ({ number, acceptance }) =>
    `Inscription ${number} : le certificat correspond à une autre acceptation que l’inscription ${acceptance}.`,
  content: ({ revision }) => `les articles et les choix de R${revision}`,
  prices: ({ revision }) => `les prix de R${revision}`,
  frame: ({ revision }) => `le catalogue et les réglages de R${revision}`,
  reading: ({ revision }) => `la lecture de R${revision}`,
  acceptanceMissing: ({ orderNumber, revision }) =>
    `Numéro ${orderNumber} : R${revision} est indiquée comme acceptée, mais aucune inscription ne le dit.`,
  orderChanged: ({ orderNumber, revision }) =>
    `Numéro ${orderNumber} : l’acceptation de R${revision} n’est pas celle que disent les inscriptions.`,
  revision: ({ revision }) => `R${revision}`,
  signOff: ({ kind, key, revision }) =>
    kind === 'sheet'
      ? `la validation de la feuille ${key} de R${revision}`
      : `la validation de l’article ${key} de R${revision}`,
  noteChanged: ({ number, name }) =>
    `Inscription ${number} : la note de ${name} n’est pas celle qui a été écrite.`,
  signOffUnknown: ({ name }) => `Aucune inscription ne connaît ${name} : elle a été ajoutée.`,
  standingChanged: ({ orderNumber }) =>
    `Numéro ${orderNumber} : que tout soit validé n’est pas ce que disent les inscriptions.`,
  terms: 'le texte des conditions',
  file: { quote: 'le PDF du devis', drawings: 'le PDF des dessins' },
  certificate: 'le certificat',
}
