/** What exporting and importing tables say, on their page and in the answers of the server, in French. */
import type { spreadsheetImportMessages as english } from '../../../messages/admin/spreadsheet-import.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, figure, listAnd, lower } from '../grammar.ts'

export const spreadsheetImportMessages: Translation<typeof english> = {
  title: 'Import et export',
  intro:
    'Tout le catalogue sous forme de tableaux : les produits avec leurs options, prix et règles, et les invités avec leurs conditions. Ce qui est en cours dans un autre programme peut aussi être repris. Modifiez-les dans un tableur, voyez ce qu’ils changeraient, et importez-les en une seule étape.',
  exportTitle: 'Export',
  exportMeans: 'Importés de nouveau tels quels, ces fichiers ne changent rien.',
  exportWorkbook: 'Classeur (.xlsx)',
  exportCsv: 'Fichiers CSV (.zip)',
  templateTitle: 'Partir d’un modèle',
  templateMeans: 'Un classeur avec tous les tableaux et colonnes. Les lignes sans id sont ajoutées.',
  emptyTemplate: 'Classeur vide',
  exampleTemplate: 'Classeur avec un exemple',
  importTitle: 'Import',
  drop: 'Déposez ici un classeur, un fichier CSV ou un zip de fichiers CSV',
  choose: 'Choisir un fichier',
  chosen: ({ name }) => `Fichier : ${name}`,
  chooseOther: 'Autre fichier',
  nothingYet: 'Rien n’est modifié avant que vous ayez vu l’effet d’un fichier.',
  fileInput: 'Fichier de tableaux',
  locale: 'Nombres et dates dans le fichier',
  locales: {
    american: '1,234.5 et 12/31/2026',
    british: '1,234.5 et 31/12/2026',
    continental: '1.234,5 et 31.12.2026',
  },
  checking: 'Examen du fichier',
  sending: 'Le fichier est envoyé et lu.',
  checked: ({ done, total }) => `${figure(done)} sur ${counted(total, 'ligne', 'lignes')}`,
  again: 'Examiner de nouveau',
  tooLarge: ({ most }) =>
    `Le fichier est trop volumineux : ${figure(Math.round(most / 1_000_000))} Mo au plus.`,
  resultTitle: 'Ce que ferait l’import',
  isRefused: ({ count }) =>
    `${counted(count, 'cellule est refusée', 'cellules sont refusées')}. Rien n’est importé tant que ${count === 1 ? 'elle n’est pas corrigée' : 'ces cellules ne sont pas corrigées'}.`,
  isEmpty: 'Ce fichier ne contient aucune ligne : il n’y a rien à importer.',
  importsNothing: 'Il n’y a rien à importer.',
  stay: ({ count }) =>
    count === 1
      ? '1 cellule n’est pas importée et reste telle quelle, pour la raison indiquée à côté.'
      : `${figure(count)} cellules ne sont pas importées et restent telles quelles, pour les raisons indiquées à côté.`,
  noted: 'Non importées',
  changesNothing: 'Le fichier correspond à ce qui existe déjà : il n’y a rien à importer.',
  would: ({ created, changed, removed, newOrders, vocabulary }) => {
    const parts = [
      ...(created > 0 ? [`ajoute ${counted(created, 'enregistrement', 'enregistrements')}`] : []),
      ...(changed > 0 ? [`en modifie ${figure(changed)}`] : []),
      ...(newOrders > 0
        ? [`commence ${counted(newOrders, lower(vocabulary.order), lower(vocabulary.orders))}`]
        : []),
      ...(removed > 0 ? [`supprime ${counted(removed, 'enregistrement', 'enregistrements')}`] : []),
    ]
    return `L’import ${listAnd(parts)}.`
  },
  invites: ({ count }) => `Avertir les nouveaux invités par e-mail (${figure(count)})`,
  tooManyInvited: ({ most }) =>
    `Un import avertit ${figure(most)} invités au plus par e-mail. Importez-les en plusieurs fichiers, ou sans les avertir.`,
  sameTitles: ({ orders }) =>
    `Ces titres existent déjà : ${orders.join(', ')}. Ils restent inchangés, et le fichier en commence de nouveaux.`,
  apply: ({ count }) => `Importer ${counted(count, 'enregistrement', 'enregistrements')}`,
  downloadReport: 'Télécharger le rapport',
  reportName: 'Rapport d’import.csv',
  summary: 'Lignes par feuille',
  sheet: 'Feuille',
  row: 'Ligne',
  column: 'Colonne',
  value: 'Valeur',
  before: 'Avant',
  outcome: 'Résultat',
  what: 'Effet',
  cells: 'Cellules',
  outcomes: {
    created: 'Nouveau',
    changed: 'Modifié',
    unchanged: 'Inchangé',
    refused: 'Refusé',
  },
  filter: 'Afficher',
  all: 'Tout',
  noneOfThese: 'Aucune cellule de ce genre.',
  isCut: ({ count }) =>
    `Seules les ${figure(count)} premières cellules figurent dans la liste ; les totaux ci-dessus les comptent toutes.`,
  isApplied: ({ name }) => `${name} est importé.`,
  changedSince:
    'Le catalogue ou le fichier a changé depuis votre examen ; rien n’a donc été importé. Voici ce que l’import ferait maintenant.',
  notSound: 'Des cellules de ce fichier sont refusées. Rien n’a été importé.',
  importOf: ({ name }) => (name === '' ? 'Import' : `Import : ${name}`),
  historyTitle: 'Imports précédents',
  noHistory: 'Rien n’a encore été importé.',
  madeBy: ({ by, at }) => `${by}, ${at}`,
  records: ({ count }) => counted(count, 'enregistrement', 'enregistrements'),
  takeBack: 'Annuler l’import',
  takeBackOf: ({ title }) => `Annuler l’import : ${title}`,
  askTakeBack:
    'Ce qu’il a ajouté disparaît, et ce qu’il a modifié redevient comme avant. Ce que quelqu’un a modifié depuis reste inchangé.',
  isTakenBack: ({ title }) => `Import annulé : ${title}.`,
  wasTakenBack: ({ at }) => `Annulé ${at}`,
  sparedTitle: 'Modifié depuis, donc laissé en l’état',
  spared: ({ title, fields }) => `${title} : ${fields.join(', ')}`,
  fileNames: {
    catalog: ({ orgTitle, day }) => `${orgTitle} catalogue ${day}`,
    empty: () => 'Modèle de catalogue',
    example: () => 'Modèle de catalogue avec un exemple',
  },
  exportFailed: 'Le fichier n’a pas pu être créé',
}
