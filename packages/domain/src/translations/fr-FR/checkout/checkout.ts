/** Sentences of submitting, reviewing and paying, in French. */
import type { checkoutMessages as english } from '../../../messages/checkout/checkout.ts'
import type { Translation } from '../../../localization/translation.ts'
import { e, lower, the } from '../grammar.ts'

// 'dernière commande', 'dernier devis': of the word alone, so that it agrees with words that are not known as well.
const last = (word: string) => `${e(word) === '' ? 'dernier' : 'dernière'} ${lower(word)}`

export const checkoutMessages: Translation<typeof english> = {
  statusUpdateRequested: 'Votre demande de point d’avancement est envoyée',
  changesNotSaved:
    'Vos dernières modifications ne sont pas encore enregistrées : le serveur est injoignable. Elles sont conservées ici et seront envoyées au retour de la connexion. Réessayez à ce moment-là.',
  changesRetried:
    'Vos dernières modifications ne sont pas encore enregistrées : le serveur n’a pas pu les prendre à l’instant. Elles sont conservées ici et renvoyées. Réessayez dans un instant.',
  changesInConflict:
    'Quelqu’un d’autre a modifié les mêmes champs. Choisissez les valeurs à conserver, puis réessayez.',
  signedOut: 'Vous êtes déconnecté. Reconnectez-vous, puis réessayez.',
  changesRefused: 'Une modification n’a pas été acceptée et a été retirée. Vérifiez-la, puis réessayez.',
  titleHint: ({ word }) => `Figure sur ${the(word)}, dans la liste et sur tous les documents.`,
  neededToSubmit: 'Nécessaire avant la soumission ; vous pouvez le remplir plus tard.',
  emailsHint: 'Séparez plusieurs adresses par des virgules.',
  lastContact: ({ number, word }) => `Coordonnées du n° ${number}, votre ${last(word)} :`,
  customerLastContact: ({ number, word }) => `Coordonnées du n° ${number}, ${last(word)} du client :`,
  customerContactOnFile: 'Coordonnées connues du client :',
  contactOnFile: 'Coordonnées que nous connaissons :',
  contactOnFileTaken: 'Les coordonnées que nous connaissons sont reprises.',
  lastContactTaken: ({ number }) => `Les coordonnées du n° ${number} sont reprises.`,
  billSaved: 'Prend effet aussitôt, et figure sur le devis et la facture.',
  detailsSaved: 'Les modifications sont enregistrées au fil de la saisie.',
  feedbackRequired: 'Indiquez ce qui doit changer, pour que le client le sache.',
  feedbackHint: 'Le client lit ce texte quand vous demandez des modifications.',
  actionRequired: ({ orgTitle }) => `${orgTitle} a terminé l’examen et demande des modifications.`,
  cardDeclined: 'La carte a été refusée.',
  authenticationAsked: 'La banque vous demande de confirmer ce paiement.',
  cardFormUnavailable:
    'Le formulaire de carte ne peut pas s’afficher ici. Choisissez un autre mode de paiement.',
  paymentRecorded: 'Paiement enregistré',
  pricesHidden: 'Les prix vous sont masqués ici.',
  testCards: 'Cartes de test : rien n’est débité',
  cardPrivacy:
    'Votre numéro de carte n’est transmis qu’au prestataire de paiement ; il n’est jamais conservé ici.',
}
