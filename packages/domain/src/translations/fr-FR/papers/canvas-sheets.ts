/** Words of the sheets that are drawn of a canvas: plan, elevations, panel layouts, print panels, in French. */
import type { canvasSheetMessages as english } from '../../../messages/papers/canvas-sheets.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, ofThe } from '../grammar.ts'

export const canvasSheetMessages: Translation<typeof english> = {
  drawing: 'Dessin',
  resolution: 'Résolution',
  pixelsPerInch: ({ ppi }) => `${figure(ppi)} pixels par pouce`,
  plan: 'Vue en plan',
  planAbout: 'Les murs, les ouvertures et les vues qui les regardent',
  planNorth: 'Nord du plan',
  elevation: ({ number, title }) => `${number} ${title}`,
  elevationAbout: ({ number, count }) => `Élévation, vue ${number} sur ${count}`,
  panelLayout: ({ number, title }) => `${number} ${title}, calepinage`,
  panelLayoutAbout: ({ count }) =>
    `${counted(count, 'lé', 'lés')}. Trait continu : partie visible ; tirets : partie imprimée.`,
  net: ({ size }) => `${size} visible`,
  gross: ({ size }) => `${size} imprimé`,
  bleeds: ({ left, right, top, bottom }) => `G ${left}, D ${right}, H ${top}, B ${bottom}`,
  panel: ({ number }) => `Lé ${number}`,
  panelWithoutNumber: 'Lé sans numéro',
  panelOf: ({ panel, title }) => `${panel}, ${title}`,
  withBleed: ({ size }) => `${size} avec fond perdu`,
  sized: ({ width, height }) => `${width} × ${height}`,
  critical: 'Alignement critique',
  disabled: 'Non imprimé',
  seams: 'Légende des joints',
  seamCount: ({ label, count }) => `${label}, ${counted(count, 'joint', 'joints')}`,
  murals: 'Décors muraux',
  printNote: 'Remarque d’impression',
  inTheTable: 'En toutes lettres dans la nomenclature des lés.',
  onItsSheet: 'En toutes lettres sur la planche des remarques.',
  checksOfView: ({ count }) =>
    `${counted(count, 'point est', 'points sont')} à vérifier dans cette vue : voir la planche des contrôles.`,
  printTooLarge: ({ most }) =>
    `Plus grand que ${most}, le maximum d’une page : dessiné à l’échelle, ne pas imprimer d’après cette page.`,
  outsidePicture: 'Hors de l’image',
  fullSize: 'Grandeur réelle',
  noScale: 'Sans échelle',
  millimetersTo: ({ step }) => `Millimètres, arrondis à ${step}`,
  inchesTo: ({ step }) => `Pouces, arrondis à ${step}`,

  // Tables
  schedule: 'Nomenclature des lés',
  cutList: 'Liste de coupe',
  roll: ({ number }) => `Rouleau ${number}`,
  tooLongBy: ({ length }) => `${length} en trop`,
  notesOf: ({ number, title }) => `${number} ${title}, remarques`,
  checks: 'Contrôles de l’imprimeur',
  allGood: 'Rien à signaler : ces décors muraux peuvent être imprimés.',
  continued: ({ heading, page, count }) => `${heading}, ${page} sur ${count}`,
  columns: {
    number: 'Lé',
    roll: 'Rouleau',
    cutFrom: 'Coupe de',
    cutTo: 'Coupe à',
    rest: 'Reste du rouleau',
    view: 'Vue',
    seen: 'Visible',
    printed: 'Imprimé',
    bleeds: 'Fonds perdus',
    description: 'Description',
    note: 'Remarque d’impression',
    about: 'Objet',
    text: 'Remarque',
    severity: 'Gravité',
    finding: 'Ce qui ne va pas',
    advice: 'Que faire',
  },

  slug: (parts) =>
    [
      parts.panel,
      parts.size,
      parts.order,
      parts.title,
      `Planche ${parts.number} sur ${parts.count}`,
      parts.date,
      parts.org,
    ]
      .filter((part) => part !== '')
      .join(' · '),

  // The view
  nothingOnCanvas: ({ word }) =>
    `Rien n’est encore dessiné sur le canevas ${ofThe(word)}. Dessinez d’abord les murs, les vues et les lés.`,
  goToCanvas: 'Aller au canevas',
  layers: 'Calques',

  // SVG
  exportSvg: 'Exporter en SVG',
  exportSvgOf: ({ title }) => `Exporter en SVG : ${title}`,
  needsViewport: 'Allez à un cadre de vue pour l’exporter en SVG',
  noPanels: ({ title }) => `${title} n’a pas encore de lés à exporter.`,
  exportDxfOf: ({ title }) => `Exporter en DXF : ${title}`,
  dxfFailed: 'Le fichier DXF n’a pas pu être créé. Réessayez.',
  pictureFrame: 'Image',
  svgFailed: 'Le fichier SVG n’a pas pu être créé. Réessayez.',
  svgDescription: ({ count }) =>
    count === 1
      ? '1 lé d’impression en grandeur réelle, avec ses fonds perdus. Pouces.'
      : `${figure(count)} lés d’impression en grandeur réelle, avec leurs fonds perdus. Pouces.`,
}
