/** The editor of a compatibility rule, and what it says before the rule is saved, in Swedish. */
import type { ruleImpactMessages as english } from '../../../messages/admin/rule-impact.ts'
import type { Translation } from '../../../localization/translation.ts'
import { agree, capital, countedWord, listed, manyOf, the, theMany } from '../grammar.ts'

export const ruleImpactMessages: Translation<typeof english> = {
  rules: 'Regler',
  oneRule: 'regel',
  noRulesYet:
    'En regel anger vilka val som går ihop: med det här träet bara dessa ytbehandlingar, med den här storleken aldrig den kroken. Utan regler kan allt väljas med allt.',
  productHasNoRules: 'Ingen regel gäller mellan produktens egenskaper.',
  rule: 'Regel',
  from: 'Från',
  to: 'Till',
  type: 'Typ',
  newRule: 'Ny regel',
  changedMeanwhile: 'Någon annan har ändrat den här regeln under tiden.',
  says: 'Vad den säger',
  beginsWith: 'Den börjar med',
  endsWith: 'och slutar med',
  options: 'alternativ',
  wholeProperty: 'vilket val som helst av en egenskap',
  choiceAs: 'Vad den börjar med',
  propertyOfStart: 'Egenskap den börjar med',
  propertyOfEnd: 'Egenskap den slutar med',
  chosenOptions: ({ side }) => `Valt: ${side}`,
  leaveOut: ({ title }) => `Utelämna ${title}`,
  chooseStart: 'Välj vad regeln börjar med.',
  chooseEnd: 'Välj vad regeln slutar med.',
  save: 'Spara regeln',
  add: 'Lägg till regeln',
  cancel: 'Avbryt',
  revert: 'Ta tillbaka ändringarna',
  remove: 'Ta bort regeln',
  changed: ({ rule }) => `Ändrad: ${rule}`,
  named: ({ rule }) => `Regeln ”${rule}”`,

  // The live answer
  impact: 'Vad som blir omöjligt',
  working: 'Räknar ut …',
  failed: 'Det gick inte att räkna ut vad regeln gör.',
  tryAgain: 'Försök igen',
  waiting: 'När regeln är komplett står här vad den gör med varje produkt.',
  noProducts: 'Ingen produkt har regelns båda ändar.',
  changesNothing: 'Inget blir omöjligt, och inget möjligt som inte var det.',
  combinations: ({ least, most }) => {
    if (least !== most) return `${least} till ${most} kombinationer`
    return least === '1' ? '1 kombination' : `${least} kombinationer`
  },
  beforeAfter: ({ before, after }) => `${before} före, ${after} med den`,
  bounded: 'För mycket hänger ihop för att räkna exakt: antalet ligger mellan dessa gränser.',
  dying: ({ titles }) =>
    `${listed(titles)} kan inte längre väljas: ingen tillåten kombination har ${titles.length === 1 ? 'det' : 'dem'}.`,
  reviving: ({ titles }) => `${listed(titles)} kan väljas igen.`,
  forced: ({ property, option }) => `${property}: bara ${option} är kvar.`,
  contradiction: 'Ingen kombination är kvar: produkten kan inte beställas.',
  undecided: ({ count }) => `För ${count} alternativ är det okänt.`,
  andMore: ({ count }) => `och ${count} till`,
  withoutIt: ({ product, before, after }) => `${product}: ${before} nu, ${after} utan regeln.`,
  andMoreProducts: ({ count }) =>
    count === 1 ? 'Den ändrar 1 produkt till.' : `Den ändrar ${count} produkter till.`,

  // How a dead option could be chosen again
  askRepair: 'Hur kan det vara kvar?',
  askRepairOf: ({ option }) => `Hur kan ${option} vara kvar?`,
  askOrderable: 'Hur kan den beställas?',
  askOrderableOf: ({ product }) => `Hur kan ${product} beställas?`,
  searchingRepair: 'Söker efter den minsta ändringen …',
  noRepair: 'Ingen ändring av en enda regel räcker: det krävs flera.',
  repairsOf: ({ option }) => `Vad som skulle behålla ${option}`,
  thisRule: 'den här regeln',
  thatRule: ({ rule }) => `regeln ”${rule}”`,
  repairTakeOut: ({ title, rule, left }) => `Ta bort ${title} ur ${rule}: då finns ${left}.`,
  repairAllow: ({ title, rule, left }) => `Låt ${rule} även tillåta ${title}: då finns ${left}.`,
  repairDelete: ({ rule, left }) => `Klara dig utan ${rule}: då finns ${left}.`,
  doRepair: 'Gör det',
  doRepairNamed: ({ repair }) => `Gör det: ${repair}`,
  openRepair: 'Öppna regeln',
  openRepairNamed: ({ repair }) => `Öppna regeln: ${repair}`,
  leaveDraft: 'Det som har ändrats här är inte sparat. Vill du lämna det?',
  leave: 'Lämna',

  // Open orders under the rule
  checkOrders: ({ word }) => `Kontrollera pågående ${manyOf(word)}`,
  checkingOrders: ({ checked, total }) => `${checked} av ${total} kontrollerade …`,
  ordersFine: ({ total, word }) =>
    total === 1
      ? `${capital(the(word))} som pågår påverkas inte.`
      : `Alla ${total} pågående ${manyOf(word)} är oförändrade.`,
  noOpenOrders: ({ word }) => `Det finns ${agree(word, 'ingen', 'inget')} pågående ${word.toLowerCase()}.`,
  ordersInvalid: ({ count, total, word }) =>
    `${count} av ${total} pågående ${manyOf(word)} kan inte längre tillverkas som de är:`,
  ordersValid: ({ count, word }) => `${countedWord(count, word)} som pågår kan tillverkas igen:`,
  ordersFailed: ({ word }) => `${capital(theMany(manyOf(word)))} som pågår kunde inte kontrolleras.`,
  orderNamed: ({ orgSpecificId, title }) =>
    title === '' ? `#${orgSpecificId}` : `#${orgSpecificId} ${title}`,

  // Lists of rules on other pages
  search: 'Sök regler',
  noneFound: 'Ingen regel innehåller alla orden.',
  propertyHasNoRules: 'Ingen regel nämner egenskapen eller något av dess alternativ.',
  addNamed: 'Lägg till en regel',
  askContradiction: ({ titles }) => `Inget finns kvar att välja för ${listed(titles)}. Spara regeln ändå?`,
  saveNevertheless: 'Spara ändå',

  // Rules that do nothing
  endMissing: 'Regelns ena ände finns inte längre. Välj en annan, eller ta bort regeln.',
  neverHolds:
    'Regeln gäller aldrig: allt den börjar med är arkiverat. Hämta det från arkivet, eller börja med något annat.',
  withItself: ({ property }) =>
    `Regeln får aldrig verkan: bara ett alternativ för ${property} väljs åt gången. Låt den sluta med en annan egenskap.`,
  takesNothing:
    'Regeln får aldrig verkan: den lämnar allt som det är. Ange färre alternativ som går ihop med den.',
  neverTogether:
    'Regeln får aldrig verkan: ingen produkt har båda egenskaperna. Ge en produkt båda, eller välj andra.',
  mixedOrders:
    'Ingen produkt har båda ändarna, men en av dem väljs en gång för alla artiklar: regeln får verkan där produkter blandas.',
  duplicate: ({ rule }) => `En annan regel säger samma sak: ${rule} En av dem kan tas bort.`,
  implied: ({ rules }) => `Andra regler säger redan allt detta: ${rules.join(' ')} Den här kan tas bort.`,
}
