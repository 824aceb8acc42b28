/** What a drawing family says against a configuration: what does not fit, and what would, in French. */
import type { familyMessages as english } from '../../../messages/order/families.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, of } from '../grammar.ts'

export const familyMessages: Translation<typeof english> = {
  outletsDoNotFit: ({ size }) =>
    `Ces prises ne tiennent pas entre les bords d’une plaque de ${size}. Choisissez une plaque plus grande ou moins de prises.`,
  outletsMeetScrews: ({ size }) =>
    `Sur une plaque de ${size}, les vis tomberaient dans ces prises. Choisissez une autre plaque ou d’autres prises.`,
  slatsTooNarrow: ({ count, width, least }) =>
    `${counted(count, 'lame aurait', 'lames auraient')} une largeur de ${width} ; elles sont réalisables à partir de ${least}. Choisissez des lames moins nombreuses ou plus larges.`,
  slatCountMissing: 'Il faut au moins une lame.',
  handleTooLong: ({ length, most }) => `Une poignée de ${length} est trop longue ici : ${most} au maximum.`,
  visionNeedsRoom: ({ size }) => `Un oculus demande un vantail d’au moins ${size}.`,
  railsTooWide: ({ width, most }) =>
    `Des traverses et des montants de ${width} ne laissent pas de panneau sur cette façade : ${most} au maximum.`,
  bodyTooNearWall: ({ least }) =>
    `Ce corps toucherait le mur ou sa platine : il doit être à ${least} du mur au minimum.`,
  holeTooLarge: ({ hole, most }) => `Un perçage de ${hole} ne tient pas sur ce profil : ${most} au maximum.`,
  holesMeet: ({ hole, spacing }) =>
    `Des perçages de ${hole} ne peuvent pas être espacés de ${spacing} seulement.`,
  holeBeyondEnd: ({ first }) => `Un premier perçage à ${first} du bout tombe en dehors du rail.`,
  bracketsDoNotFit: ({ count, width }) =>
    `${counted(count, 'console ne tient', 'consoles ne tiennent')} pas sous une étagère de ${width}. Choisissez moins de consoles ou une étagère plus longue.`,
  shelvesTooClose: ({ count, clear, least }) =>
    `Avec ${counted(count, 'étagère', 'étagères')}, il ne reste que ${clear} de hauteur libre ; des livres demandent ${least}. Choisissez moins d’étagères ou une bibliothèque plus haute.`,
  boardTooShort: ({ length, width }) =>
    `Une lame large de ${width} ne peut pas avoir une longueur de ${length} : une lame est au moins aussi longue que large.`,
  sampleHoleTooLarge: ({ hole, most }) =>
    `Un perçage de ${hole} ne tient pas sur cet échantillon : ${most} au maximum.`,
  chipsTooSmall: ({ least }) =>
    `Les échantillons ne tiennent pas dans ce coffret : chacun demande ${least}. Choisissez un coffret plus grand.`,
  tooManyPanels: ({ count, most }) =>
    `Cette impression serait découpée en ${figure(count)} lés ; la pose en admet ${figure(most)} au plus. Choisissez un rouleau plus large ou une impression plus petite.`,
  borderTooWide: ({ border }) =>
    `Une bordure ${of(border)} ne laisse pas de place à l’image sur cette impression.`,
}
