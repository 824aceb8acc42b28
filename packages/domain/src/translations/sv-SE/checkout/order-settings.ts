/** Sentences of the order settings, in Swedish. */
import type { orderSettingsMessages as english } from '../../../messages/checkout/order-settings.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, percent, the } from '../grammar.ts'

export const orderSettingsMessages: Translation<typeof english> = {
  pricingToday: 'Dagens priser fram till inskickandet.',
  pricingDayHint: 'Den här dagens priser gäller, vad som än publiceras senare.',
  pricingWouldChange: ({ count }) =>
    count === 0
      ? 'Ingen artikel får ändrat pris.'
      : count === 1
        ? 'En artikel får ändrat pris.'
        : `${count} artiklar får ändrat pris.`,
  pricingUnknownThen: ({ count }) =>
    `${count === 1 ? 'En artikel' : `${count} artiklar`} har inget pris den dagen. Välj en senare.`,
  pricingAgreed: ({ word }) =>
    `${capital(the(word))} har skickats in med priserna till vänster. Använd de nya bara om det är överenskommet.`,
  ownerHint: 'Villkor som har beviljats ändras inte.',
  ownerReadOnly: 'Bara medarbetare byter ägare.',
  entryUnreadable: ({ text }) => `”${text}” är inget belopp. Skriv till exempel 1250,50 eller 12\u00a0%.`,
  entryOtherCurrency: ({ symbol }) =>
    `En annan valuta. Ange beloppet i ${symbol === '€' ? 'euro' : 'US-dollar'}.`,
  entryNegative: 'Ett belopp kan inte vara under 0.',
  entryTooMuch: 'Det är mer än 10 000 000,00 $.',
  rateAbove100: `En procentsats är högst ${percent(100)}.`,
  entryUnderstood: ({ value }) => `Tolkas som ${value}`,
  entryBecomesRate: ({ value }) => `Tolkas som ${value}: blir en procentsats`,
  entryBecomesAmount: ({ value }) => `Tolkas som ${value}: blir ett belopp`,
  entryOnlyAmount: 'Ange ett belopp här, ingen procentsats.',
  entryOnlyRate: 'Ange en procentsats här, inget belopp.',
  discountCapped: ({ most }) => `Högst ${most} räknas för den här kategorin.`,
  discountCappedAmount: ({ most, share }) => `Högst ${most} räknas för den här kategorin: ${share}.`,
  shippingAboveRate: ({ shipping, goods }) =>
    `En frakt på ${shipping} är mer än ${percent(100)} av ${goods}, så ingen procentsats motsvarar den. Ange procentsatsen du vill ha i stället: skriv den med %.`,
  discountNoRate: 'Ingen procentsats ger den här rabatten. Skriv procentsatsen du vill ha med % i fältet.',
  taxAgain: 'Hämta igen',
  taxAddressChanged: 'Leveransadressen har ändrats sedan dess.',
  taxUnavailable: ({ state }) => `Momssatsen för ${state} kunde inte hämtas. Satsen lämnas som den är.`,
  taxFound: ({ rate, date, source }) => `${rate} enligt leveransadressen, hämtad ${date} (${source})`,
  taxNone: ({ state, date }) => `Ingen moms hittades för ${state} ${date}. Satsen lämnas som den är.`,
  taxWanted: 'Hämtar satsen för leveransadressen…',
  paidHint: 'Räknas från de registrerade betalningarna.',
  feedbackHint: 'Kunden läser detta medan ändringarna görs. Det rensas när ändringarna skickas in.',
  linkInvalid: 'En länk börjar med https:// eller http://.',
}
