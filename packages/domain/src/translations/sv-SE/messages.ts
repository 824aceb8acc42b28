/** Sentences of the engine and of the order page, in Swedish. */
import type { messages as english } from '../../messages.ts'
import type { Translation } from '../../localization/translation.ts'
import { a, agree, capital, listed } from './grammar.ts'

const undoable = { undo: 'ångras', redo: 'göras om' } as const
const done = { undo: 'har ångrats', redo: 'har gjorts om' } as const

/** ”Hall”, or words for an item without a name. */
function nameOf(title: string): string {
  return title.trim() === '' ? 'Artikeln' : `”${title}”`
}

export const messages: Translation<typeof english> = {
  // Titles
  orderTitleRequired: ({ word }) =>
    `Ange ett giltigt namn på ${agree(word, 'din', 'ditt')} ${word.toLowerCase()}.`,
  orderTitleUntitled: ({ word }) =>
    `${capital(a(word))} kan inte heta ”${agree(word, 'Namnlös', 'Namnlöst')} ${word.toLowerCase()}”. Ange ett giltigt namn.`,
  itemTitleRequired: 'Artikeln måste ha ett namn eller en beskrivning.',
  cartItemTitleRequired: 'Artikeln kan inte läggas till utan namn eller beskrivning.',
  confirmDeleteItem: 'Vill du ta bort den här produkten?',

  // Options and rules
  optionLeavesNoOptions: ({ title }) =>
    `Med det här alternativet finns inget kvar att välja för ${title}. Välj ett annat alternativ eller ändra dina andra val.`,
  noOptionsAvailable: ({ title }) => `${title}: inga alternativ tillgängliga`,
  choiceMissing: ({ title }) => `${title} är inte valt än.`,
  valueMissing: ({ title }) => `${title} är inte ifyllt än.`,
  optionUnknown: 'Alternativet hör inte till den här egenskapen.',
  propertyUnknown: 'Egenskapen hör inte till den här produkten.',
  itemUnknown: 'Artikeln finns inte längre.',

  // Several people on one order
  itemDeletedAlready: (title) => `${nameOf(title)} hade redan tagits bort av någon annan.`,
  itemDeletedByOther: (title) => `${nameOf(title)} togs bort av någon annan.`,
  orderOutOfReach: 'Det finns inte längre, eller så delas det inte längre med dig.',
  undoNothingLeft: ({ direction, label }) => `Av ”${label}” finns inget kvar som kan ${undoable[direction]}.`,
  undoItemGone: ({ direction, label }) =>
    `”${label}” kan inte ${undoable[direction]}: någon annan har tagit bort artikeln sedan dess.`,
  undoItemChanged: ({ direction, title }) =>
    `Någon annan har arbetat med ${title.trim() === '' ? 'artikeln' : nameOf(title)} sedan dess, så den togs inte bort. ${
      direction === 'undo' ? 'Ta bort den' : 'Ta bort den igen'
    } om den ska bort.`,
  undoFieldsKept: ({ direction, label, fields, isSomethingDone }) =>
    `Någon annan har ändrat ${listed(fields)} sedan dess, så det lämnas som det är. ${
      isSomethingDone ? `Resten av ”${label}” ${done[direction]}.` : ''
    }`.trim(),
  propertyHidden: ({ title }) => `${title} gäller inte med de andra valen.`,
  optionDisabled: ({ option, product }) => `${option} erbjuds inte för ${product}.`,
  optionArchived: ({ option }) => `${option} erbjuds inte längre.`,
  optionNotPublished: ({ option }) => `${option} erbjuds inte dig.`,
  optionIncompatible: ({ option, property, with: other }) =>
    `${option} kan inte kombineras med ${other} (${property}).`,
  optionNotAmongCompatible: ({ option, property, with: other }) =>
    `${option} passar inte med ${other} (${property}).`,
  optionNeedsCondition: ({ option, property }) => `${option} finns inte med det som är valt för ${property}.`,
  optionLeavesNone: ({ title }) => `${title} skulle inte ha några alternativ kvar.`,
  valueOutOfBounds: ({ title }) => `${title} ligger utanför gränserna.`,
  productUnknown: 'Produkten finns inte längre i katalogen.',
  engravingTooWide: ({ title }) => `${title}: en text är för bred för sin plats.`,
  lengthUnreadable: ({ text }) =>
    `”${text}” är inget mått. Skriv till exempel 92,1, 9cm, 3 5/8" eller 1' 2".`,
  archivedInUse: 'Erbjuds inte längre, men behålls här',
  drawingIncomplete: ({ title }) => `${title} behövs för ritningen.`,
  drawingUnreadable: 'Den här konfigurationen kan inte ritas.',
  drawingsNotLoaded: 'En del av sidan kunde inte hämtas. Kontrollera anslutningen och försök igen.',

  // 3D view
  view3dNotLoaded: '3D-vyn kunde inte laddas. Kontrollera anslutningen och försök igen.',

  // Prices
  priceOnRequest: 'Pris på begäran',
  pricingHidden: 'Priserna är dolda.',
  pricingNoRule: ({ title }) => `${title} har ingen prisregel.`,
  pricingRuleUnknown: ({ rule }) => `Prisregeln ${rule} finns inte.`,
  pricingNoVersion: ({ rule, date }) => `${rule} har ingen version som gäller ${date}.`,
  pricingNothingApplies: ({ rule }) => `Inget uttryck i ${rule} gäller.`,
  pricingPropertyUnknown: ({ property }) =>
    `Produkten har ingen egenskap ${property} som ett pris kan hämtas från.`,
  pricingOptionMissing: ({ property }) => `${property} är inte valt än.`,
  pricingOptionHasNoRule: ({ option }) => `${option} har ingen prisregel.`,
  pricingValueMissing: ({ property }) => `${property} är inte ifyllt än.`,
  pricingValueNotNumber: ({ property }) => `${property} är inget tal.`,
  pricingClassifierMissing: ({ option, group }) => `${option} har ingen klassning i ${group}.`,
  pricingClassifierNoVersion: ({ classifier, date }) => `${classifier} har inga tal som gäller ${date}.`,
  pricingNumberMissing: ({ classifier, index }) => `${classifier} har inget tal nummer ${index + 1}.`,
  pricingDivisionByZero: 'Priset skulle divideras med noll.',
  pricingCycle: ({ rule }) => `${rule} använder sitt eget pris.`,
  pricingTooDeep: 'Prisreglerna är nästlade för djupt.',
  pricingNotFinite: 'Priset är för stort för att kunna stämma.',
  pricingBeyondOrder: 'Med den här artikeln skulle summan bli större än vad som kan räknas.',
  pricingTooPrecise: 'Priset har för många decimaler för att kunna stämma.',

  // Why an order costs what it costs
  costsWithoutUnpriced: 'Artiklar med pris på begäran ingår inte i de här beloppen.',

  // Orders and items
  copyNotKept: 'Den här webbläsaren sparar inte kopierade artiklar.',
  pastedWithout: ({ count }) =>
    count === 1 ? 'Inklistrat utan ett av valen.' : `Inklistrat utan ${count} av valen.`,
  pastedWithoutHint: 'De erbjuds inte längre.',
  emptyOrderHint: 'Klicka på + för att lägga till din första produkt',

  // Engraving
  engravingsMissing: ({ title, characters }) => `${title}: typsnittet saknar ${characters}.`,
  engravingMeets: ({ what, other }) =>
    `Graveringen ${what} når in i ${other}. Kortare eller mindre text, eller en större platta, skulle ge plats.`,
  engravingSymbolUnknown: 'Symbolen finns inte.',
  customEngravingsNotOffered: 'Specialgraveringar erbjuds inte här.',
  confirmCustomEngravings:
    'För specialgraveringar gäller inga konstruktionsgränser. Vi granskar varje specialgravering och kan avvisa den om den inte går att tillverka. Vill du fortsätta?',
}
