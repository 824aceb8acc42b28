/** What the settings of an organization say to its owners, in French. */
import type { settingsMessages as english } from '../../../messages/admin/settings.ts'
import type { Translation } from '../../../localization/translation.ts'
import { countedWord, figure, of, plural } from '../grammar.ts'

const issued = {
  invoice: 'Des factures ont été émises',
  creditNote: 'Des avoirs ont été émis',
  receipt: 'Des reçus ont été émis',
} as const

export const settingsMessages: Translation<typeof english> = {
  unknownSetting: ({ path }) => `Le réglage ${path} n’existe pas.`,
  titleIsNeeded: 'L’organisation a besoin d’un nom de 200 caractères au plus.',
  currencyIsFixed: 'Les prix sont tenus en dollars américains ; la monnaie ne peut pas être changée.',
  cardIntentsAreFixed:
    'C’est la manière de débiter les cartes ; elle est fixée par la personne qui gère le serveur.',
  spatialIsFixed: 'La manière de dessiner les murs et les espaces ne peut pas être changée ici.',
  precisionOut: 'Les cotes commencent avec un intervalle compris entre le plus fin et le moins fin.',
  ownersAlone: 'Les réglages sont réservés aux propriétaires.',
  statusKeyTwice: 'Un autre statut a cette clé.',
  statusTitleIsNeeded: 'Un statut a besoin d’un titre.',
  startIsNeeded: 'Un statut doit être du type orderStarted : c’est là que tout commence.',
  nowhereToAgree:
    'Rien ne peut attendre l’accord des clients : entre le premier statut et la production, il en faut un d’approbation ou de paiement.',
  reminderTwice: 'Il y a déjà une relance ce jour-là.',
  reminderTooEarly:
    'Jusqu’à l’échéance, une facture n’est pas en retard : choisissez le rappel de paiement, ou un jour postérieur.',
  methodTwice: 'Ce mode de paiement figure deux fois.',
  unknownColumn: ({ column }) => `La liste n’a pas de colonne ${column}.`,
  shortcutNeedsStatus: ({ statusKey }) =>
    `Un raccourci de la page de liste a besoin du statut ${statusKey}. Modifiez d’abord ce raccourci.`,
  leadTimeNeedsStatus: ({ statusKey }) =>
    `Le délai de fabrication commence au statut ${statusKey}, qui doit donc exister. Choisissez-en d’abord un autre pour lui.`,
  unknownStatus: ({ statusKey }) => `Il n’y a pas de statut avec la clé ${statusKey}.`,
  unknownFont: ({ fonts }) => `Choisissez l’une de ces polices : ${fonts}.`,
  statusKeyForm: 'Une clé commence par une lettre et contient des lettres, des chiffres, - et _.',
  colorForm:
    'Saisissez une couleur sous la forme # suivi de six chiffres ou lettres de a à f, par exemple #8c6a45, ou black.',
  prefixForm: 'Huit lettres au plus, puis - ou /, par exemple FA-.',
  prefixesAlike:
    'Les factures, les avoirs et les reçus ont chacun besoin de leur préfixe : un autre type a déjà celui-ci.',
  prefixWasUsed: ({ kind }) =>
    `${issued[kind]} avec ce préfixe : choisissez-en un autre, afin qu’aucun numéro ne figure sur deux documents.`,
  accountIsNeeded: 'Un compte a besoin d’un nom.',
  fontSizeOut: ({ min, max }) => `Choisissez une taille de ${figure(min)} à ${figure(max)}.`,
  wordIsNeeded: 'Un mot est nécessaire ici.',
  translationIsOneLine: 'Un texte écrit sur une ligne se traduit sur une ligne.',
  linkIsNoAddress: 'Un lien commence par https://, http://, mailto:, tel: ou /.',
  unknownCategory: ({ id }) => `Il n’y a pas de catégorie ${id}.`,
  unknownProperty: ({ id }) => `Il n’y a pas de propriété ${id}.`,
  statusBeforeStart: ({ title, start }) =>
    `${title} doit se trouver après ${start} : sinon, ce qui vient de commencer l’aurait dépassé et ne pourrait pas être soumis.`,
  statusTypeInUse: ({ title, count, word }) =>
    `Le type ${of(title)} ne peut pas changer : ${countedWord(count, word)} ${plural(count, 's’y trouve et ne pourrait', 's’y trouvent et ne pourraient')} pas continuer. Ajoutez un statut du nouveau type, et passez-y d’abord.`,
  statusInUse: ({ title, count, word }) =>
    `${title} ne peut pas être retiré : c’est le statut actuel de ${countedWord(count, word)}.`,
  changedSince: 'Certains de ces réglages ont été modifiés depuis.',
  contrastOfText: ({ ratio }) => `Contraste ${figure(ratio)} pour 1 : bon pour les mots et les boutons.`,
  contrastOfShapes: ({ ratio }) =>
    `Contraste ${figure(ratio)} pour 1 : bon pour les boutons ; les mots de cette couleur sont assombris.`,
  contrastTooLow: ({ ratio }) =>
    `Contraste ${figure(ratio)} pour 1 : trop clair sur fond blanc ; la couleur est assombrie partout où elle apparaît.`,
  logoUnsuitable: 'Choisissez un fichier SVG ou PNG de moins de 1 Mo.',
  logoHasTooMuch:
    'Ce logo est trop détaillé : en petit fichier, il ne doit pas dépasser 15 000 octets. Simplifiez-le, ou utilisez un PNG.',
  logoIsBroken: 'Ce fichier SVG est illisible. Exportez-le de nouveau en SVG simple.',
  logoIsEmpty:
    'Aucune partie de ce fichier SVG ne peut s’afficher en toute sécurité. Exportez-le de nouveau en SVG simple, avec des formes vectorisées.',
  logoByUpload: 'Un logo s’envoie sous forme de fichier.',
}
