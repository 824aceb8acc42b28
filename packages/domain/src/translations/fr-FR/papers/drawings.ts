/** Sentences of the drawings view and its sheets, in French. */
import type { drawingMessages as english } from '../../../messages/papers/drawings.ts'
import type { Translation } from '../../../localization/translation.ts'
import { a, cap, counted, figure, of, ofThe, plural, thisOne } from '../grammar.ts'

export const drawingMessages: Translation<typeof english> = {
  // On the sheets
  moreFacts: ({ count }) =>
    `${counted(count, 'autre choix figure', 'autres choix figurent')} dans les documents.`,
  pieces: ({ count }) => counted(count, 'pièce', 'pièces'),
  ofPieces: ({ pieces, quantity }) => `${pieces} sur ${figure(quantity)}`,
  itemNotValid: ({ reasons }) => `Pas prêt pour la fabrication : ${reasons}`,
  dimensionsOmitted: ({ count, label }) =>
    `${counted(count, 'cote n’a', 'cotes n’ont')} pas la place à ${label}.`,
  broken: 'Parties coupées ou agrandies : seules les cotes font foi.',
  barAtFullSize: 'Ce trait mesure 50 mm à l’impression à 100 %',
  scaleAsShown: 'Selon indication',
  pictureMissing: 'Image manquante',
  unitMm: 'Millimètres',
  unitInches: 'Pouces, arrondis à 1/16',
  unitHalfInches: 'Pouces, arrondis à 1/2',
  tableHasNoRoom: ({ count }) =>
    `Le tableau ${count === 1 ? 'de sa gravure' : `de ses ${figure(count)} gravures`} n’a pas la place ici ; il figure sur les planches individuelles.`,
  engravingColumns: {
    mechanism: 'Mécanisme',
    place: 'Place',
    language: 'Langue',
    content: 'Gravure',
    foot: 'Pied x, y',
  },
  engravedPlace: { above: 'au-dessus', below: 'en dessous' },
  engravedLanguage: { first: 'première', second: 'seconde' },
  withoutDimensions: 'Sans cotes',
  tile: ({ name, count }) => `Partie ${name} sur ${figure(count)}`,
  sheetOf: ({ number, count }) => `${number} sur ${count}`,

  // Wishes for a file that were not followed
  paperOfOrg: ({ paper }) => `Cette organisation n’imprime ses dessins que sur ${paper}.`,
  paperOfSingleSheets: ({ paper }) => `Les planches individuelles ne s’impriment que sur ${paper}.`,
  fullSizeOfSingleSheets: 'Seules les planches individuelles sont dessinées en grandeur réelle.',
  dimensionsOfOrg: 'Cette organisation affiche toujours les cotes.',
  unitsOfOrg: 'Cette organisation dessine toujours en millimètres.',

  // Items that can not be drawn
  notDrawnCustom: 'Un produit hors catalogue n’a pas de dessin.',
  notDrawnAtAll: 'Ce produit n’a pas de dessin à l’échelle.',
  notDrawnGone: 'Ce produit ne fait plus partie de l’offre ; son dessin n’est donc pas connu.',
  notDrawnMissing: ({ titles }) => `Son dessin demande d’abord un choix : ${titles}.`,
  notDrawnChoices: 'L’article ne peut pas être dessiné avec ces choix.',
  notDrawnTooLarge: 'L’article est trop grand pour une planche, quelle que soit l’échelle.',
  tooManyTiles: ({ most }) =>
    `La grandeur réelle demanderait plus de ${figure(most)} planches ; le dessin est donc à l’échelle sur une planche.`,

  // The view
  loading: 'Dessin des planches…',
  noItems: ({ word }) => `${cap(thisOne(word))} ne contient encore aucun article : il n’y a rien à dessiner.`,
  nothingDrawn: ({ word, reasons }) =>
    [`Aucun article ${ofThe(word)} ne peut encore être dessiné.`, ...new Set(reasons)].join(' '),
  stocked: ({ word }) => `${cap(a(word))} sur stock n’a pas de dessins : les produits sont déjà fabriqués.`,
  cannotBeDrawn: ({ word }) => `Aucun des produits ${ofThe(word)} n’a de dessin.`,
  printTip:
    'Pour garder un fichier, choisissez Enregistrer au format PDF dans la fenêtre d’impression. Imprimez à 100 %, afin que l’échelle soit exacte.',
  letterOnly: 'Ces planches sont toujours au format Letter.',
  svgFailed: 'Le fichier SVG n’a pas pu être créé. Réessayez.',
  dxfFailed: 'Le fichier DXF n’a pas pu être créé. Réessayez.',

  // Labels and titles
  drawings: 'Dessins',
  noDrawings: 'Aucun dessin',
  itemsWithoutADrawing: 'Articles sans dessin',
  letter: 'Letter',
  tabloid: 'Tabloid',
  bestFit: 'Optimal',
  landscape: 'Paysage',
  portrait: 'Portrait',
  howDrawingsAreSet: 'Disposition des dessins',
  drawingsOnASheet: 'Dessins par planche',
  multiple: 'Plusieurs',
  individual: 'Un seul',
  sheet: 'Planche',
  scale: 'Échelle',
  toFitASheet: 'Ajustée à la planche',
  fullSizeInParts: '1 : 1, en parties',
  paper: 'Papier',
  showDimensions: 'Afficher les cotes',
  units: 'Unités',
  inches: 'Pouces',
  nearestHalfInch: 'Au 1/2 pouce',
  oneSheet: '1 planche',
  sheets: ({ count }) => counted(count, 'planche', 'planches'),
  print: 'Imprimer',
  downloadPdf: 'Télécharger le PDF',
  sheetsLabel: 'Planches',
  filesOf: ({ heading }) => `Fichiers ${of(heading)}`,
  fileOf: ({ heading }) => `SVG ou DXF ${of(heading)}`,
  svgRealMillimeters: 'SVG, millimètres réels',
  dxf2000: 'DXF 2000, millimètres',
  dxfR12: 'DXF R12, pour logiciels et machines anciens',
  engravingsAsOutlines: 'Gravures vectorisées',
  engravingsAsText: 'Gravures en texte',
  engravingsAsBoth: 'Gravures des deux façons, sur calques séparés',

  // In the title block
  item: 'Article',
  items: 'Articles',
  dimensions: 'Cotes',
  date: 'Date',
  notes: 'Remarques',
  somePieces: ({ count, numbers }) => `${plural(count, 'Pièce', 'Pièces')} ${numbers}`,
  sheetNamed: ({ number, items }) => `Planche ${number} : ${items}`,
  scales: {
    four: 'Quatre fois la grandeur nature',
    twice: 'Deux fois la grandeur nature',
    full: 'Grandeur nature',
    half: 'Demi-grandeur',
  },
}
