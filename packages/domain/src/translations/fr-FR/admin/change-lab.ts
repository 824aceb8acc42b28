/** Change lab: drafts of the catalog, publishing them and taking them back, in French. */
import type { changeLabMessages as english } from '../../../messages/admin/change-lab.ts'
import type { Translation } from '../../../localization/translation.ts'
import { counted, countedWord, plural } from '../grammar.ts'
import { changeLabScreens } from './change-lab-screens.ts'

export const changeLabMessages: Translation<typeof english> = {
  title: 'Banc d’essai',
  recordExists: 'Cet enregistrement existe déjà.',
  recordIsRemoved: 'Ce brouillon supprime l’enregistrement. Retirez d’abord cette modification du brouillon.',
  noSuchRecord: 'Cet enregistrement n’existe plus.',
  notDraftable: 'Les enregistrements de ce type se modifient directement, pas dans un brouillon.',
  draftIsClosed: 'Ce brouillon n’est plus ouvert : il a été publié ou abandonné.',
  draftIsScheduled: 'Ce brouillon est programmé. Annulez sa programmation pour le modifier.',
  draftIsEmpty: 'Il n’y a encore rien dans ce brouillon.',
  notInThePast: 'Choisissez un moment à venir.',
  notPublished: 'Seule la publication d’un brouillon publié peut être annulée.',
  takenBackAlready: 'La publication a déjà été annulée.',
  conflicts: ({ titles, count }) =>
    `${counted(count, 'enregistrement a changé', 'enregistrements ont changé')} depuis l’ajout à ce brouillon : ${titles.join(', ')}. ${plural(count, 'Vérifiez-le', 'Vérifiez-les')} de nouveau.`,
  dependedOn: ({ count, word }) =>
    `Des soumissions faites depuis en dépendent (${countedWord(count, word)}).`,
  cannotComeBack: ({ title }) =>
    `La suppression de ${title} date de plus de 30 jours ; une restauration n’est plus possible.`,
  publisherIsGone:
    'La personne qui l’a programmé n’est plus propriétaire. Publiez-le ou programmez-le de nouveau.',
  ...changeLabScreens,
}
