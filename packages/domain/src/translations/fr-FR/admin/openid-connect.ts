/** The words of the settings by which employees sign in by an identity provider, in French. */
import type { openidSettingMessages as english } from '../../../messages/admin/openid-connect.ts'
import type { Translation } from '../../../localization/translation.ts'

export const openidSettingMessages: Translation<typeof english> = {
  title: 'Authentification unique',
  intro:
    'L’équipe peut se connecter par votre propre fournisseur d’identité (OpenID Connect), comme Okta, Microsoft Entra ID ou Google Workspace. Les clients continuent avec des codes.',
  provider: 'Fournisseur',
  name: 'Nom',
  nameHint: 'Tel qu’il figure sur le bouton : Continuer avec…',
  nameNeeded: 'Saisissez un nom, tel qu’il doit figurer sur le bouton.',
  issuer: 'Émetteur',
  issuerHint:
    'L’adresse que le fournisseur appelle son émetteur (issuer), par exemple https://login.example.com',
  issuerNeeded: 'Saisissez l’émetteur tel que le fournisseur l’affiche.',
  clientId: 'ID client',
  clientIdNeeded: 'Saisissez l’ID client donné par le fournisseur.',
  clientSecret: 'Secret client',
  secretHint: 'Le fournisseur l’affiche quand vous y enregistrez cette application.',
  secretSet: 'Un secret est défini. Laissez vide pour le garder.',
  secretNeeded: 'Saisissez le secret client donné par le fournisseur.',
  secretAnew: 'Saisissez le secret client de cet émetteur et de cet ID client.',
  redirectUri: 'URI de redirection',
  redirectHint: 'Enregistrez cette adresse chez le fournisseur.',
  copy: 'Copier',
  copied: 'URI de redirection copiée.',
  notCopied: 'La copie n’a pas fonctionné. Sélectionnez et copiez vous-même.',
  domains: 'Domaines e-mail',
  domainsHint:
    'Ceux des adresses de votre équipe, séparés par des virgules, par exemple atelier.fr, atelier.com',
  domainsNeeded: 'Saisissez au moins un domaine.',
  notADomain: ({ text }) => `« ${text} » n’est pas un domaine comme atelier.fr.`,
  people: 'Personnes',
  allowsNewMembers: 'Les personnes qui se connectent pour la première fois deviennent membres',
  allowsNewMembersHint: 'Sinon, seules les personnes que vous avez invitées peuvent se connecter.',
  trustsEmails: 'Accepter les adresses e-mail que le fournisseur ne déclare pas vérifiées',
  trustsEmailsHint:
    'Pour les fournisseurs qui ne le déclarent jamais, comme Microsoft Entra ID. Seulement là où personne ne choisit sa propre adresse.',
  isRequired: 'Les membres se connectent uniquement par le fournisseur',
  isRequiredHint:
    'Ils ne reçoivent pas de codes, et les clés d’accès ne leur ouvrent pas cette organisation. Les propriétaires peuvent toujours utiliser un code.',
  requiredLocked: 'Connectez-vous d’abord vous-même par le fournisseur, pour vérifier que cela fonctionne.',
  save: 'Enregistrer',
  saved: 'Authentification unique enregistrée.',
  requiredEnded:
    'Authentification unique enregistrée. Les membres peuvent de nouveau utiliser des codes, jusqu’à ce que vous vous soyez connecté par le fournisseur tel qu’il est maintenant.',
  test: 'Tester la connexion',
  testOk:
    'Le fournisseur a répondu comme il faut. Déconnectez-vous et reconnectez-vous pour essayer vous-même.',
  remove: 'Retirer',
  removeAsk: 'Retirer l’authentification unique ?',
  removeMeans:
    'Tout le monde se connecte alors avec des codes et des clés d’accès. Les personnes connectées le restent.',
  removed: 'Authentification unique retirée.',
  broughtBack: 'Authentification unique rétablie. Les membres peuvent aussi utiliser des codes.',

  // What the server refuses
  publicDomain: ({ domain }) =>
    `N’importe qui peut avoir une adresse ${domain}. Saisissez un domaine qui vous appartient.`,
  domainTaken: ({ domain }) => `${domain} sert déjà à se connecter à une autre organisation.`,
  notYourDomain: ({ domain }) =>
    `Aucun propriétaire n’a d’adresse ${domain}. Désignez comme propriétaire une personne qui en a une et s’est connectée avec un code.`,
  secretLost:
    'Le secret client ne peut plus être lu, car le secret de ce serveur a changé. Saisissez-le de nouveau.',
  requiredFirst:
    'Connectez-vous d’abord vous-même par le fournisseur, avant de ne laisser aucune autre possibilité aux membres.',
  changedMeanwhile: 'Quelqu’un d’autre a fait une modification entre-temps. Vérifiez de nouveau.',

  // The e-mail to the owners
  mailSubject: 'L’authentification unique a été modifiée',
  mailOpening: ({ who, title, what }) =>
    ({
      saved: `${who} a configuré la connexion de l’équipe par ${title}.`,
      required: `${who} a décidé que les membres se connectent uniquement par ${title}. Comme propriétaire, vous pouvez toujours utiliser un code.`,
      removed: `${who} a retiré la connexion par ${title}.`,
      restored: `${who} a rétabli la connexion par ${title}.`,
    })[what],
  mailNext: 'Si vous ne vous y attendiez pas, consultez les réglages de l’authentification unique.',
  mailBecause: 'Vous recevez cet e-mail parce que vous êtes propriétaire de l’organisation.',
}
