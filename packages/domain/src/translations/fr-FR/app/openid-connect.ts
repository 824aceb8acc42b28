/** The words of signing in by an identity provider, in French. */
import type { openidMessages as english } from '../../../messages/app/openid-connect.ts'
import type { Translation } from '../../../localization/translation.ts'
import { of } from '../grammar.ts'

export const openidMessages: Translation<typeof english> = {
  trouble: {
    badUrl:
      'Ce n’est pas une adresse. Saisissez l’émetteur tel que le fournisseur l’affiche, par exemple https://login.example.com.',
    onlyHttps: 'Seuls les émetteurs qui commencent par https:// sont acceptés.',
    noCredentials: 'L’émetteur ne doit contenir ni nom d’utilisateur ni mot de passe.',
    noFragment: 'L’émetteur ne doit rien contenir après « # ».',
    noQuery: 'L’émetteur ne doit rien contenir après « ? ».',
    badPort: 'Seuls les ports 443, 80 et ceux à partir de 1024 sont acceptés.',
    privateAddress:
      'Le fournisseur se trouve dans un réseau privé. Seuls les fournisseurs accessibles sur internet conviennent.',
    unreachable: 'Le fournisseur est injoignable. Vérifiez l’émetteur.',
    tooSlow: 'Le fournisseur n’a pas répondu en cinq secondes.',
    tooLong: 'La réponse du fournisseur est trop longue pour être lue.',
    noDiscovery:
      'Aucune description de fournisseur OpenID chez cet émetteur : elle est attendue à l’adresse de l’émetteur, suivie de /.well-known/openid-configuration.',
    otherIssuer:
      'Le fournisseur se présente sous un autre émetteur. Saisissez l’émetteur exactement comme le fournisseur l’affiche.',
    noEndpoints: 'La description du fournisseur n’indique pas où se connecter.',
    noCodeFlow: 'Le fournisseur ne propose pas le flux par code d’autorisation.',
    noPkce: 'Le fournisseur ne propose pas PKCE avec S256.',
    noKeys: 'Le fournisseur ne publie pas de clés permettant de vérifier ses réponses.',
  },

  // Signing in
  continueWith: ({ title }) => `Continuer avec ${title}`,
  howItWorks: ({ domain }) =>
    `Les personnes du domaine ${domain} peuvent se connecter ici par leur propre fournisseur.`,
  codeInstead: 'Envoyer plutôt un code',
  anotherEmail: 'Utiliser un autre e-mail',
  comingBack: 'Connexion en cours',

  // What the server says
  noConnection: 'Il n’y a pas de fournisseur pour cette adresse. Connectez-vous avec un code.',
  expired: 'Cela a pris trop de temps, ou a commencé dans un autre navigateur. Réessayez.',
  denied: 'Le fournisseur ne vous a pas connecté. Réessayez, ou demandez un code.',
  failed: ({ title }) => `La réponse ${of(title)} n’a pas pu être utilisée. Réessayez, ou demandez un code.`,
  unreachable: ({ title }) =>
    `${title} est injoignable pour le moment. Réessayez plus tard, ou demandez un code.`,
  noEmail: ({ title }) =>
    `${title} n’a pas indiqué votre adresse e-mail. Adressez-vous à la personne qui s’en occupe.`,
  unverified: ({ title }) =>
    `${title} n’a pas vérifié votre adresse e-mail. Adressez-vous à la personne qui s’en occupe.`,
  otherDomain: ({ org }) =>
    `Votre adresse e-mail n’appartient à aucun des domaines qui se connectent ainsi à ${org}. Connectez-vous avec un code.`,
  notInvited: ({ org }) =>
    `Vous ne faites pas encore partie ${of(org)}. Demandez une invitation à un propriétaire.`,
  removed: ({ org }) =>
    `Vous ne faites plus partie ${of(org)}. Demandez une nouvelle invitation à un propriétaire.`,
  isGuest: ({ org }) =>
    `Vous êtes client ${of(org)}. Connectez-vous avec un code ; le fournisseur est réservé à l’équipe.`,
  otherAccount: ({ title }) =>
    `Votre adresse e-mail appartient à un autre compte ${of(title)}. Demandez une nouvelle invitation à un propriétaire.`,
  codeFirst: 'Vous avez déjà un compte. Connectez-vous une fois avec un code, puis par le fournisseur.',
  accountByProvider:
    'Vous êtes connecté par le fournisseur de votre organisation. Connectez-vous avec un code pour avoir vos propres clés d’accès.',

  // The e-mail in the place of a code
  mailSubject: ({ title }) => `Se connecter à Orderwright avec ${title}`,
  mailText: ({ org, title, address }) =>
    `L’équipe ${of(org)} se connecte avec ${title} ; il n’y a donc pas de code pour vous.\n\nOuvrez ${address} et continuez avec ${title}. Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.`,
}
