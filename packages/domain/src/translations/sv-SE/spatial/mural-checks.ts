/** What a printer or an installer would say against a mural, in Swedish. */
import type { muralCheckMessages as english } from '../../../messages/spatial/mural-checks.ts'
import type { Translation } from '../../../localization/translation.ts'

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export const muralCheckMessages: Translation<typeof english> = {
  panel: ({ number }) => (number === null ? 'En våd utan nummer' : `Våd ${number}`),
  seam: ({ at }) => `Skarven vid ${at}`,

  measureUnreadable: 'Något i vyn har ett mått som inte är ett tal över 0.',
  measureUnreadableAdvice: 'Skriv in måtten igen, eller ta bort det.',
  areaUncovered: ({ width, height }) =>
    `En del av ytan, ${width} bred och ${height} hög, täcks inte av någon våd.`,
  areaUncoveredAdvice: 'Gör en våd bredvid större, eller dela in ytan igen.',
  areaUncoveredRepair: 'Förläng våder',
  panelsOverlap: ({ one, other, by }) =>
    `${one} och ${lower(other)} ligger på varandra med ${by} utan skarv.`,
  panelsOverlapAdvice: 'Flytta en av dem, eller lägg till en skarv med det överlappet.',
  panelsOverlapRepair: 'Korta en våd',
  overlapLarger: ({ seam, actual, overlap }) =>
    `${seam} trycks med ${actual} överlapp, mer än de ${overlap} som är angivna.`,
  overlapSmaller: ({ seam, actual, overlap }) =>
    `${seam} trycks med ${actual} överlapp, mindre än de ${overlap} som är angivna.`,
  overlapAdvice: 'Låt båda våderna mötas vid skarven.',
  seamSharesSum: ({ seam, sum, overlap }) =>
    `Vådernas utfall vid ${lower(seam)} är ${sum} tillsammans; överlappet är ${overlap}.`,
  seamSharesDivided: ({ seam }) => `${seam} fördelar sitt överlapp annorlunda än vådernas utfall.`,
  seamSharesAdvice: 'Ge båda våderna sin del av överlappet som inre utfall.',
  fitToSeamRepair: 'Anpassa våder till skarven',
  seamOffsetTooLargeAdvice: 'Flytta den högst halva överlappet.',
  seamOffsetTooLargeRepair: 'Begränsa förskjutningen',
  seamOffJoint: ({ seam, by }) => `${seam} ligger ${by} från kanten där våderna möts.`,
  seamOffJointAdvice: 'Flytta skarven till den kanten.',
  seamOffJointRepair: 'Flytta skarven',
  seamStray: ({ seam }) => `${seam} ligger inte mellan två våder.`,
  seamStrayAdvice: 'Flytta den till en kant där två våder möts, eller ta bort den.',
  seamStrayRepair: 'Ta bort skarven',
  seamMissing: ({ one, other, by }) =>
    `${one} och ${other} möts utan skarv; trycken överlappar varandra med ${by}.`,
  seamMissingAdvice: 'Lägg till en skarv med det överlappet, eller ta bort utfallen där de möts.',
  seamMissingRepair: 'Lägg till skarven',
  seamOnFocus: ({ seam }) => `${seam} går genom ett fokusområde i bilden.`,
  seamOnOpening: ({ seam }) => `${seam} går genom en öppning.`,
  seamOnAdvice: 'Flytta skarven åt ena sidan.',
  seamOnRepair: ({ at }) => `Flytta skarven till ${at}`,
  panelWiderThanRollAdvice: 'Gör våden smalare, eller dela in ytan igen.',
  panelWiderThanRoll: ({ panel, width, roll }) => `${panel} trycks ${width} bred; rullen har ${roll}.`,
  panelLongerThanRoll: ({ panel, length, roll }) => `${panel} trycks ${length} lång; en rulle har ${roll}.`,
  panelLongerThanRollAdvice: 'Välj en längre rulle, eller dela ytan.',
  panelOutsidePicture: ({ panel }) =>
    `${panel} når med sina utfall utanför bilden: där finns inget att trycka.`,
  panelOutsidePictureAdvice: 'Flytta bilden eller välj en större, eller gör utfallen mindre.',
  panelOutsidePictureRepair: 'Beskär de yttre utfallen till bilden',
  resolutionLow: ({ ppi, least }) => `Bilden trycks med ${ppi} bildpunkter per tum, färre än ${least}.`,
  resolutionLowAdvice: 'Ladda upp ett större tryckoriginal, eller visa bilden mindre.',
  resolutionUnknown: 'Det är okänt hur många bildpunkter bildens tryckoriginal har.',
  resolutionUnknownAdvice: 'Ladda upp tryckoriginalet, eller ange dess storlek i bildpunkter.',
  pictureStretched: ({ size, trueSize }) => `Bilden visas i ${size}; den är ${trueSize} och får inte skalas.`,
  pictureStretchedAdvice: 'Ge den dess verkliga storlek, eller tillåt att den skalas.',
  pictureStretchedRepair: 'Visa i verklig storlek',
  pictureDisproportioned: ({ percent, direction }) =>
    `Bilden är uttänjd ${direction === 'across' ? 'på bredden' : 'på höjden'} med ${percent} %.`,
  pictureDisproportionedAdvice: 'Ge den tryckoriginalets proportioner, eller tillåt att den sträcks.',
  pictureDisproportionedRepair: 'Visa i bildens egna proportioner',
  pictureGone: 'Texturens bild är borta.',
  pictureGoneAdvice: 'Välj en annan bild.',
  pictureGoneRepair: 'Använd den vanliga bilden',
  panelNumberDoubled: ({ number, count }) => `${count} våder i vyn har nummer ${number}.`,
  panelNumberMissing: ({ count }) =>
    count === 1 ? 'En våd i vyn saknar nummer.' : `${count} våder i vyn saknar nummer.`,
  panelNumberAdvice: 'Numrera våderna från vänster till höger.',
  panelNumberRepair: 'Numrera från vänster till höger',
  labelMissing: 'Vyn saknar väggetikett.',
  labelWithoutTitle: 'Vyns väggetikett saknar namn.',
  labelMissingAdvice: 'Ange vilken vägg det är: montörerna går efter det.',
  labelMissingRepair: 'Lägg till etiketten',
  openingWithoutAllowance: ({ allowance }) =>
    `Vid kanten av en öppning slutar trycket utan de ${allowance} som skärs bort där.`,
  openingWithoutAllowanceAdvice: 'Låt våderna bredvid nå längre in i öppningen.',
  openingWithoutAllowanceRepair: 'Förläng utfallen in i öppningen',
  wallUnequal: ({ by }) => `Två motstående sidor av väggen skiljer ${by} i uppmätt längd.`,
  wallUnequalAdvice: 'Mät igen; den längre sidan gäller.',
  wallOutOfSquare: ({ by }) => `Väggen är inte vinkelrät: de uppmätta diagonalerna skiljer ${by}.`,
  wallOutOfSquareAdvice: 'Mät igen, eller ge de yttre våderna mer utfall att skära bort.',
  areaBelowMeasure: ({ width, height }) => `Ytan är mindre än väggen som den mättes: ${width} × ${height}.`,
  areaBelowMeasureAdvice: 'Ge ytan de större måtten och dela in den igen.',
  areaBelowMeasureRepair: 'Anpassa ytan till måtten',
}
