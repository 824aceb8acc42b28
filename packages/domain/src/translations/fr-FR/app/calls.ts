/** Sentences of the HTTP layer that belong to no rule of the domain, in French. */
import type { callMessages as english } from '../../../messages/app/calls.ts'
import type { Translation } from '../../../localization/translation.ts'
import { listOr } from '../grammar.ts'

export const callMessages: Translation<typeof english> = {
  notFound: 'Introuvable.',
  forbidden: 'Vous n’y êtes pas autorisé.',
  unauthenticated: 'Connectez-vous pour continuer.',
  invalid: 'Certains champs n’ont pas été acceptés.',
  unknownField: 'Ce champ n’existe pas.',
  expectedOneOf: ({ kinds }) => `Il faut ici ${listOr(kinds)}.`,
  sendFile: 'Envoyez un fichier.',
  malformed: 'Le corps n’est pas du JSON lisible.',
  unreadable: 'La requête est illisible.',
  tooSlow: 'La requête a mis trop de temps à arriver.',
  tooLongHeaders: 'L’adresse et les en-têtes dépassent la longueur que le serveur peut lire.',
  malformedForm: 'Envoyez un formulaire avec le champ body, suivi d’un seul fichier.',
  fileBeforeBody: 'Un fichier de 5 Mo ou plus vient après le champ body dans son formulaire.',
  unsupportedText: 'Un texte ne peut contenir ni caractères NUL ni Unicode défectueux.',
  tooDeep: 'Le corps s’imbrique sur trop de niveaux.',
  reservedKey: 'Le corps utilise un nom de champ réservé.',
  tooLarge: 'Le corps dépasse 1 Mo.',
  unsupportedMediaType: 'Envoyez du JSON.',
  tooManyRequests: 'Trop de tentatives. Patientez un instant et réessayez.',
  unavailable: 'La base de données est injoignable pour le moment. Réessayez dans un instant.',
  stopping: 'Ce serveur est en cours d’arrêt. Réessayez : un autre répondra.',
  newerPage: 'Une nouvelle version de l’application est en cours d’installation. Réessayez dans un instant.',
  storageFull: 'Le serveur n’a plus de place pour le moment. Réessayez plus tard.',
  filesUnavailable:
    'Les fichiers ne peuvent être ni enregistrés ni affichés pour le moment. Réessayez dans un instant.',
  busy: 'Quelqu’un d’autre effectue une modification ici en ce moment. Réessayez.',
  internal: 'Un problème est survenu de notre côté.',
  foreignHost: 'Ce serveur n’est pas connu sous ce nom.',
  stagingAway: 'Le serveur de préproduction ne répond pas. Réessayez dans un instant.',
  crossOrigin: 'Cet appel doit provenir de cette application.',
  idempotencyMismatch: 'Cette Idempotency-Key a servi pour une autre requête.',
  conflict: 'Quelqu’un d’autre a fait une modification ici entre-temps.',
  duplicate: 'Un enregistrement avec ces valeurs existe déjà.',
  brokenReference: 'Un champ renvoie à un enregistrement qui n’existe pas.',
  statusAskedAlready:
    'Un point d’avancement a déjà été demandé au cours de la dernière heure. La réponse arrive par e-mail ; inutile de redemander.',
  notBeforeSubmitting: 'La soumission n’a pas encore eu lieu.',
  notWhilePaying: 'Votre paiement est attendu.',
  providerFailed: 'Le prestataire de paiement n’a pas répondu comme prévu. Réessayez.',
  intentIsClosed: 'Ce paiement ne peut plus être modifié.',
  amountChanged: 'Le montant a changé entre-temps. Vérifiez-le et payez de nouveau.',
  nameOrg: 'Indiquez quelle organisation.',
  nameOrder: 'Indiquez la commande.',
  tooManyToRead:
    'Plus de 10 000 enregistrements correspondent. Demandez-en moins : indiquez des identifiants, ou l’enregistrement dont ils dépendent.',
  mailHasLeft: 'Cet e-mail a déjà été envoyé.',
  oneOrderPerCall: 'Toutes les lignes d’un même appel appartiennent à une seule commande.',
}
