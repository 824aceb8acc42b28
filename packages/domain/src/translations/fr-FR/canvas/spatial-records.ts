/** Sentences that refuse a wall, a viewport or anything else on the canvas, in French. */
import type {
  spatialDeedWords as englishDeeds,
  spatialKindWords as englishKinds,
  spatialMessages as english,
} from '../../../messages/canvas/spatial-records.ts'
import type { Translation } from '../../../localization/translation.ts'
import { figure } from '../grammar.ts'

export const spatialMessages: Translation<typeof english> = {
  number: 'Un nombre est attendu.',
  tooFar: 'Un nombre entre −1 000 000 et 1 000 000 est attendu.',
  notPositive: 'Un nombre supérieur à 0 est attendu.',
  negative: 'Une valeur de 0 ou plus est attendue.',
  degreesBetween: ({ min, max }) =>
    `Une valeur entre ${String(min).replace('-', '−')} et ${max} degrés est attendue.`,
  tooLong: ({ max }) => `${figure(max)} caractères au plus sont admis.`,
  point: 'Un point est attendu.',
  size: 'Une largeur et une hauteur sont attendues.',
  choice: ({ choices }) => `Valeurs admises : ${choices.join(', ')}.`,
  yesOrNo: 'La valeur attendue est true ou false.',
  noLength: 'Le début et la fin sont au même point. Dessinez plus long.',
  value: 'Cette valeur n’est pas admise ici.',
  unknownField: 'Ce champ n’existe pas.',
  tooDeep: ({ max }) => `L’imbrication est trop profonde : ${figure(max)} niveaux au plus.`,
  tooMuch: ({ max }) => `Il y a trop de données : ${figure(max)} caractères au plus.`,
  openingNeedsPlace: 'Une ouverture se trouve dans un mur ou sur un cadre de vue : indiquez l’un des deux.',
  parentNeedsBoth: 'Indiquez l’enregistrement porteur avec son type, ou ni l’un ni l’autre.',
  ownParent: 'Un élément ne peut pas reposer sur lui-même.',
}

export const spatialKindWords: Translation<typeof englishKinds> = {
  archWall: { one: 'mur', many: 'murs' },
  archElevation: { one: 'élévation', many: 'élévations' },
  archCustomView: { one: 'cadre de vue', many: 'cadres de vue' },
  productInstance: { one: 'pièce', many: 'pièces' },
  productCanvasText: { one: 'texte', many: 'textes' },
  productCanvasLine: { one: 'ligne', many: 'lignes' },
  calicoMuralSeam: { one: 'joint', many: 'joints' },
  calicoMuralPanel: { one: 'lé', many: 'lés' },
  calicoMuralTexture: { one: 'texture', many: 'textures' },
  calicoMuralArea: { one: 'surface de décor', many: 'surfaces de décor' },
  calicoMismatchLine: { one: 'ligne de décalage', many: 'lignes de décalage' },
  calicoWallLabel: { one: 'étiquette de mur', many: 'étiquettes de mur' },
  opening: { one: 'ouverture', many: 'ouvertures' },
  reference: { one: 'fond de plan', many: 'fonds de plan' },
  focusArea: { one: 'zone d’intérêt', many: 'zones d’intérêt' },
  eyePoint: { one: 'point de vue', many: 'points de vue' },
}

// After what it was done to, of any gender and number: '3 lés – déplacement'.
export const spatialDeedWords: Translation<typeof englishDeeds> = {
  created: '– ajout',
  deleted: '– suppression',
  restored: '– restauration',
  moved: '– déplacement',
  resized: '– redimensionnement',
  rotated: '– rotation',
  changed: '– modification',
}
