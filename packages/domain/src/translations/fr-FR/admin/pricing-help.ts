/** The help popup of a pricing rule: what its versions are written in, in French. */
import type { pricingHelpMessages as english } from '../../../messages/admin/pricing-help.ts'
import type { Translation } from '../../../localization/translation.ts'

export const pricingHelpMessages: Translation<typeof english> = {
  title: 'Explication de la structure des données',
  money: 'Les montants sont des nombres entiers sans décimales : 43,70 s’écrit 4370.',
  nested: 'Les expressions s’imbriquent : un groupe contient ses propres expressions, calculées d’abord.',
  future:
    'Une nouvelle version devrait avoir une date future. Une version vaut à partir de sa date jusqu’à la suivante ; ce qui a été soumis avant garde son prix.',
  order:
    'Une liste se calcule de gauche à droite : la première valeur commence, et chaque suivante se combine au résultat par son propre opérateur.',
  types: 'Types d’expressions',
  typeTerms: {
    fixed: 'Le nombre dans "value" : des centimes, ou un facteur après * / %.',
    productPropertyPrice:
      'Le prix de l’option choisie pour une propriété, selon la règle de prix de cette option.',
    productPropertyClassifierNumber:
      'Un nombre du classificateur que l’option choisie a dans un groupe. "productOptionClassifierNumberIndex" se compte à partir de 0.',
    propertyValue:
      'Ce qui est saisi dans une propriété : une dimension, un nombre. Une case cochée vaut 1, une case vide 0.',
    group: 'Le résultat des expressions qu’il contient.',
  },
  operators: 'Opérateurs',
  operatorTerms: {
    '+ - * /': 'Plus, moins, fois, divisé par. Sans opérateur : plus.',
    '%': 'Le reste d’une division.',
    '===': '1 si les deux côtés sont égaux, sinon 0.',
    'and, or': '1 si les deux côtés, ou l’un d’eux, diffèrent de 0 ; sinon 0.',
  },
  conditions: 'Conditions',
  conditionsText:
    'Une expression avec "condition" ne compte que si la condition est remplie ; sinon elle est ignorée. La condition compare un "actual" à ce qui est "expected", un élément parmi d’autres si c’est une liste, et relie ses comparaisons par "and" ou "or".',
  actualTerms: {
    selectedOption: 'L’identifiant de l’option choisie pour une propriété.',
    propertyValue: 'Ce qui est saisi dans une propriété.',
    optionData: 'Un champ des données de l’option choisie, désigné par "dataKey".',
    classifier: 'L’identifiant du classificateur que l’option choisie a dans un groupe.',
    quantity: 'Le nombre de pièces de l’article.',
    fixed: 'La "value" elle-même.',
  },
  examples: 'Exemples',
  exampleTexts: {
    base: '43,70 et le prix de l’option choisie pour la propriété 1 :',
    group: '43,70, et 1,2 centime par millimètre saisi dans la propriété 2 :',
    condition: '43,70, et 9,00 de plus si l’option 11 ou 12 de la propriété 1 est choisie :',
    classifier:
      'Le premier nombre du classificateur que l’option choisie pour la propriété 1 a dans le groupe 5 :',
  },
}
