/** The product graphics editor, and what is wrong with a graphic, in Swedish. */
import type { adminGraphicMessages as english } from '../../../messages/admin/admin-graphics.ts'
import type { Translation } from '../../../localization/translation.ts'
import { capital, counted, figure, firstOf } from '../grammar.ts'

type Wrong = Parameters<(typeof english)['wrong']>[0]

const quoted = (name: string | undefined) => (name === undefined || name === '' ? 'det' : `”${name}”`)

/** By the codes of the domain's graphics. */
const wrong: Readonly<Record<Wrong['code'], (of: Wrong) => string>> = {
  syntax: ({ at = 0 }) => `Detta kan inte läsas från tecken ${at + 1}.`,
  unknownName: ({ name }) => `Inget heter ${quoted(name)} här.`,
  notANumber: ({ name }) => `Här behövs ett tal, inte ${quoted(name)}.`,
  notAColour: ({ name }) => `Här behövs en färg som #a98a5b, inte ${quoted(name)}.`,
  notAChoice: ({ name }) => `${capital(quoted(name))} är inget av valen.`,
  divisionByZero: () => 'Detta dividerar med 0.',
  outOfRange: () => `Ingen del av en produkt ligger längre bort än ${figure(50_000)} mm.`,
  notPositive: () => 'Detta måste vara mer än 0.',
  cycle: ({ name }) => `${capital(quoted(name))} kräver till slut sig självt.`,
  unknownType: ({ name }) => `${capital(quoted(name))} är ingen nodtyp som kan stå här.`,
  unknownProperty: ({ name }) => `En nod av den här typen har ingen egenskap ${quoted(name)}.`,
  invalidProperty: () => 'Egenskapen är inte uppbyggd så.',
  badOutline: () => 'Konturen korsar sig själv eller omsluter ingen yta.',
  topGroup: () => 'En modell är en enda grupp som innehåller resten.',
  sameId: ({ name }) => `Id:t ${quoted(name)} förekommer två gånger här.`,
  tooDeep: () => 'Grupper får vara nästlade i högst 16 nivåer.',
  tooManyParts: () => 'En modell har högst 400 noder, och rader gör högst 600 delar av dem.',
}

/** Choices of nodes that the graphics know by names of their own. */
const choiceWords: ReadonlyMap<string, string> = new Map([
  ['plain', 'Slät'],
  ['satin', 'Satin'],
  ['brushed', 'Borstad'],
  ['polished', 'Polerad'],
  ['wood', 'Trä'],
  ['fabric', 'Tyg'],
  ['glass', 'Glas'],
  ['glow', 'Lysande'],
  ['shadow', 'Skugga'],
])

