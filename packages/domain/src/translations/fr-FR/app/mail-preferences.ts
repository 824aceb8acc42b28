/** Which e-mails a person gets, in French. */
import type { MailKind } from '../../../mail-templates/schema.ts'
import type { mailPreferenceMessages as english } from '../../../messages/app/mail-preferences.ts'
import type { Translation } from '../../../localization/translation.ts'

const kinds: Partial<Readonly<Record<MailKind, string>>> = {
  orderSubmitted: 'Confirmation de ce que vous soumettez',
  orderAwaitsApproval: 'Une soumission attend d’être approuvée',
  orderApproved: 'Approbation',
  changesRequired: 'Des modifications sont demandées',
  orderCancelled: 'Annulation',
  statusChanged: 'Un nouveau statut',
  manualPaymentAnnounced: 'Un paiement est annoncé',
  paymentReceived: 'Un paiement est arrivé',
  paymentRefunded: 'Un paiement est remboursé',
  paymentUnexpected: 'Un paiement est à vérifier',
  shipDateSet: 'La date d’expédition',
  trackingNumberSet: 'L’expédition, avec le numéro de suivi',
  statusUpdateRequested: 'Un client demande des nouvelles',
  changeOrderRequested: 'Un client demande une modification',
  changeOrderProposed: 'Une modification attend votre réponse',
  changeOrderRefused: 'Un client refuse une modification',
  changeOrderDeclined: 'Une modification demandée n’est pas retenue',
  changeOrderWithdrawn: 'Une modification est retirée',
  changeOrderAgreed: 'Une modification est convenue',
  agreementAccepted: 'Un client a accepté une révision',
  signOffSentBack: 'Un client demande de revoir des parties d’une révision',
  renewalRequested: 'Un client demande une prolongation',
  quoteRenewed: 'Les prix sont prolongés',
  problemReported: 'Un problème est signalé',
  problemAnswered: 'Réponse à un problème que vous avez signalé',
  problemSolved: 'Un problème que vous avez signalé est résolu',
  returnRequested: 'Un retour est demandé',
  returnAnswered: 'Réponse à un retour que vous avez demandé',
  returnClosed: 'Un retour que vous avez demandé est crédité',
  commentsUnread: 'Commentaires que vous n’avez pas lus',
  stockLow: 'Un produit atteint son seuil de réapprovisionnement',
}

export const mailPreferenceMessages: Translation<typeof english> = {
  title: 'E-mails reçus',
  hint: ({ org }) => `Envoyés par ${org}. La cloche vous avertit de tout, quel que soit votre choix ici.`,
  must: 'Les paiements dus et les invitations sont toujours envoyés.',
  groups: {
    progress: 'Avancement',
    payments: 'Paiements',
    delivery: 'Livraison',
    aftercare: 'Problèmes et retours',
    comments: 'Commentaires',
    stock: 'Stock',
  },
  kind: ({ kind }) => kinds[kind] ?? kind,
  ownOnly: 'Seulement ce qui m’appartient ou me concerne',
  ownOnlyHint: 'Sinon, tout ce dont vos collègues sont également avertis.',
  saved: 'Enregistré',
  saving: 'Enregistrement…',
}
