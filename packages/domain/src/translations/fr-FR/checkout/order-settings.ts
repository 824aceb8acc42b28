/** Sentences of the order settings, in French. */
import type { orderSettingsMessages as english } from '../../../messages/checkout/order-settings.ts'
import type { Translation } from '../../../localization/translation.ts'
import { cap, e, figure, thisOne } from '../grammar.ts'

export const orderSettingsMessages: Translation<typeof english> = {
  pricingToday: 'Prix du jour jusqu’à la soumission.',
  pricingDayHint: 'Les prix de ce jour font foi, quoi qu’il soit publié ensuite.',
  pricingWouldChange: ({ count }) =>
    count === 0
      ? 'Aucun article ne change de prix.'
      : count === 1
        ? 'Un article change de prix.'
        : `${figure(count)} articles changent de prix.`,
  pricingUnknownThen: ({ count }) =>
    `${count === 1 ? 'Un article n’a' : `${figure(count)} articles n’ont`} pas de prix à cette date. Choisissez-en une ultérieure.`,
  pricingAgreed: ({ word }) =>
    `${cap(thisOne(word))} a été soumis${e(word)} avec les prix de gauche. N’appliquez les nouveaux que si cela est convenu.`,
  ownerHint: 'Les conditions accordées restent inchangées.',
  ownerReadOnly: 'Seule l’équipe peut changer le propriétaire.',
  entryUnreadable: ({ text }) => `« ${text} » n’est pas un montant. Écrivez par exemple 1,250.50 ou 12%.`,
  entryOtherCurrency: ({ symbol }) =>
    `Autre monnaie. Saisissez le montant en ${symbol === '€' ? 'euros' : 'dollars américains'}.`,
  entryNegative: 'Un montant ne peut pas être inférieur à 0.',
  entryTooMuch: 'Le montant dépasse 10 000 000.',
  rateAbove100: 'Un taux est de 100 % au plus.',
  entryUnderstood: ({ value }) => `Lu comme ${value}`,
  entryBecomesRate: ({ value }) => `Lu comme ${value} : devient un taux`,
  entryBecomesAmount: ({ value }) => `Lu comme ${value} : devient un montant`,
  entryOnlyAmount: 'Saisissez ici un montant, pas un taux.',
  entryOnlyRate: 'Saisissez ici un taux, pas un montant.',
  discountCapped: ({ most }) => `Le maximum retenu pour cette catégorie est de ${most}.`,
  discountCappedAmount: ({ most, share }) =>
    `Le maximum retenu pour cette catégorie est de ${most} : ${share}.`,
  shippingAboveRate: ({ shipping, goods }) =>
    `Une livraison de ${shipping} dépasse 100 % de ${goods} ; aucun taux n’y correspond. Saisissez plutôt le taux voulu, avec %.`,
  discountNoRate: 'Aucun taux ne donne cette remise. Écrivez dans le champ le taux voulu, avec %.',
  taxAgain: 'Rechercher de nouveau',
  taxAddressChanged: 'L’adresse de livraison a changé depuis.',
  taxUnavailable: ({ state }) =>
    `Le taux de taxe pour ${state} n’a pas pu être trouvé. Le taux reste inchangé.`,
  taxFound: ({ rate, date, source }) =>
    `${rate} d’après l’adresse de livraison, recherche du ${date} (${source})`,
  taxNone: ({ state, date }) =>
    `Aucune taxe sur les ventes n’a été trouvée pour ${state} le ${date}. Le taux reste inchangé.`,
  taxWanted: 'Recherche du taux pour l’adresse de livraison…',
  paidHint: 'Calculé d’après les paiements enregistrés.',
  feedbackHint:
    'Le client lit ce texte pendant qu’il fait les modifications. Il est effacé à la soumission suivante.',
  linkInvalid: 'Un lien commence par https:// ou http://.',
}