export const adminGraphicMessages: Translation<typeof english> = {
  wrong: (of) => wrong[of.code](of),
  wrongAt: ({ node, field, message }) =>
    field === undefined ? `${node}: ${message}` : `${node}, ${field}: ${message}`,

  // The section
  graphics: '3D-modeller',
  oneGraphic: '3D-modell',
  topType: 'Grupp',
  noGraphicsYet:
    'Här listas hur produkter ser ut i 3D. En produkt kopplas till en modell i sina inställningar.',
  usedBy: 'Används av',
  nodesColumn: 'Noder',
  graphic: 'Modell',
  nodes: 'Noder',
  originalIsGone: 'Modellen har tagits bort under tiden.',
  duplicated: '3D-modellen har duplicerats. Vill du gå till den nya?',
  inUse: ({ titles, count }) => `Modellen visas av: ${firstOf({ titles, count })}. Arkivera den i stället.`,

  // The page
  idOf: ({ id }) => `#${id}`,
  editorOf: ({ title }) => `Redigerare för ${title}`,
  loadingEditor: 'Laddar redigeraren',
  editorNotLoaded: 'Redigeraren kunde inte laddas.',
  editJson: 'Redigera som JSON',
  undo: 'Ångra',
  redo: 'Gör om',
  panels: 'Redigerarens delar',
  values: 'Värden',
  properties: 'Egenskaper',

  // The tree
  tree: 'Modellens noder',
  treeKeys:
    'Pilarna flyttar, F2 eller Enter byter namn, Insert lägger till, Space döljer eller visar i förhandsvisningen, Alt med en pil flyttar noden, Backspace tar bort. Ctrl eller ⌘ med C, X, V och D kopierar, klipper ut, klistrar in och duplicerar.',
  addTo: ({ title }) => `Lägg till en nod i ${title}`,
  addNode: 'Lägg till en nod',
  addKey: 'Insert',
  typeOf: 'Den nya nodens typ',
  more: ({ title }) => `Mer för ${title}`,
  titleOfNode: 'Nodens namn',
  untitledNode: ({ type }) => `${type} utan namn`,
  rename: 'Byt namn',
  duplicate: 'Duplicera',
  copy: 'Kopiera',
  cut: 'Klipp ut',
  paste: 'Klistra in',
  remove: 'Ta bort',
  moveUp: 'Flytta upp',
  moveDown: 'Flytta ner',
  moveIn: 'Flytta in i noden ovanför',
  moveOut: 'Flytta ut ur gruppen',
  hide: ({ title }) => `Dölj ${title} i förhandsvisningen`,
  show: ({ title }) => `Visa ${title} i förhandsvisningen`,
  hideNode: 'Dölj i förhandsvisningen',
  showNode: 'Visa i förhandsvisningen',
  hiddenNode: 'dold i förhandsvisningen',
  faultyNode: 'kan inte visas',
  keepTopGroup: 'Den översta gruppen måste finnas kvar.',
  askDelete: ({ title, count }) =>
    count === 0
      ? `Vill du ta bort ${title}?`
      : `Vill du ta bort ${title} och ${count === 1 ? 'noden' : `de ${count} noderna`} i den?`,
  treeRefused: {
    topGroup: 'Den översta gruppen stannar där den är.',
    unknownNode: 'Noden finns inte längre.',
    unknownType: 'En nod av den här typen är inte känd här.',
    noHolder: 'Bara grupper och rader kan innehålla andra noder.',
    intoItself: 'En nod kan inte flyttas in i sig själv.',
    sameId: 'Noden finns redan.',
    unknownProperty: 'Den här nodtypen har ingen sådan egenskap.',
  },
  nothingToPaste: 'Det finns ingen nod att klistra in: kopiera en först.',
  copied: ({ title }) => `${title} har kopierats.`,

  // What two people have changed at once
  onlyYours: ({ title }) => `${title} finns bara i ditt.`,
  onlyTheirs: ({ title }) => `${title} finns bara i din kollegas.`,
  otherPlace: ({ title }) => `${title} finns i en annan grupp.`,
  otherOrder: ({ title }) => `Innehållet i ${title} har en annan ordning.`,
  otherTitle: ({ title, second }) => `${title}: din kollega kallar den ${second}.`,
  otherProperty: (change) =>
    `${change.title}, ${change.property}: ${change.first} i ditt, ${change.second} i din kollegas.`,
  leftOut: 'som vanligt',

  // What was done
  added: ({ title }) => `${title} har lagts till.`,
  deleted: ({ title }) => `${title} har tagits bort.`,
  pasted: ({ title }) => `${title} har klistrats in.`,
  moved: ({ title }) => `${title} har flyttats.`,
  renamed: ({ title }) => `${title} har bytt namn.`,
  changed: ({ title, field }) => `${field} för ${title} har ändrats.`,
  jsonSaved: ({ title }) => `Noderna i ${title} har ändrats.`,

  // Properties
  propertiesOf: ({ title }) => `Egenskaper för ${title}`,
  parts: { shape: 'Form', look: 'Utseende', place: 'Plats', condition: 'Villkor' },
  millimeters: 'mm',
  degrees: '°',
  equals: ({ value }) => `= ${value}`,
  usual: ({ value }) => `Vanligt: ${value}`,
  backToUsual: ({ field }) => `${field} som vanligt`,
  shownNow: 'Visas',
  notShownNow: 'Visas inte',
  byExpression: 'Genom ett uttryck',
  choiceWord: ({ choice }) => choiceWords.get(choice) ?? capital(choice),
  expressionOf: ({ field }) => `${field}, som uttryck`,
  pickColor: ({ field }) => `Välj ${field}`,
  offered: ({ count }) => (count === 1 ? '1 namn erbjuds' : `${count} namn erbjuds`),
  names: 'Namn',
  functionName: 'funktion',
  pointPart: ({ field, part, number }) => `${field}, punkt ${number}: ${part}`,
  addPoint: ({ field }) => `Lägg till en punkt i ${field}`,
  removePoint: ({ field, number }) => `Ta bort punkt ${number} i ${field}`,
  point: 'Punkt',
  addContour: 'Lägg till ett hål',
  contour: ({ number }) => `Hål ${number}`,
  removeContour: ({ number }) => `Ta bort hål ${number}`,
  formulaName: ({ number }) => `Namn på formel ${number}`,
  formulaText: ({ name }) => `Formel för ${name}`,
  addFormula: 'Lägg till en formel',
  removeFormula: ({ name }) => `Ta bort ${name}`,
  formulaHint: 'Namn på det som används mer än en gång i gruppen.',
  formulaNameWrong: 'Ett namn börjar med en bokstav och har bara bokstäver, siffror och _.',
  formulaNameTaken: 'Namnet används redan.',

  // Values
  valuesOf: 'Värden för',
  sliders: 'Reglage',
  noParameters: 'Inget uttryck använder ett namn än. De som gör det får ett reglage här.',
  parametersHint: 'Bara för förhandsvisningen: inget av detta sparas.',
  rangeFrom: ({ name }) => `Minsta ${name}`,
  rangeTo: ({ name }) => `Största ${name}`,
  valueOf: ({ name }) => `Värde för ${name}`,
  loadingProduct: 'Laddar produkten',
  productWithoutExample: 'Produkten har ingen konfiguration att visa än.',

  // Preview
  preview: 'Förhandsvisning',
  fit: 'Anpassa vyn',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  nothingToShow: 'Inget att visa än',
  nothingToShowHint: 'Lägg till en nod med gruppens +.',
  allHidden: 'Alla noder är dolda i förhandsvisningen.',
  no3d: 'Webbläsaren kan inte visa 3D: detta är framsidan. Allt annat fungerar.',
  frontOf: ({ title }) => `Framsidan av ${title}`,
  interrupted: 'Grafikkortet har avbrutit förhandsvisningen. Inget är förlorat.',
  tryAgain: 'Försök igen',
  problems: ({ count }) => `${count} problem`,
  measures: 'Mått',
  inInches: ({ sides }) => sides.join(' × '),
  inMillimeters: ({ sides }) => `${sides.join(' × ')} mm`,
  measuredSides: 'bredd × höjd × djup',
  mesh: ({ parts, vertices, triangles }) =>
    `${counted(parts, 'del', 'delar')}, ${vertices} hörn, ${triangles} trianglar`,

  // JSON
  jsonOf: ({ title }) => `${title} som JSON`,
  jsonLabel: 'Noder som JSON',
  jsonKeys: 'Tab lämnar redigeraren. Ctrl eller ⌘ med S sparar.',
  jsonUnsaved: 'Osparade ändringar',
  jsonSame: 'Sparat',
  jsonBehind: 'Modellen har ändrats sedan du började. Spara ditt över den, eller kasta ditt för att se den.',
  save: 'Spara',
  discard: 'Kasta',
  faults: ({ count }) => `${count} fel`,
  faultPlace: ({ line, column }) => `Rad ${line}, kolumn ${column}`,
}
