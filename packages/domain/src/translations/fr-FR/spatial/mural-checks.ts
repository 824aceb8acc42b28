/** What a printer or an installer would say against a mural, and what to do about it, in French. */
import type { muralCheckMessages as english } from '../../../messages/spatial/mural-checks.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

/** 'le joint à 40"' within a sentence */
const inside = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const muralCheckMessages: Translation<typeof english> = {
  panel: ({ number }) => (number === null ? 'Un lé sans numéro' : `Le lé ${number}`),
  seam: ({ at }) => `Le joint à ${at}`,

  measureUnreadable: 'Un élément de cette vue a une mesure qui n’est pas un nombre supérieur à 0.',
  measureUnreadableAdvice: 'Saisissez de nouveau ses mesures, ou supprimez-le.',
  areaUncovered: ({ width, height }) =>
    `Une partie de la surface, de ${width} de large et ${height} de haut, n’est couverte par aucun lé.`,
  areaUncoveredAdvice: 'Agrandissez un lé voisin, ou recommencez le calepinage de la surface.',
  areaUncoveredRepair: 'Étendre les lés',
  panelsOverlap: ({ one, other, by }) => `${one} et ${other} se superposent sur ${by} sans joint.`,
  panelsOverlapAdvice: 'Déplacez l’un d’eux, ou ajoutez un joint avec ce chevauchement.',
  panelsOverlapRepair: 'Réduire un lé',
  overlapLarger: ({ seam, actual, overlap }) =>
    `${seam} est imprimé avec un chevauchement de ${actual}, plus que les ${overlap} prévus.`,
  overlapSmaller: ({ seam, actual, overlap }) =>
    `${seam} est imprimé avec un chevauchement de ${actual}, moins que les ${overlap} prévus.`,
  overlapAdvice: 'Faites se rejoindre les deux lés au joint.',
  seamSharesSum: ({ seam, sum, overlap }) =>
    `Les fonds perdus des lés, pour ${inside(seam)}, font ${sum} ensemble ; son chevauchement est de ${overlap}.`,
  seamSharesDivided: ({ seam }) =>
    `${seam} répartit son chevauchement autrement que les fonds perdus de ses lés.`,
  seamSharesAdvice: 'Donnez à chaque lé sa part du chevauchement comme fond perdu intérieur.',
  fitToSeamRepair: 'Ajuster les lés au joint',
  seamOffsetTooLargeAdvice: 'Décalez-le de la moitié de son chevauchement au plus.',
  seamOffsetTooLargeRepair: 'Limiter le décalage',
  seamOffJoint: ({ seam, by }) => `${seam} est à ${by} du bord où ses lés se rejoignent.`,
  seamOffJointAdvice: 'Déplacez le joint sur ce bord.',
  seamOffJointRepair: 'Déplacer le joint',
  seamStray: ({ seam }) => `${seam} ne se trouve pas entre deux lés.`,
  seamStrayAdvice: 'Déplacez-le sur un bord où deux lés se rejoignent, ou supprimez-le.',
  seamStrayRepair: 'Supprimer le joint',
  seamMissing: ({ one, other, by }) =>
    `${one} et ${other} se rejoignent sans joint ; leurs impressions se chevauchent de ${by}.`,
  seamMissingAdvice: 'Ajoutez un joint avec ce chevauchement, ou supprimez les fonds perdus à cet endroit.',
  seamMissingRepair: 'Ajouter le joint',
  seamOnFocus: ({ seam }) => `${seam} traverse une zone d’intérêt de l’image.`,
  seamOnOpening: ({ seam }) => `${seam} traverse une ouverture.`,
  seamOnAdvice: 'Déplacez le joint d’un côté ou de l’autre.',
  seamOnRepair: ({ at }) => `Déplacer le joint à ${at}`,
  panelWiderThanRollAdvice: 'Rétrécissez le lé, ou recommencez le calepinage de la surface.',
  panelWiderThanRoll: ({ panel, width, roll }) =>
    `${panel} est imprimé sur ${width} de large ; le rouleau fait ${roll}.`,
  panelLongerThanRoll: ({ panel, length, roll }) =>
    `${panel} est imprimé sur ${length} de long ; un rouleau fait ${roll}.`,
  panelLongerThanRollAdvice: 'Choisissez un rouleau plus long, ou divisez la surface.',
  panelOutsidePicture: ({ panel }) =>
    `${panel} dépasse de l’image avec ses fonds perdus : il n’y a rien à y imprimer.`,
  panelOutsidePictureAdvice:
    'Déplacez l’image ou choisissez-en une plus grande, ou réduisez les fonds perdus.',
  panelOutsidePictureRepair: 'Limiter les fonds perdus extérieurs à l’image',
  resolutionLow: ({ ppi, least }) =>
    `L’image est imprimée à ${figure(ppi)} pixels par pouce, moins que ${figure(least)}.`,
  resolutionLowAdvice: 'Envoyez un fichier d’impression plus grand, ou affichez l’image en plus petit.',
  resolutionUnknown: 'Le nombre de pixels du fichier d’impression de cette image n’est pas connu.',
  resolutionUnknownAdvice: 'Envoyez le fichier d’impression, ou indiquez sa taille en pixels.',
  pictureStretched: ({ size, trueSize }) =>
    `L’image est affichée en ${size} ; elle fait ${trueSize}, et ne doit pas être étirée.`,
  pictureStretchedAdvice: 'Rendez-lui sa taille réelle, ou autorisez son étirement.',
  pictureStretchedRepair: 'Afficher en taille réelle',
  pictureDisproportioned: ({ percent, direction }) =>
    `L’image est étirée de ${figure(percent)} % en ${direction === 'across' ? 'largeur' : 'hauteur'}.`,
  pictureDisproportionedAdvice:
    'Rendez-lui les proportions de son fichier d’impression, ou autorisez son étirement.',
  pictureDisproportionedRepair: 'Afficher dans ses propres proportions',
  pictureGone: 'L’image de cette texture a disparu.',
  pictureGoneAdvice: 'Choisissez une autre image.',
  pictureGoneRepair: 'Prendre l’image habituelle',
  panelNumberDoubled: ({ number, count }) => `${figure(count)} lés de cette vue portent le numéro ${number}.`,
  panelNumberMissing: ({ count }) =>
    count === 1
      ? 'Un lé de cette vue n’a pas de numéro.'
      : `${figure(count)} lés de cette vue n’ont pas de numéro.`,
  panelNumberAdvice: 'Numérotez les lés de gauche à droite.',
  panelNumberRepair: 'Numéroter de gauche à droite',
  labelMissing: 'Cette vue n’a pas d’étiquette de mur.',
  labelWithoutTitle: 'L’étiquette de mur de cette vue n’a pas de titre.',
  labelMissingAdvice: 'Indiquez de quel mur il s’agit : les poseurs s’y fient.',
  labelMissingRepair: 'Ajouter l’étiquette',
  openingWithoutAllowance: ({ allowance }) =>
    `Au bord d’une ouverture, l’impression s’arrête sans les ${allowance} à y araser.`,
  openingWithoutAllowanceAdvice: 'Prolongez les lés voisins dans l’ouverture.',
  openingWithoutAllowanceRepair: 'Étendre les fonds perdus dans l’ouverture',
  wallUnequal: ({ by }) => `Deux côtés opposés de ce mur ont été relevés avec ${by} d’écart.`,
  wallUnequalAdvice: 'Mesurez de nouveau ; le plus grand côté compte.',
  wallOutOfSquare: ({ by }) =>
    `Ce mur n’est pas d’équerre : ses diagonales ont été relevées avec ${by} d’écart.`,
  wallOutOfSquareAdvice: 'Mesurez de nouveau, ou donnez aux lés extérieurs plus de fond perdu à araser.',
  areaBelowMeasure: ({ width, height }) =>
    `Cette surface est plus petite que le relevé de son mur : ${width} × ${height}.`,
  areaBelowMeasureAdvice: 'Donnez à la surface les plus grandes mesures, et recommencez son calepinage.',
  areaBelowMeasureRepair: 'Mettre la surface à ses mesures',
}
