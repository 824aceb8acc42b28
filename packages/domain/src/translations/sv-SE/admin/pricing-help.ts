/** The help popup of a pricing rule, in Swedish. */
import type { pricingHelpMessages as english } from '../../../messages/admin/pricing-help.ts'
import type { Translation } from '../../../localization/translation.ts'

export const pricingHelpMessages: Translation<typeof english> = {
  title: 'Så är data uppbyggda',
  money: 'Pengar är heltal utan decimaler: 43,70 är 4370.',
  nested: 'Uttryck är nästlade: en grupp har egna uttryck, som räknas ut först.',
  future:
    'Nya versioner bör ha ett framtida datum. En version gäller från sitt datum till nästa; det som skickats in dessförinnan behåller sitt pris.',
  order:
    'En lista räknas ut från vänster till höger: det första värdet börjar, och varje nästa kombineras med resultatet hittills med sin egen operator.',
  types: 'Typer av uttryck',
  typeTerms: {
    fixed: 'Talet i "value": cent, eller en faktor efter * / %.',
    productPropertyPrice:
      'Priset på det valda alternativet för en egenskap, enligt alternativets egen prisregel.',
    productPropertyClassifierNumber:
      'Ett tal i den klassning som det valda alternativet har i en grupp. "productOptionClassifierNumberIndex" räknas från 0.',
    propertyValue: 'Det som skrivs in för en egenskap: ett mått, ett tal. En ikryssad ruta är 1, en tom 0.',
    group: 'Resultatet av uttrycken i den.',
  },
  operators: 'Operatorer',
  operatorTerms: {
    '+ - * /': 'Plus, minus, gånger, delat med. Utan operator: plus.',
    '%': 'Resten vid en delning.',
    '===': '1 när båda sidor är lika, annars 0.',
    'and, or': '1 när båda sidor, eller en av dem, inte är 0; annars 0.',
  },
  conditions: 'Villkor',
  conditionsText:
    'Ett uttryck med "condition" räknas bara när villkoret är uppfyllt; annars hoppas det över. Villkoret jämför ett "actual" med det som är "expected", något i en lista om det är en lista, och förenar sina jämförelser med "and" eller "or".',
  actualTerms: {
    selectedOption: 'Id för det valda alternativet för en egenskap.',
    propertyValue: 'Det som skrivs in för en egenskap.',
    optionData: 'Ett fält i det valda alternativets data, angivet med "dataKey".',
    classifier: 'Id för den klassning som det valda alternativet har i en grupp.',
    quantity: 'Artikelns antal.',
    fixed: 'Själva "value".',
  },
  examples: 'Exempel',
  exampleTexts: {
    base: '43,70 och priset på det valda alternativet för egenskap 1:',
    group: '43,70, och 1,2 cent för varje millimeter som skrivs in för egenskap 2:',
    condition: '43,70, och 9,00 mer när alternativ 11 eller 12 för egenskap 1 är valt:',
    classifier: 'Det första talet i den klassning som det valda alternativet för egenskap 1 har i grupp 5:',
  },
}
